/// Makes a property of the environment, with the key and the default it needs.
///
///     extension EnvironmentValues {
///       @Entry var theme: Theme = .light
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "RehearseMacros", type: "EntryMacro")
