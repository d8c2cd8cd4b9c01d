import LintModel
internal import SwiftSyntax

/// Reads the declarations of a parsed file.
struct DeclarationReader {
  private var reader: CodeReader
  private var facts: FileFacts
  /// The types around the declaration that is being read.
  private var scope: [String] = []

  init(path: String, source: [UInt8], cuts: Cuts = Cuts()) {
    reader = CodeReader(source: source, cuts: cuts)
    facts = FileFacts(path: path)
  }

  mutating func read(_ file: SourceFileSyntax) -> FileFacts {
    for item in file.statements { read(item) }
    return facts
  }

  private mutating func read(_ item: CodeBlockItemSyntax) {
    guard case .decl(let declaration) = item.item else { return }
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        if case .statements(let items)? = clause.elements {
          for item in items { read(item) }
        }
      }
      return
    }
    var members = Members()
    read(declaration, into: &members)
    facts.functions += members.functions
    facts.properties += members.properties
  }

  /// What a type or a file declares directly.
  private struct Members {
    var cases: [CaseFacts] = []
    var properties: [PropertyFacts] = []
    var functions: [FunctionFacts] = []
  }

  private mutating func read(_ declaration: DeclSyntax, into members: inout Members) {
    switch declaration.kind {
    case .structDecl:
      let node = declaration.cast(StructDeclSyntax.self)
      type(
        .structure, name: node.name, inherits: node.inheritanceClause, attributes: node.attributes,
        generics: node.genericParameterClause, members: node.memberBlock)
    case .classDecl:
      let node = declaration.cast(ClassDeclSyntax.self)
      type(
        .class, name: node.name, inherits: node.inheritanceClause, attributes: node.attributes,
        generics: node.genericParameterClause, members: node.memberBlock)
    case .actorDecl:
      let node = declaration.cast(ActorDeclSyntax.self)
      type(
        .actor, name: node.name, inherits: node.inheritanceClause, attributes: node.attributes,
        generics: node.genericParameterClause, members: node.memberBlock)
    case .enumDecl:
      let node = declaration.cast(EnumDeclSyntax.self)
      type(
        .enumeration, name: node.name, inherits: node.inheritanceClause, attributes: node.attributes,
        generics: node.genericParameterClause, members: node.memberBlock)
    case .protocolDecl:
      let node = declaration.cast(ProtocolDeclSyntax.self)
      type(
        .protocol, name: node.name, inherits: node.inheritanceClause, attributes: node.attributes, generics: nil,
        members: node.memberBlock)
    case .extensionDecl:
      let node = declaration.cast(ExtensionDeclSyntax.self)
      let index = facts.types.count
      defer {
        if isPrivate(node.modifiers), index < facts.types.count { facts.types[index].attributes.append("private") }
      }
      type(
        .extension, nameText: reader.text(of: node.extendedType), nameBytes: reader.bytes(of: node.extendedType),
        inherits: node.inheritanceClause, attributes: node.attributes, generics: nil, members: node.memberBlock)
    case .typeAliasDecl:
      let node = declaration.cast(TypeAliasDeclSyntax.self)
      facts.aliases.append(
        AliasFacts(name: qualified(node.name.text), type: reader.text(of: node.initializer.value)))
    case .enumCaseDecl:
      for element in declaration.cast(EnumCaseDeclSyntax.self).elements {
        let values = element.parameterClause?.parameters.map { reader.text(of: $0.type) } ?? []
        members.cases.append(CaseFacts(name: unquoted(element.name.text), values: values))
      }
    case .variableDecl: properties(declaration.cast(VariableDeclSyntax.self), into: &members)
    case .functionDecl: members.functions.append(function(declaration.cast(FunctionDeclSyntax.self)))
    case .initializerDecl: members.functions.append(initializer(declaration.cast(InitializerDeclSyntax.self)))
    case .ifConfigDecl:
      for clause in declaration.cast(IfConfigDeclSyntax.self).clauses {
        if case .decls(let declarations)? = clause.elements {
          for item in declarations { read(item.decl, into: &members) }
        }
      }
    default: break
    }
  }

  private func unquoted(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }

  private func qualified(_ name: String) -> String {
    (scope + [unquoted(name)]).joined(separator: ".")
  }

  // MARK: Types

  private mutating func type(
    _ kind: TypeFacts.Kind, name: TokenSyntax, inherits: InheritanceClauseSyntax?, attributes: AttributeListSyntax,
    generics: GenericParameterClauseSyntax?, members: MemberBlockSyntax
  ) {
    type(
      kind, nameText: unquoted(name.text), nameBytes: reader.bytes(of: name), inherits: inherits,
      attributes: attributes, generics: generics, members: members)
  }

  private mutating func type(
    _ kind: TypeFacts.Kind, nameText: String, nameBytes: Range<Int>, inherits: InheritanceClauseSyntax?,
    attributes: AttributeListSyntax, generics: GenericParameterClauseSyntax?, members block: MemberBlockSyntax
  ) {
    guard scope.count < 40 else { return }
    // An extension of a generic type may repeat its arguments.
    let plain = nameText.split(separator: "<").first.map(String.init) ?? nameText
    let index = facts.types.count
    var type = TypeFacts(name: qualified(plain), kind: kind, nameBytes: nameBytes)
    type.inherits = inherits?.inheritedTypes.map { reader.text(of: $0.type) } ?? []
    type.attributes = names(of: attributes)
    type.generics =
      generics?.parameters.map {
        GenericParameter(name: $0.name.text, constraint: $0.inheritedType.map { reader.text(of: $0) })
      } ?? []
    facts.types.append(type)
    scope.append(plain)
    var members = Members()
    for item in block.members { read(item.decl, into: &members) }
    scope.removeLast()
    facts.types[index].cases = members.cases
    facts.types[index].properties = members.properties
    facts.types[index].functions = members.functions
  }

  /// Whether modifiers keep a declaration to its file; `private(set)` does not.
  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.detail == nil && ($0.name.text == "private" || $0.name.text == "fileprivate") }
  }

  private func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return String(reader.text(of: attribute).dropFirst())
    }
  }

  // MARK: Variables

  private mutating func properties(_ node: VariableDeclSyntax, into members: inout Members) {
    var attributes = names(of: node.attributes)
    let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    if isPrivate(node.modifiers) { attributes.append("private") }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var property = PropertyFacts(
        name: unquoted(name.identifier.text), type: binding.typeAnnotation.map { reader.text(of: $0.type) },
        attributes: attributes, isStatic: isStatic, bytes: reader.bytes(of: name))
      property.initial = binding.initializer.map { initial($0.value) }
      if let accessors = binding.accessorBlock { compute(&property, from: accessors) }
      members.properties.append(property)
    }
  }

  private func initial(_ node: ExprSyntax) -> String {
    if let call = node.as(FunctionCallExprSyntax.self) {
      return String(reader.text(of: call.calledExpression).prefix(80)) + "()"
    }
    return String(reader.text(of: node).prefix(40))
  }

  private mutating func compute(_ property: inout PropertyFacts, from accessors: AccessorBlockSyntax) {
    var block: Block?
    switch accessors.accessors {
    case .getter(let items): block = Block(reader.statements(items), bytes: reader.bytes(of: accessors))
    case .accessors(let list):
      for accessor in list where accessor.accessorSpecifier.text == "get" {
        block = accessor.body.map { reader.block($0) }
        property.isComputed = true
      }
    @unknown default: break
    }
    guard let block else { return }
    property.isComputed = true
    property.summary = ActionSummary(of: block)
    if buildsViews(result: property.type, attributes: property.attributes) { property.body = block }
  }

  // MARK: Functions

  private mutating func function(_ node: FunctionDeclSyntax) -> FunctionFacts {
    var function = FunctionFacts(name: unquoted(node.name.text), nameBytes: reader.bytes(of: node.name))
    function.result = node.signature.returnClause.map { reader.text(of: $0.type) }
    function.attributes = names(of: node.attributes)
    if isPrivate(node.modifiers) { function.attributes.append("private") }
    function.isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    fill(&function, signature: node.signature, body: node.body)
    return function
  }

  private mutating func initializer(_ node: InitializerDeclSyntax) -> FunctionFacts {
    var function = FunctionFacts(name: "init", nameBytes: reader.bytes(of: node.initKeyword))
    fill(&function, signature: node.signature, body: node.body)
    return function
  }

  private mutating func fill(
    _ function: inout FunctionFacts, signature: FunctionSignatureSyntax, body: CodeBlockSyntax?
  ) {
    function.parameters = signature.parameterClause.parameters.map { parameter in
      let first = parameter.firstName.text
      return ParameterFacts(
        label: first == "_" ? nil : first, name: unquoted((parameter.secondName ?? parameter.firstName).text),
        type: reader.text(of: parameter.type))
    }
    function.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    function.canThrow = signature.effectSpecifiers?.throwsClause != nil
    guard let body else { return }
    let block = reader.block(body)
    function.summary = ActionSummary(of: block)
    if buildsViews(result: function.result, attributes: function.attributes) { function.body = block }
  }

  private func buildsViews(result: String?, attributes: [String]) -> Bool {
    ViewTypes.buildsViews(result: result, attributes: attributes)
  }
}

/// The result types of code that builds views.
enum ViewTypes {
  static func buildsViews(result: String?, attributes: [String]) -> Bool {
    if attributes.contains(where: { $0.hasSuffix("Builder") }) { return true }
    return result.map(isView) ?? false
  }

  static func isView(_ type: String) -> Bool {
    for prefix in ["some ", "any "] where type.hasPrefix(prefix) {
      let name = type.dropFirst(prefix.count)
      return name.hasSuffix("View") || name.hasSuffix("Scene") || name.contains("ToolbarContent")
        || name.hasPrefix("View") || name.hasSuffix("Commands")
    }
    return type == "AnyView" || type == "Body"
  }
}
