/// A function that runs on the graphics processor; there is none, so that it is accepted and never runs.
public struct Shader: Equatable, Sendable, ShapeStyle {
  /// What a function is called with.
  public struct Argument: Equatable, Sendable {
    public static func float<Number: BinaryFloatingPoint>(_ x: Number) -> Argument { Argument() }
    public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Argument {
      Argument()
    }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number)
      -> Argument
    { Argument() }
    public static func float4<Number: BinaryFloatingPoint>(
      _ x: Number, _ y: Number, _ z: Number, _ w: Number
    ) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }

  /// Which function it is.
  public var function: ShaderFunction

  /// What the function is called with.
  public var arguments: [Argument]

  /// Whether colours are dithered.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  public static func == (left: Shader, right: Shader) -> Bool {
    left.function == right.function && left.arguments == right.arguments
  }
}

/// A function of a library, known by its name.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The functions of an app.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  public static let `default` = ShaderLibrary()

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    `default`[dynamicMember: name]
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
