import LintModel

extension Block: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(try reader.values(), bytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(statements)
    writer.write(bytes)
  }
}

extension Statement: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.tag() {
    case 0: self = .expression(try reader.value())
    case 1: self = .binding(try reader.value())
    case 2: self = .assignment(try reader.value())
    case 3: self = .conditional(try reader.value())
    case 4: self = .guarded(try reader.value())
    case 5: self = .choice(try reader.value())
    case 6: self = .attempt(try reader.value())
    case 7: self = .loop(try reader.value())
    case 8: self = .exit(try reader.value(), try reader.valueIfPresent())
    case 9: self = .blocks(try reader.values())
    default: throw DamagedData()
    }
  }

  func write(to writer: inout CodeWriter) {
    switch self {
    case .expression(let expression): writer.write(tag: 0, expression)
    case .binding(let binding): writer.write(tag: 1, binding)
    case .assignment(let assignment): writer.write(tag: 2, assignment)
    case .conditional(let conditional): writer.write(tag: 3, conditional)
    case .guarded(let guarded): writer.write(tag: 4, guarded)
    case .choice(let choice): writer.write(tag: 5, choice)
    case .attempt(let attempt): writer.write(tag: 6, attempt)
    case .loop(let loop): writer.write(tag: 7, loop)
    case .exit(let exit, let value):
      writer.write(tag: 8, exit)
      writer.write(value)
    case .blocks(let blocks):
      writer.write(tag: 9)
      writer.write(blocks)
    }
  }
}

extension CodeWriter {
  fileprivate mutating func write(tag: UInt8, _ value: some Coded) {
    write(tag: tag)
    value.write(to: &self)
  }
}

extension Exit: CodedWord {}
extension Expression.Effect: CodedWord {}

extension Binding: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(name: try reader.text(), type: try reader.textIfPresent(), value: try reader.valueIfPresent())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(type)
    writer.write(value)
  }
}

extension Assignment: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(target: try reader.value(), value: try reader.value())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(target)
    writer.write(value)
  }
}

extension Conditional: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      conditions: try reader.values(), then: try reader.value(), otherwise: try reader.valueIfPresent(),
      bytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(conditions)
    writer.write(then)
    writer.write(otherwise)
    writer.write(bytes)
  }
}

extension Guard: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(conditions: try reader.values(), otherwise: try reader.value(), bytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(conditions)
    writer.write(otherwise)
    writer.write(bytes)
  }
}

extension Condition: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    let form: Form
    switch try reader.tag() {
    case 0: form = .expression(try reader.value())
    case 1: form = .unwrap(name: try reader.text(), try reader.value())
    case 2: form = .match(try reader.value(), try reader.value())
    case 3: form = .availability
    default: throw DamagedData()
    }
    self.init(form, bytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    switch form {
    case .expression(let expression): writer.write(tag: 0, expression)
    case .unwrap(let name, let value):
      writer.write(tag: 1)
      writer.write(name)
      writer.write(value)
    case .match(let pattern, let value):
      writer.write(tag: 2, pattern)
      writer.write(value)
    case .availability: writer.write(tag: 3)
    }
    writer.write(bytes)
  }
}

extension CasePattern: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      name: try reader.textIfPresent(), bindings: try reader.textList(), matchesAll: try reader.flag(),
      isPartial: try reader.flag(), bytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(bindings)
    writer.write(matchesAll)
    writer.write(isPartial)
    writer.write(bytes)
  }
}

extension Choice: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      subject: try reader.value(), subjectText: try reader.text(), cases: try reader.values(),
      bytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(subject)
    writer.write(subjectText)
    writer.write(cases)
    writer.write(bytes)
  }
}

extension ChoiceCase: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      patterns: try reader.values(), filter: try reader.valueIfPresent(), isDefault: try reader.flag(),
      isUnknown: try reader.flag(), body: try reader.value(), label: try reader.range(),
      hasComment: try reader.flag())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(patterns)
    writer.write(filter)
    writer.write(isDefault)
    writer.write(isUnknown)
    writer.write(body)
    writer.write(label)
    writer.write(hasComment)
  }
}

extension Attempt: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(body: try reader.value(), catches: try reader.values())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(body)
    writer.write(catches)
  }
}

extension CatchClause: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(pattern: try reader.text(), body: try reader.value(), keyword: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(pattern)
    writer.write(body)
    writer.write(keyword)
  }
}

extension Loop: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(subject: try reader.valueIfPresent(), isAsync: try reader.flag(), body: try reader.value())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(subject)
    writer.write(isAsync)
    writer.write(body)
  }
}

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
