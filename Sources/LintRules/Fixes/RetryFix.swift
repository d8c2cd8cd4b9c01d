import LintModel

/// Gives what is shown after a failure a Retry button.
enum RetryFix {
  static func addingRetry(
    to block: Block, at around: Surroundings, loading subject: Expression?, scene: ViewScene, file: FileFacts,
    program: Program
  ) -> Fix? {
    guard let restart = program.restart(of: scene, at: block.bytes, loading: subject), block.statements.count == 1,
      case .expression(let value)? = block.statements.first
    else { return nil }
    let button = "Button(\"Retry\") { \(restart) }"
    let element = ViewElement(value)
    if element.name == "ContentUnavailableView", let call = element.call {
      return UnavailableFix.edits(
        adding: button, to: call, root: element.root.bytes, element: element.bytes, file: file
      ).map { Fix(title: "Add a Retry button", edits: $0) }
    }
    guard scene.takesSeveralViews(at: block.bytes, around: around) else { return nil }
    let layout = Layout(file)
    let end = value.bytes.upperBound
    let start = value.bytes.lowerBound
    var indentation = layout.indentation(at: start)
    if !layout.beginsLine(start) { indentation = layout.deeper(indentation) }
    return Fix(
      title: "Add a Retry button",
      edits: [TextEdit(bytes: end..<end, replacement: layout.newline + indentation + button)])
  }
}
