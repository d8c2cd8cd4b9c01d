import LintModel

/// Gives an `AsyncImage` a failure phase.
enum ImageFix {
  static func showingFailure(_ call: Call, at site: Site<ViewElement>, file: FileFacts) -> Fix? {
    guard let list = call.list else { return nil }
    let layout = Layout(file)
    let root = site.node.root.bytes
    let indentation = layout.indentation(at: root.lowerBound)
    let closures = call.arguments.filter { $0.value.asClosure != nil }
    if closures.isEmpty {
      guard !call.arguments.contains(where: { $0.label == "content" || $0.label == "placeholder" }) else { return nil }
      let text = phases(success: "image", name: "image", waiting: "ProgressView()", layout: layout, indentation: indentation)
      return Fix(
        title: "Show the failure phase", edits: [TextEdit(bytes: list.upperBound..<root.upperBound, replacement: text)])
    }
    guard closures.count == 2, closures.allSatisfy(\.isTrailing), let content = closures[0].value.asClosure,
      let placeholder = closures[1].value.asClosure, closures[1].label == "placeholder", content.parameters.count == 1,
      let name = content.parameters.first, name != "_", let success = content.text
    else { return nil }
    let waiting = placeholder.text ?? "EmptyView()"
    let text = phases(
      success: moved(success, layout: layout), name: name, waiting: moved(waiting, layout: layout), layout: layout,
      indentation: indentation)
    return Fix(
      title: "Show the failure phase", edits: [TextEdit(bytes: list.upperBound..<root.upperBound, replacement: text)])
  }

  /// Moves the lines behind the first one level to the right.
  private static func moved(_ text: String, layout: Layout) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index == 0 || line.allSatisfy(\.isWhitespace) ? String(line) : layout.deeper("") + line
    }.joined(separator: "\n")
  }

  private static func phases(
    success: String, name: String, waiting: String, layout: Layout, indentation: String
  ) -> String {
    let lines = [
      "{ phase in", "  switch phase {", "  case .empty:", "    \(waiting)", "  case .success(let \(name)):",
      "    \(success)", "  case .failure:", "    Image(systemName: \"photo\")", "      .accessibilityLabel(\"Image not loaded\")",
      "  @unknown default:", "    EmptyView()", "  }", "}",
    ]
    return " " + layout.joined(lines, indentation: indentation).dropFirst(indentation.count)
  }
}
