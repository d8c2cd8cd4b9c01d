/// Makes a property of `EnvironmentValues` out of a variable and its default.
///
///     extension EnvironmentValues {
///       @Entry var margin = 8.0
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
