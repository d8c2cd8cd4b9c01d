import LintModel

/// Gives reports the text of files, as far as they ask for it.
struct SourceProvider: Sendable {
  private let tree: SourceTree
  private let overlay: [String: [UInt8]]
  private let changed: [String: [UInt8]]

  init(tree: SourceTree, overlay: [String: [UInt8]], changed: [String: [UInt8]]) {
    self.tree = tree
    self.overlay = overlay
    self.changed = changed
  }

  func text(of path: String) -> SourceText? {
    if let bytes = changed[path] { return SourceText(bytes) }
    guard let absolutePath = tree.file(named: path)?.absolutePath else { return nil }
    return (overlay[absolutePath] ?? FileReader.bytes(of: absolutePath)).map { SourceText($0) }
  }

  /// Returns a closure that gives the text of a line; the last file is kept.
  func lines() -> (String, Int) -> String {
    var last: (path: String, text: SourceText?)?
    return { path, line in
      if last?.path != path { last = (path, text(of: path)) }
      return last?.text?.line(line) ?? ""
    }
  }
}
