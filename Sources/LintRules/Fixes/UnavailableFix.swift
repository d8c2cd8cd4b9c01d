import LintModel

/// Gives a `ContentUnavailableView` a button.
enum UnavailableFix {
  /// Gives an empty page a button that looks again.
  static func addingAction(
    to call: Call, at site: Site<ViewElement>, scene: ViewScene, file: FileFacts, program: Program
  ) -> Fix? {
    guard let restart = program.restart(of: scene, at: site.node.bytes) else { return nil }
    return edits(
      adding: "Button(\"Refresh\") { \(restart) }", to: call, root: site.node.root.bytes, element: site.node.bytes,
      file: file
    ).map { Fix(title: "Add a Refresh button", edits: $0) }
  }

  /// Adds a button under `actions:`.
  static func edits(
    adding button: String, to call: Call, root: Range<Int>, element: Range<Int>, file: FileFacts
  ) -> [TextEdit]? {
    guard call.argument("actions") == nil else { return nil }
    let layout = Layout(file)
    let indentation = layout.indentation(at: root.lowerBound)
    if let last = call.arguments.last, last.isTrailing {
      let text = layout.joined([" actions: {", "  \(button)", "}"], indentation: indentation)
      // The first line continues the closing brace of the closure before it.
      let end = root.upperBound
      return [TextEdit(bytes: end..<end, replacement: " " + text.drop { $0 == " " || $0 == "\t" })]
    }
    return rewriting(call, button: button, root: root, layout: layout, indentation: indentation)
  }

  /// Writes `ContentUnavailableView("Title", systemImage: "tray", description: …)` with closures.
  private static func rewriting(
    _ call: Call, button: String, root: Range<Int>, layout: Layout, indentation: String
  ) -> [TextEdit]? {
    guard let title = call.arguments.first, title.label == nil, let titleText = title.text,
      let image = call.arguments.dropFirst().first, let imageLabel = image.label, let imageText = image.text,
      imageLabel == "systemImage" || imageLabel == "image", let list = call.list
    else { return nil }
    var lines = ["ContentUnavailableView {", "  Label(\(titleText), \(imageLabel): \(imageText))"]
    var length = titleText.utf8.count + imageText.utf8.count
    if call.arguments.count > 2 {
      guard call.arguments.count == 3, let description = call.argument("description")?.text else { return nil }
      lines += ["} description: {", "  \(description)"]
      length += description.utf8.count
    }
    // Much more text than the arguments are made of is a comment that would be lost.
    let names = 40 + 4 * (indentation.utf8.count + 16)
    guard list.count <= length + names else { return nil }
    lines += ["} actions: {", "  \(button)", "}"]
    let text = layout.joined(lines, indentation: indentation)
    return [TextEdit(bytes: root, replacement: String(text.dropFirst(indentation.count)))]
  }
}
