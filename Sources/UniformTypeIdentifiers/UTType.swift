/// A kind of file or of data.
public struct UTType: Hashable, Sendable {
  /// The kind's name in reverse order of domains.
  public let identifier: String

  /// The extension that names of such files get, if the kind is known.
  public let preferredFilenameExtension: String?

  /// The kinds that this one is a special case of.
  public let supertypes: Set<UTType>

  /// All extensions of such files, the preferred one first.
  let filenameExtensions: [String]
}

extension UTType {
  /// Finds a known kind by its name.
  public init?(_ identifier: String) {
    guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = type
  }

  /// Finds the kind of files with an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard
      let type = Self.known.first(where: { type in
        type.filenameExtensions.contains(name) && type.conforms(to: supertype)
      })
    else { return nil }
    self = type
  }

  /// Makes a kind that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, [], parentType.map { [$0] } ?? [])
  }

  /// Makes a kind that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  private init(_ identifier: String, _ extensions: [String], _ parents: [UTType]) {
    self.identifier = identifier
    preferredFilenameExtension = extensions.first
    filenameExtensions = extensions
    supertypes = parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
  }

  /// Whether the kind is another one, or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Whether the kind is a special case of another one, in however many steps.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another kind is a special case of this one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

// Kinds that the system knows.
extension UTType {
  public static let item = UTType("public.item", [], [])
  public static let content = UTType("public.content", [], [])
  public static let data = UTType("public.data", [], [.item])
  public static let folder = UTType("public.folder", [], [.item])
  public static let directory = UTType("public.directory", [], [.item])
  public static let text = UTType("public.text", [], [.data, .content])
  public static let plainText = UTType("public.plain-text", ["txt", "text"], [.text])
  public static let utf8PlainText = UTType("public.utf8-plain-text", [], [.plainText])
  public static let rtf = UTType("public.rtf", ["rtf"], [.text])
  public static let html = UTType("public.html", ["html", "htm"], [.text])
  public static let xml = UTType("public.xml", ["xml"], [.text])
  public static let json = UTType("public.json", ["json"], [.text])
  public static let yaml = UTType("public.yaml", ["yaml", "yml"], [.text])
  public static let sourceCode = UTType("public.source-code", [], [.plainText])
  public static let swiftSource = UTType("public.swift-source", ["swift"], [.sourceCode])
  public static let delimitedText = UTType("public.delimited-values-text", [], [.text])
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", ["csv"], [.delimitedText])
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", ["tsv"], [.delimitedText])
  public static let log = UTType("com.apple.log", ["log"], [.plainText])
  public static let propertyList = UTType("com.apple.property-list", ["plist"], [.data])
  public static let pdf = UTType("com.adobe.pdf", ["pdf"], [.data, .content])
  public static let image = UTType("public.image", [], [.data, .content])
  public static let png = UTType("public.png", ["png"], [.image])
  public static let jpeg = UTType("public.jpeg", ["jpeg", "jpg"], [.image])
  public static let gif = UTType("com.compuserve.gif", ["gif"], [.image])
  public static let heic = UTType("public.heic", ["heic"], [.image])
  public static let tiff = UTType("public.tiff", ["tiff", "tif"], [.image])
  public static let svg = UTType("public.svg-image", ["svg"], [.image])
  public static let audiovisualContent = UTType(
    "public.audiovisual-content", [], [.data, .content])
  public static let movie = UTType("public.movie", [], [.audiovisualContent])
  public static let video = UTType("public.video", [], [.movie])
  public static let mpeg4Movie = UTType("public.mpeg-4", ["mp4"], [.movie])
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", ["mov"], [.movie])
  public static let audio = UTType("public.audio", [], [.audiovisualContent])
  public static let mp3 = UTType("public.mp3", ["mp3"], [.audio])
  public static let wav = UTType("com.microsoft.waveform-audio", ["wav"], [.audio])
  public static let archive = UTType("public.archive", [], [.data])
  public static let zip = UTType("public.zip-archive", ["zip"], [.archive])
  public static let gzip = UTType("org.gnu.gnu-zip-archive", ["gz"], [.archive])
  public static let url = UTType("public.url", [], [.data])
  public static let fileURL = UTType("public.file-url", [], [.url])
  public static let database = UTType("public.database", [], [.data])
  public static let spreadsheet = UTType("public.spreadsheet", [], [.content])
  public static let presentation = UTType("public.presentation", [], [.content])
  public static let font = UTType("public.font", [], [.data])
  public static let epub = UTType("org.idpf.epub-container", ["epub"], [.content])
  public static let package = UTType("com.apple.package", [], [.directory])
  public static let bundle = UTType("com.apple.bundle", [], [.directory])

  private static let known: [UTType] = [
    .item, .content, .data, .folder, .directory, .text, .plainText, .utf8PlainText, .rtf, .html,
    .xml, .json, .yaml, .sourceCode, .swiftSource, .delimitedText, .commaSeparatedText,
    .tabSeparatedText, .log, .propertyList, .pdf, .image, .png, .jpeg, .gif, .heic, .tiff, .svg,
    .audiovisualContent, .movie, .video, .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .wav,
    .archive, .zip, .gzip, .url, .fileURL, .database, .spreadsheet, .presentation, .font, .epub,
    .package, .bundle,
  ]
}
