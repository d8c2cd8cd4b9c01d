import LintModel

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
    isUnderCondition = try reader.flag()
  }

  func write(to writer: inout CodeWriter) {
    writer.write(patterns)
    writer.write(filter)
    writer.write(isDefault)
    writer.write(isUnknown)
    writer.write(body)
    writer.write(label)
    writer.write(hasComment)
    writer.write(isUnderCondition)
  }
}
