import SwiftUI
import Testing

/// Views that hold others.
@MainActor struct ContainerTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
  }

  @Test("every form of a list shows its rows", arguments: Wrapping.allCases)
  func lists(_ wrapping: Wrapping) {
    let people = [Person(id: 1, name: "Jim"), Person(id: 2, name: "Alice")]
    let bound = Box(people)
    let forms: [Screen] = [
      Screen { List { ForEach(people) { Text($0.name).wrapped(wrapping) } } },
      Screen { List(people) { Text($0.name).wrapped(wrapping) } },
      Screen { List(people, id: \.name) { Text($0.name).wrapped(wrapping) } },
      Screen { List(bound.binding) { $person in Text(person.name).wrapped(wrapping) } },
      Screen { List(bound.binding, id: \.name) { $person in Text(person.name).wrapped(wrapping) } },
      Screen { List(people, selection: .constant(1)) { Text($0.name).wrapped(wrapping) } },
      Screen { List(people, selection: .constant([1])) { Text($0.name).wrapped(wrapping) } },
    ]
    for form in forms { #expect(form.texts == ["Jim", "Alice"]) }
  }

  @Test("a list keeps its selection, of one or of many", arguments: Wrapping.allCases)
  func selection(_ wrapping: Wrapping) throws {
    let one = Box<Int?>(nil)
    let many = Box<Set<Int>>([1])
    func selection(_ screen: Screen) throws -> ListSelection {
      func find(_ node: ViewNode) -> ListSelection? {
        node.listSelection ?? node.children.lazy.compactMap(find).first
      }
      return try #require(find(screen.host.root))
    }
    let single = try selection(
      Screen {
        List([1, 2], id: \.self, selection: one.binding) { Text("\($0)").wrapped(wrapping) }
          .wrapped(wrapping)
      })
    #expect(!single.isMultiple)
    single.tags = [2]
    #expect(one.value == 2)
    let several = try selection(
      Screen {
        List([1, 2], id: \.self, selection: many.binding) { Text("\($0)").wrapped(wrapping) }
          .wrapped(wrapping)
      })
    #expect(several.isMultiple)
    several.tags.insert(2)
    #expect(many.value == [1, 2])
  }

  @Test("every form of a section shows its header and footer", arguments: Wrapping.allCases)
  func sections(_ wrapping: Wrapping) {
    let title = "String"
    let screen = Screen {
      Form {
        Section { Text("a").wrapped(wrapping) }
        Section("Key") { Text("b").wrapped(wrapping) }
        Section(title) { Text("c").wrapped(wrapping) }
        Section {
          Text("d").wrapped(wrapping)
        } header: {
          Text("Header").wrapped(wrapping)
        }
        Section {
          Text("e").wrapped(wrapping)
        } footer: {
          Text("Footer").wrapped(wrapping)
        }
        Section {
          Text("f").wrapped(wrapping)
        } header: {
          Text("Both").wrapped(wrapping)
        } footer: {
          Text("of them").wrapped(wrapping)
        }
        Section(header: Text("Old")) { Text("g").wrapped(wrapping) }
        Section("Closed", isExpanded: .constant(false)) { Text("h") }
          .wrapped(wrapping)
      }
    }
    #expect(
      screen.texts == [
        "a", "Key", "b", "String", "c", "Header", "d", "e", "Footer", "Both", "f", "of them",
        "Old", "g", "Closed",
      ])
    #expect(screen.elements.first { $0.label == "d" }?.groups == ["Header", "d"])
  }

  @Test("every layout shows what it holds", arguments: Wrapping.allCases)
  func layouts(_ wrapping: Wrapping) {
    let screen = Screen {
      HStack { Text("1").wrapped(wrapping) }
      ZStack { Text("2").wrapped(wrapping) }
      ScrollView { LazyVStack { Text("3").wrapped(wrapping) } }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { Text("4").wrapped(wrapping) }
      Grid { GridRow { Text("5").wrapped(wrapping) } }
      ViewThatFits {
        Text("6").wrapped(wrapping)
        Text("too wide").wrapped(wrapping)
      }
      .wrapped(wrapping)
      GeometryReader { Text("\(Int($0.size.width))x\(Int($0.size.height))") }
      ScrollViewReader { proxy in
        Button("7") { proxy.scrollTo(1) }.wrapped(wrapping)
      }
      GroupBox("Box") { Text("8").wrapped(wrapping) }
      Menu("Menu") { Button("9") {}.wrapped(wrapping) }.wrapped(wrapping)
      LabeledContent("Name", value: "Jim").wrapped(wrapping)
      ProgressView("Loading", value: 1, total: 4)
    }
    #expect(
      screen.lines == [
        "text 1", "text 2", "text 3", "text 4", "text 5", "text 6", "text 390x844", "button 7",
        "text Box", "text 8", "text Menu", "button 9", "text Name", "text Jim",
        "text progress 25%", "text Loading",
      ])
  }

  @Test("what stands in place of missing content", arguments: Wrapping.allCases)
  func unavailable(_ wrapping: Wrapping) {
    let screen = Screen {
      ContentUnavailableView("Gone", systemImage: "x", description: Text("why"))
      ContentUnavailableView {
        Text("Empty").wrapped(wrapping)
      } actions: {
        Button("Add") {}.wrapped(wrapping)
      }
      ContentUnavailableView.search(text: "Jim")
    }
    #expect(
      screen.texts == [
        "Gone", "why", "Empty", "Add", "No Results for “Jim”",
        "Check the spelling or try a new search.",
      ])
  }
}

/// Styles of an app's own.
@MainActor struct OwnStyleTests {
  struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("card")
      configuration.content
      configuration.label
    }
  }

  struct Colon: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(":")
      LabeledContent(configuration)
    }
  }

  struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text((configuration.fractionCompleted ?? 0) > 0.5 ? "more than half" : "half at most")
      configuration.label
    }
  }

  struct Flip: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("flip") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test("a style of an app's own shows what it makes of a control", arguments: Wrapping.allCases)
  func styles(_ wrapping: Wrapping) throws {
    let screen = Screen {
      GroupBox("Box") { Text("content") }.wrapped(wrapping).groupBoxStyle(Card())
      LabeledContent("Name", value: "Jim").wrapped(wrapping).labeledContentStyle(Colon())
      ProgressView("Loading", value: 3, total: 4).wrapped(wrapping).progressViewStyle(Words())
      DisclosureGroup("Group") { Text("inside") }.wrapped(wrapping).disclosureGroupStyle(Flip())
    }
    let texts = ["card", "content", "Box", "Name", ":", "Name", "Jim", "more than half", "Loading"]
    #expect(screen.texts == texts + ["flip"])
    try screen.tap("flip")
    #expect(screen.texts == texts + ["flip", "inside"])
  }
}
