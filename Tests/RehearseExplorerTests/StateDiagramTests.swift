import CRehearseTestStart
import RehearseExplorer
import RehearseSession
import Testing

/// Drawings of what was found.
@MainActor @Suite(.serialized) struct StateDiagramTests {
  init() {
    rehearse_test_start()
  }

  @Test("presented layers have borders, dead ends are red")
  func faulty() throws {
    let diagram = StateDiagram(try Explorer(stage: .faulty).explore())
    #expect(
      DOTWriter.text(diagram, name: "faulty")
        == #"""
        digraph "faulty" {
          rankdir=LR
          node [shape=box]
          s0 [label="Faulty"]
          s1 [label="Faulty / sheet \"Settings\"", peripheries=2]
          s2 [label="Faulty / sheet \"Report\"", peripheries=2, color=red]
          s3 [label="Faulty / sheet \"Report\" / \"More\"", peripheries=2]
          s0 -> s1 [label="tap Settings"]
          s0 -> s2 [label="tap Report\ntap Both"]
          s1 -> s0 [label="tap Close\nswipe\ndismiss"]
          s2 -> s3 [label="tap More"]
          s2 -> s0 [label="dismiss"]
          s2 -> s1 [label="dismiss"]
          s3 -> s2 [label="back"]
          s3 -> s0 [label="dismiss"]
          s3 -> s1 [label="dismiss"]
        }

        """#)
  }

  @Test("every state can be a box of its own; where the search ended the box is dashed")
  func states() throws {
    let found = try Explorer(stage: .counting, bounds: .init(depth: 2)).explore()
    #expect(StateDiagram(found).boxes.count == 1)
    #expect(
      DOTWriter.text(StateDiagram(found, detail: .states), name: "a \"b\" \\ c")
        == #"""
        digraph "a \"b\" \\ c" {
          rankdir=LR
          node [shape=box]
          s0 [label="(CountingView)"]
          s1 [label="(CountingView)"]
          s2 [label="(CountingView)", style=dashed]
          s0 -> s1 [label="tap Add"]
          s1 -> s2 [label="tap Add"]
        }

        """#)
  }
}
