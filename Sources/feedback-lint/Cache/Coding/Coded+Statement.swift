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

extension Exit: CodedWord {}

extension Binding: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      name: try reader.text(), type: try reader.textIfPresent(), value: try reader.valueIfPresent(),
      isAsync: try reader.flag())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(type)
    writer.write(value)
    writer.write(isAsync)
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
