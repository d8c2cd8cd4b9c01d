import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a property of `EnvironmentValues` out of a variable and its default.
struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[__Key_\(raw: entry.name).self] }",
      "set { self[__Key_\(raw: entry.name).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      """
      private struct __Key_\(raw: entry.name): SwiftUI.EnvironmentKey {
        \(raw: entry.defaultValue)
      }
      """
    ]
  }
}

/// What an entry says.
private struct Entry {
  let name: String
  /// The declaration of the key's default.
  let defaultValue: String

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil
    else { throw EntryError.notAVariable }
    guard
      context.lexicalContext.contains(where: { syntax in
        syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.hasSuffix("EnvironmentValues") == true
      })
    else { throw EntryError.notInEnvironmentValues }
    name = pattern.identifier.text
    let value = binding.initializer?.value.trimmedDescription
    if let type = binding.typeAnnotation?.type {
      guard let value = value ?? (type.isOptional ? "nil" : nil) else { throw EntryError.noDefault }
      defaultValue = "static var defaultValue: \(type.trimmedDescription) { \(value) }"
    } else if let value, let literal = binding.initializer?.value.literalType {
      defaultValue = "static var defaultValue: \(literal) { \(value) }"
    } else if let value {
      defaultValue = "static let defaultValue = \(value)"
    } else {
      throw EntryError.noDefault
    }
  }
}

/// Why an entry cannot be made.
enum EntryError: Error, CustomStringConvertible {
  case notAVariable, notInEnvironmentValues, noDefault

  var description: String {
    switch self {
    case .notAVariable: "@Entry goes with one variable that has a default, such as `@Entry var margin = 8.0`."
    case .notInEnvironmentValues: "@Entry works in an extension of EnvironmentValues."
    case .noDefault: "Give the entry a default, such as `@Entry var margin = 8.0`."
    }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}

extension ExprSyntax {
  /// The type of a literal.
  fileprivate var literalType: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return nil
  }
}
