@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The process that the compiler asks to expand the macros of the module `SwiftUI`.
///
/// The toolchain's build of SwiftSyntax comes without the module that would write this, so it is written by hand.
@main
struct Main: PluginProvider {
  static func main() throws {
    let listener = CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Main())
    try listener.main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": return PreviewMacro.self
    case "PreviewableMacro": return PreviewableMacro.self
    case "EntryMacro": return EntryMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }

  func loadPluginLibrary(libraryPath: String, moduleName: String) throws { throw UnknownMacro(name: libraryPath) }

  var features: [PluginFeature] { [] }
}

/// The compiler asked for a macro that is not here.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "SwiftUIMacros has no macro named \(name). Build the package again from scratch." }
}
