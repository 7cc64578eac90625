/// A registered model: how it is read, and what may be done to it through its own public methods.
public struct Model {
  /// What kind of model it is, which decides the commands that know it.
  package enum Role: Sendable {
    case editor, router, watch
    /// These are no models to be shown, but what a stage adds to the commands.
    case action, domain, redaction
  }

  package let name: String
  package let role: Role

  /// The value shown after each step, private fields included.
  package let read: @MainActor () -> Any

  /// Presents an editor.
  package var present: Presenting?

  /// The fields that `set` may write.
  package var fields: [Field] = []

  /// Why a field that is not listed can't be set.
  package var reasons: [String: String] = [:]

  /// Closes what the model presents, through its own method.
  package var dismiss: (@MainActor () -> Void)?

  /// Where a router's sheet can lead.
  package var sheets: [Route] = []

  /// What a router's path can get.
  package var pages: [Route] = []

  /// The path of a router's pages; nil when it has none.
  package var path: Path?

  /// What a verb of the stage's own does, and what it is for.
  package var action: Presenting?
  package var summary = ""

  /// The values that fit under the name.
  package var values: ValueDomain?

  /// The fields whose values are not shown.
  package var redacted: [String] = []

  package init(_ name: String, _ role: Role, read: @escaping @MainActor () -> Any) {
    self.name = name
    self.role = role
    self.read = read
  }

  /// How an editor is presented, or a verb of the stage's own is carried out.
  package struct Presenting {
    package let arguments: [Argument]
    package let call: @MainActor (Arguments) throws -> Void
  }

  /// A path of pages, from whose end some can be taken.
  package struct Path {
    package let depth: @MainActor () -> Int
    package let removeLast: @MainActor (_ count: Int) -> Void
  }

  /// A field that may be written from text.
  package struct Field {
    package let name: String

    /// The type of its value.
    let type: Any.Type

    /// The values that the stage gives to its name.
    var values: ValueDomain?

    /// Reads the text as the field's type and gives what writes it; throws before anything is written.
    package let prepare: @MainActor (TypedText) throws -> @MainActor () -> Void
  }

  /// A place a router can go to.
  package struct Route {
    package let name: String
    package let arguments: [Argument]

    /// Makes the value of the arguments and gives what goes there; throws before anything is written.
    package let prepare: @MainActor (Arguments) throws -> @MainActor () -> Void
  }
}

extension Model.Field {
  /// The words that fit at this moment, where they can be listed.
  @MainActor package var domain: [String]? { values?.words() ?? ValueText.domain(of: type) }

  /// The name of the type of its value.
  var typeName: String { _typeName(type, qualified: false) }
}

extension Model {
  /// Why a field can't be set, in words for a person.
  package func reason(for field: String) -> String {
    if let reason = reasons[field] { return reason }
    return switch role {
    case .editor: "its editor keeps it private"
    case .router: "its router keeps it private"
    case .watch, .action, .domain, .redaction: "it is only watched"
    }
  }
}
