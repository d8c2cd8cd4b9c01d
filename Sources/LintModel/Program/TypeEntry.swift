/// A type of the program with all its extensions.
public struct TypeEntry: Sendable {
  let declaration: TypeDeclaration
  private let check: Check

  init(_ declaration: TypeDeclaration, askedBy check: Check) {
    self.declaration = declaration
    self.check = check
  }

  /// A declaration with the file it stands in.
  public struct Located<Facts: Sendable>: Sendable {
    public let facts: Facts
    public let path: String
  }

  /// The name with the types around it.
  public var name: String { declaration.name }
  /// Where it is declared.
  public var path: String { declaration.path }
  public var kind: TypeFacts.Kind { declaration.kind }
  public var inherits: [String] { declaration.inherits }
  public var attributes: [String] { declaration.attributes }
  public var generics: [GenericParameter] { declaration.generics }
  public var cases: [CaseFacts] { declaration.cases }

  /// Its variables, by name.
  public var properties: Members<Located<PropertyFacts>> {
    Members(byName: declaration.properties, declaration: declaration, check: check)
  }

  /// Its functions, by name.
  public var functions: Members<[Located<FunctionFacts>]> {
    Members(byName: declaration.functions, declaration: declaration, check: check)
  }

  /// The members of a type, of which it is noted who asks for them.
  public struct Members<Value: Sendable>: Sendable {
    fileprivate let byName: [String: Value]
    fileprivate let declaration: TypeDeclaration
    fileprivate let check: Check

    public subscript(name: String) -> Value? {
      if declaration.isForeign { check.note(.member, "\(declaration.lastName).\(name)") }
      return byName[name]
    }

    public var values: Dictionary<String, Value>.Values {
      check.note(.members, declaration.lastName)
      return byName.values
    }
  }

  /// Whether SwiftUI shows it.
  public var isView: Bool { declaration.isView }

  /// Whether views watch it.
  public var isObservable: Bool {
    inherits.contains { $0.hasSuffix("ObservableObject") } || attributes.contains { $0.hasPrefix("Observable") }
  }
}

extension TypeDeclaration {
  /// Whether SwiftUI shows it.
  var isView: Bool {
    inherits.contains { Self.viewProtocols.contains($0) || $0.hasSuffix("View") && !$0.hasPrefix("UI") }
  }

  private static let viewProtocols: Set<String> = [
    "View", "SwiftUI.View", "ViewModifier", "SwiftUI.ViewModifier", "ToolbarContent", "Scene", "App", "SwiftUI.App",
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "ButtonStyle", "LabelStyle",
    "PrimitiveButtonStyle", "PreviewProvider", "Widget", "Commands", "CustomizableToolbarContent",
  ]
}
