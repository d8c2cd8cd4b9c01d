import LintModel
import Testing

@Suite("A name is followed to its declaration")
struct ResolutionTests {
  private func file(_ path: String, _ types: TypeFacts...) -> FileFacts { FileFacts(path: path, types: types) }

  private func type(
    _ name: String, _ kind: TypeFacts.Kind = .structure, inherits: [String] = [], generics: [GenericParameter] = [],
    properties: [PropertyFacts] = [], cases: [CaseFacts] = []
  ) -> TypeFacts {
    TypeFacts(
      name: name, kind: kind, inherits: inherits, generics: generics, cases: cases, properties: properties,
      nameBytes: 0..<0)
  }

  private func property(
    _ name: String, _ type: String? = nil, initial: String? = nil, attributes: [String] = []
  ) -> PropertyFacts {
    PropertyFacts(name: name, type: type, initial: initial, attributes: attributes, bytes: 0..<0)
  }

  private func found(_ path: String, in program: Program, owner: String, file: String) -> SwiftType? {
    program.type(of: Expression(path: path), in: Scope(owner: owner, path: file))?.type
  }

  @Test func `a nested type means the one of the type around it`() {
    let program = Program(files: [
      file("a", type("A", properties: [property("state", "State")]), type("A.State", .enumeration)),
      file("b", type("B.State", .enumeration), type("V", properties: [property("model", "A")])),
    ])
    #expect(found("model.state", in: program, owner: "V", file: "b") == .named("State", []))
  }

  @Test func `aliases that name each other come to an end`() {
    var file = file("a", type("View", properties: [property("model", "Left.Model")]))
    file.aliases = [
      AliasFacts(name: "Left", type: "Right"), AliasFacts(name: "Right", type: "Left"), AliasFacts(name: "Model", type: "Left.Model"),
    ]
    #expect(Program(files: [file]).asyncState(of: Expression(path: "model"), in: Scope(owner: "View", path: "a")) == nil)
    #expect(found("model.state", in: Program(files: [file]), owner: "View", file: "a") == nil)
  }

  @Test func `generic arguments are put in`() {
    let program = Program(files: [
      file(
        "a",
        type(
          "Box", .class, generics: [GenericParameter(name: "T", constraint: nil)], properties: [property("value", "[T]?")]),
        type("V", properties: [property("box", initial: "Box<Int>()")]))
    ])
    #expect(found("box.value", in: program, owner: "V", file: "a") == .optional(.array(.named("Int", []))))
  }

  @Test func `a member is found in an extension, a superclass and a protocol`() {
    let program = Program(files: [
      file("a", type("Base", .class, properties: [property("one", "Int")]), type("Model", .class, inherits: ["Base", "Named"])),
      file("b", type("Named", .protocol, properties: [property("two", "String")])),
      file("c", type("Model", .extension, properties: [property("three", "Bool")])),
      file("v", type("V", properties: [property("model", "Model")])),
    ])
    #expect(found("model.one", in: program, owner: "V", file: "v") == .named("Int", []))
    #expect(found("model.two", in: program, owner: "V", file: "v") == .named("String", []))
    #expect(found("model.three", in: program, owner: "V", file: "v") == .named("Bool", []))
  }

  @Test func `the environment names its type`() {
    let program = Program(files: [
      file(
        "a", type("Library", .class, properties: [property("books", "[Book]")]),
        type("V", properties: [property("library", attributes: ["Environment(Library.self)"])]))
    ])
    #expect(found("library.books", in: program, owner: "V", file: "a") == .array(.named("Book", [])))
  }

  @Test func `types that name each other in a circle come to an end`() {
    let program = Program(files: [
      FileFacts(
        path: "a",
        types: [
          type("A", .class, inherits: ["B"]), type("B", .class, inherits: ["A"]),
          type("V", properties: [property("a", "A"), property("c", "C")]),
        ], aliases: [AliasFacts(name: "C", type: "D"), AliasFacts(name: "D", type: "C")])
    ])
    #expect(found("a.nothing", in: program, owner: "V", file: "a") == nil)
    #expect(found("c.nothing", in: program, owner: "V", file: "a") == nil)
  }

  @Test(arguments: zip(
    [["idle", "loading", "loaded", "failed"], ["red", "green"], ["loading", "red", "green", "blue"], ["waiting", "done"]],
    [true, false, false, false]))
  func `an enum is a state by its shape`(cases: [String], isState: Bool) {
    let program = Program(files: [
      file(
        "a", type("E", .enumeration, cases: cases.map { CaseFacts(name: $0, values: []) }),
        type("V", properties: [property("e", "E")]))
    ])
    let state = program.asyncState(of: Expression(path: "e"), in: Scope(owner: "V", path: "a"))
    #expect((state != nil) == isState)
  }
}
