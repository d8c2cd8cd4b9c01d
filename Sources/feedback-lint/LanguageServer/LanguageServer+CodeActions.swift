import LintModel

extension LanguageServer {
  /// Returns what can be done about the findings in a range; `nil` where the request makes no sense.
  mutating func codeActions(_ parameters: JSON) -> [JSON]? {
    guard let address = parameters["textDocument"]?["uri"]?.string, let document = documents[address],
      let range = Self.range(parameters["range"])
    else { return nil }
    if isCheckDue {
      // What is offered has to fit the text as it is now; what changed is published by the next check.
      let path = DocumentAddress.path(of: address)
      findings[address] = workspace?.findings(of: [path])[path] ?? []
    }
    let start = document.text.offset(of: range.start)
    let end = document.text.offset(of: range.end)
    let all = findings[address] ?? []
    let touched = all.filter { $0.range.start.offset <= end && start <= $0.range.end.offset }
    let wanted = parameters["context"]?["only"]?.elements?.compactMap(\.string)
    // The empty kind stands for every kind.
    func isWanted(_ kind: String) -> Bool {
      wanted?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSON] = []
    if isWanted("quickfix") {
      actions += touched.compactMap { quickFix($0, address, document.text) }
      actions += touched.compactMap { silencing($0, address, document.text) }
    }
    if wanted != nil, isWanted("source.fixAll") { actions += fixAll(address, document.text) }
    return actions
  }

  func quickFix(_ finding: Finding, _ address: String, _ text: SourceText) -> JSON? {
    guard let fix = finding.fix else { return nil }
    return [
      "title": .string(fix.title), "kind": "quickfix", "isPreferred": true,
      "diagnostics": [Self.diagnostic(finding, text)], "edit": Self.edit(fix.edits, address, text),
    ]
  }

  func silencing(_ finding: Finding, _ address: String, _ text: SourceText) -> JSON? {
    guard finding.rule != Suppressions.unusedRule, finding.rule != RuleDescription.syntax.identifier else { return nil }
    let line = text.byteRange(ofLine: finding.range.start.line)
    let indentation = text.line(finding.range.start.line).prefix { $0 == " " || $0 == "\t" }
    let comment = "\(indentation)// feedback-lint:disable:next \(finding.rule) — \n"
    let edit = TextEdit(bytes: line.lowerBound..<line.lowerBound, replacement: comment)
    return [
      "title": .string("Silence \(finding.rule) on this line"), "kind": "quickfix",
      "diagnostics": [Self.diagnostic(finding, text)], "edit": Self.edit([edit], address, text),
    ]
  }

  /// Offers all fixes of a document as one edit, those among them that others make possible.
  func fixAll(_ address: String, _ text: SourceText) -> [JSON] {
    guard let fixed = workspace?.fixed(DocumentAddress.path(of: address), text: text),
      let edit = TextEdit(from: text.bytes, to: fixed.bytes)
    else { return [] }
    return [
      ["title": "Fix everything feedback-lint can", "kind": "source.fixAll", "edit": Self.edit([edit], address, text)]
    ]
  }

  static func edit(_ edits: [TextEdit], _ address: String, _ text: SourceText) -> JSON {
    let edits = edits.map { edit -> JSON in
      ["range": range(edit.bytes, text), "newText": .string(edit.replacement)]
    }
    return ["changes": .object([.init(address, .array(edits))])]
  }
}
