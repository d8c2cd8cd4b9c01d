/// A type of the program with all its extensions.
public struct TypeEntry: Sendable {
  /// The name with the types around it.
  public let name: String
  /// Where it is declared.
  public let path: String
  public let kind: TypeFacts.Kind
  public private(set) var inherits: [String]
  public private(set) var attributes: [String]
  public let generics: [GenericParameter]
  public private(set) var cases: [CaseFacts]
  /// Its variables, by name.
  public private(set) var properties: [String: Located<PropertyFacts>]
  /// Its functions, by name.
  public private(set) var functions: [String: [Located<FunctionFacts>]]

  /// A declaration with the file it stands in.
  public struct Located<Facts: Sendable>: Sendable {
    public let facts: Facts
    public let path: String
  }

  init(_ facts: TypeFacts, path: String) {
    name = facts.name
    self.path = path
    kind = facts.kind
    inherits = []
    attributes = []
    generics = facts.generics
    cases = []
    properties = [:]
    functions = [:]
    add(facts, path: path)
  }

  mutating func add(_ facts: TypeFacts, path: String) {
    // What stands in a private extension is private.
    let hidden = facts.kind == .extension && facts.attributes.contains("private") ? ["private"] : []
    inherits += facts.inherits
    attributes += facts.attributes.filter { $0 != "private" }
    cases += facts.cases
    for var property in facts.properties where properties[property.name] == nil {
      property.attributes += hidden
      properties[property.name] = Located(facts: property, path: path)
    }
    for var function in facts.functions {
      function.attributes += hidden
      functions[function.name, default: []].append(Located(facts: function, path: path))
    }
  }

  /// Whether SwiftUI shows it.
  public var isView: Bool {
    inherits.contains { Self.viewProtocols.contains($0) || $0.hasSuffix("View") && !$0.hasPrefix("UI") }
  }

  private static let viewProtocols: Set<String> = [
    "View", "SwiftUI.View", "ViewModifier", "SwiftUI.ViewModifier", "ToolbarContent", "Scene", "App", "SwiftUI.App",
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "ButtonStyle", "LabelStyle",
    "PrimitiveButtonStyle", "PreviewProvider", "Widget", "Commands", "CustomizableToolbarContent",
  ]

  /// Whether views watch it.
  public var isObservable: Bool {
    inherits.contains { $0.hasSuffix("ObservableObject") } || attributes.contains { $0.hasPrefix("Observable") }
  }
}
