import LintModel

extension FileFacts: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      path: try reader.text(), types: try reader.values(), aliases: try reader.values(), functions: try reader.values(),
      properties: try reader.values(), parseProblems: try reader.values(), lines: try reader.value(),
      trialCode: try reader.rangeList(), mentions: try reader.value())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(path)
    writer.write(types)
    writer.write(aliases)
    writer.write(functions)
    writer.write(properties)
    writer.write(parseProblems)
    writer.write(place: lines)
    writer.write(trialCode)
    writer.write(mentions)
  }
}

extension TypeMentions: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(words: try reader.halfWords(), names: try reader.halfWords(), ranges: try reader.rangeList())
    // Damage must not lead outside.
    guard names.count == ranges.count else { throw DamagedData() }
  }

  func write(to writer: inout CodeWriter) {
    writer.write(halfWords: words)
    writer.write(halfWords: names)
    writer.write(ranges)
  }
}

extension ParseProblem: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(range: try reader.value(), message: try reader.text())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(place: range)
    writer.write(message)
  }
}

extension LineTable: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    var starts: [Int] = []
    var indentations: [Int] = []
    let count = try reader.count()
    starts.reserveCapacity(count)
    var start = 0
    for _ in 0..<count {
      start &+= try reader.number()
      starts.append(start)
    }
    for _ in 0..<(try reader.count()) { indentations.append(try reader.number()) }
    self.init(
      starts: starts, indentations: indentations, usesTabs: try reader.flag(), usesCarriageReturns: try reader.flag())
  }

  /// Writes lines by their lengths, which take a byte each where offsets would take three.
  func write(to writer: inout CodeWriter) {
    writer.write(starts.count)
    var last = 0
    for start in starts {
      writer.write(start - last)
      last = start
    }
    writer.write(indentations.count)
    for indentation in indentations { writer.write(indentation) }
    writer.write(usesTabs)
    writer.write(usesCarriageReturns)
  }
}

extension TypeFacts.Kind: CodedWord {}
extension Swallow.Kind: CodedWord {}

extension TypeFacts: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      name: try reader.text(), kind: try reader.value(), inherits: try reader.textList(),
      attributes: try reader.textList(), generics: try reader.values(), cases: try reader.values(),
      properties: try reader.values(), functions: try reader.values(), nameBytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(kind)
    writer.write(inherits)
    writer.write(attributes)
    writer.write(generics)
    writer.write(cases)
    writer.write(properties)
    writer.write(functions)
    writer.write(nameBytes)
  }
}

extension GenericParameter: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(name: try reader.text(), constraint: try reader.textIfPresent())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(constraint)
  }
}

extension AliasFacts: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(name: try reader.text(), type: try reader.text())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(type)
  }
}

extension CaseFacts: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(name: try reader.text(), values: try reader.textList())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(values)
  }
}

extension PropertyFacts: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      name: try reader.text(), type: try reader.textIfPresent(), initial: try reader.textIfPresent(),
      attributes: try reader.textList(), isStatic: try reader.flag(), isComputed: try reader.flag(),
      summary: try reader.valueIfPresent(), body: try reader.valueIfPresent(), bytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(type)
    writer.write(initial)
    writer.write(attributes)
    writer.write(isStatic)
    writer.write(isComputed)
    writer.write(summary)
    writer.write(body)
    writer.write(bytes)
  }
}

extension FunctionFacts: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      name: try reader.text(), parameters: try reader.values(), result: try reader.textIfPresent(),
      attributes: try reader.textList(), isAsync: try reader.flag(), canThrow: try reader.flag(),
      isStatic: try reader.flag(), summary: try reader.value(), body: try reader.valueIfPresent(),
      nameBytes: try reader.range())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(parameters)
    writer.write(result)
    writer.write(attributes)
    writer.write(isAsync)
    writer.write(canThrow)
    writer.write(isStatic)
    writer.write(summary)
    writer.write(body)
    writer.write(nameBytes)
  }
}

extension ParameterFacts: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(label: try reader.textIfPresent(), name: try reader.text(), type: try reader.text())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
  }
}

extension ActionSummary: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init()
    calls = try reader.textList()
    awaits = try reader.textList()
    awaitsInLine = try reader.textList()
    assigns = try reader.textList()
    assignsAlways = try reader.textList()
    assignsAwaited = try reader.textList()
    assignsInCatch = try reader.textList()
    callsInCatch = try reader.textList()
    raises = try reader.textList()
    clearsFirst = try reader.textList()
    changesFirst = try reader.textList()
    reads = try reader.textList()
    swallows = try reader.values()
    isAsync = try reader.flag()
    startsTask = try reader.flag()
    closesAtOnce = try reader.flag()
    mindsCancellation = try reader.flag()
    letsErrorsOut = try reader.flag()
    replacesErrors = try reader.flag()
    catches = try reader.values()
  }

  func write(to writer: inout CodeWriter) {
    writer.write(calls)
    writer.write(awaits)
    writer.write(awaitsInLine)
    writer.write(assigns)
    writer.write(assignsAlways)
    writer.write(assignsAwaited)
    writer.write(assignsInCatch)
    writer.write(callsInCatch)
    writer.write(raises)
    writer.write(clearsFirst)
    writer.write(changesFirst)
    writer.write(reads)
    writer.write(swallows)
    writer.write(isAsync)
    writer.write(startsTask)
    writer.write(closesAtOnce)
    writer.write(mindsCancellation)
    writer.write(letsErrorsOut)
    writer.write(replacesErrors)
    writer.write(catches)
  }
}

extension GeneralCatch: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(
      keyword: try reader.range(), awaits: try reader.textList(), assigns: try reader.textList(),
      calls: try reader.textList(), followsCast: try reader.flag())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(keyword)
    writer.write(awaits)
    writer.write(assigns)
    writer.write(calls)
    writer.write(followsCast)
  }
}

extension Swallow: Coded {
  init(from reader: inout CodeReader) throws(DamagedData) {
    self.init(kind: try reader.value(), bytes: try reader.range(), call: try reader.textIfPresent())
  }

  func write(to writer: inout CodeWriter) {
    writer.write(kind)
    writer.write(bytes)
    writer.write(call)
  }
}
