import LintModel

extension SourcePosition: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(line: try reader.number(), column: try reader.number(), offset: try reader.number())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(line)
    writer.write(column)
    writer.write(offset)
  }
}

extension SourceRange: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(start: try reader.value(), end: try reader.value())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(start)
    writer.write(end)
  }
}

extension Severity: CodedWord {}
extension StateHandling: CodedWord {}

extension Finding: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      rule: try reader.text(), severity: try reader.value(), path: try reader.text(), range: try reader.value(),
      message: try reader.text(), consequence: try reader.text(), fix: try reader.valueIfPresent())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(rule)
    writer.write(severity)
    writer.write(path)
    writer.write(range)
    writer.write(message)
    writer.write(consequence)
    writer.write(fix)
  }
}

extension Fix: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(title: try reader.text(), edits: try reader.values())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(title)
    writer.write(edits)
  }
}

extension TextEdit: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(bytes: try reader.range(), replacement: try reader.text())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(bytes)
    writer.write(replacement)
  }
}

extension ScreenStates: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      path: try reader.text(), view: try reader.text(), range: try reader.value(), subject: try reader.text(),
      handled: [:])
    for state in ScreenState.allCases { handled[state] = try reader.valueIfPresent() }
  }

  func write(to writer: inout CodeWriter) {
    writer.write(path)
    writer.write(view)
    writer.write(range)
    writer.write(subject)
    for state in ScreenState.allCases { writer.write(handled[state]) }
  }
}

/// The findings and screens of a whole run, as the cache keeps them.
struct CachedOutcome: Coded {
  var findings: [Finding]
  var screens: [ScreenStates]

  init(findings: [Finding], screens: [ScreenStates]) {
    self.findings = findings
    self.screens = screens
  }

  init(from reader: inout CodeReader) throws(DamagedData) {
    findings = try reader.values()
    screens = try reader.values()
  }

  func write(to writer: inout CodeWriter) {
    writer.write(findings)
    writer.write(screens)
  }
}
