extension Program {
  /// Whether nobody who uses the app meets a type, by the number of its last name.
  private func isUnmet(_ number: UInt32) -> Bool {
    check.note(NameKey(met: number))
    return unmet.contains(number)
  }

  /// Whether nobody who uses the app meets a type: only previews, or views that nobody meets either, show or use it.
  package func isUnmet(_ type: String) -> Bool { isUnmet(TypeMentions.number(of: type)) }

  /// Whether the program is a whole app: where one begins is part of it.
  var isWholeApp: Bool { isUnmet(UnmetTypes.wholeApp) }

  /// Returns what rules found in a file, with what nobody meets made notes.
  package func weighed(_ findings: [Finding], in file: FileFacts) -> [Finding] {
    guard findings.contains(where: { $0.severity > .note }) else { return findings }
    let hidden = ignoredSwipes(in: file)
    return findings.map { finding in
      let offset = finding.range.start.offset
      guard finding.severity > .note,
        hidden.contains(where: { $0.contains(offset) }) || file.mentions.type(around: offset).map(isUnmet) ?? false
      else { return finding }
      var finding = finding
      finding.severity = .note
      return finding
    }
  }
}
