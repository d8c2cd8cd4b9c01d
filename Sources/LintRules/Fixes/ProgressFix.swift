import LintModel

/// Turns a text that says to wait into a `ProgressView` with that text.
enum ProgressFix {
  static func turningText(in block: Block) -> Fix? {
    guard block.statements.count == 1, case .expression(let value)? = block.statements.first else { return nil }
    let element = ViewElement(value)
    guard element.name == "Text", let call = element.call, call.arguments.count == 1,
      case .text? = call.arguments.first?.value.form, call.arguments.first?.label == nil,
      element.modifiers.allSatisfy({ anyView.contains($0.name) })
    else { return nil }
    return Fix(
      title: "Show a progress view", edits: [TextEdit(bytes: call.nameBytes, replacement: "ProgressView")])
  }

  /// Modifiers that any view has, and not only a text.
  private static let anyView: Set<String> = [
    "font", "foregroundColor", "foregroundStyle", "padding", "frame", "multilineTextAlignment", "background", "opacity",
    "accessibilityLabel", "accessibilityIdentifier", "transition", "animation", "listRowBackground", "tint", "id",
  ]
}
