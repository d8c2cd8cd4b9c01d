import LintModel

extension Expression.Effect: CodedWord {}

extension Expression: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    try reader.enter()
    defer { reader.leave() }
    let form: Form
    switch try reader.tag() {
    case 0: form = .name(try reader.text())
    case 1: form = .member(of: try reader.valueIfPresent(), name: try reader.text())
    case 2: form = .call(try reader.value())
    case 3: form = .closure(try reader.value())
    case 4: form = .text(try reader.text())
    case 5: form = .boolean(try reader.flag())
    case 6: form = .nothing
    case 7: form = .literal
    case 8: form = .ternary(try reader.value(), then: try reader.value(), otherwise: try reader.value())
    case 9: form = .operation(try reader.textList(), try reader.values())
    case 10: form = .group(try reader.values())
    case 11: form = .statement(try reader.value())
    case 12: form = .effect(try reader.value(), try reader.value())
    case 13: form = .optional(try reader.value())
    default: throw DamagedData()
    }
    self.init(form, bytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    switch form {
    case .name(let name):
      writer.write(tag: 0)
      writer.write(name)
    case .member(let base, let name):
      writer.write(tag: 1)
      writer.write(base)
      writer.write(name)
    case .call(let call): writer.write(tag: 2, call)
    case .closure(let closure): writer.write(tag: 3, closure)
    case .text(let text):
      writer.write(tag: 4)
      writer.write(text)
    case .boolean(let value):
      writer.write(tag: 5)
      writer.write(value)
    case .nothing: writer.write(tag: 6)
    case .literal: writer.write(tag: 7)
    case .ternary(let condition, let then, let otherwise):
      writer.write(tag: 8, condition)
      writer.write(then)
      writer.write(otherwise)
    case .operation(let operators, let operands):
      writer.write(tag: 9)
      writer.write(operators)
      writer.write(operands)
    case .group(let elements):
      writer.write(tag: 10)
      writer.write(elements)
    case .statement(let statement): writer.write(tag: 11, statement)
    case .effect(let effect, let expression):
      writer.write(tag: 12, effect)
      writer.write(expression)
    case .optional(let expression): writer.write(tag: 13, expression)
    }
    writer.write(bytes)
  }
}

extension Call: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      callee: try reader.value(), arguments: try reader.values(), list: try reader.rangeIfPresent(),
      nameBytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(callee)
    writer.write(arguments)
    writer.write(list)
    writer.write(nameBytes)
  }
}

extension Argument: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      label: try reader.textIfPresent(), value: try reader.value(), isTrailing: try reader.flag(),
      text: try reader.textIfPresent())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(isTrailing)
    writer.write(text)
  }
}

extension Closure: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(parameters: try reader.textList(), body: try reader.value(), text: try reader.textIfPresent())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(parameters)
    writer.write(body)
    writer.write(text)
  }
}
