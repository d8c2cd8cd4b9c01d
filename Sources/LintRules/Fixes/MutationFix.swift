import LintModel

/// Wires a button to the state of the work it starts.
enum MutationFix {
  /// Disables the button while its work runs.
  static func disabling(_ button: MutationButton, scene: ViewScene, file: FileFacts, program: Program) -> Fix? {
    guard let flag = button.flag(in: program), !button.isPassedToFunction else { return nil }
    let layout = Layout(file)
    let element = button.site.node
    let end = element.bytes.upperBound
    // In line with the modifier before it, where that has a line of its own.
    let dot = element.modifiers.last.map { $0.nameBytes.lowerBound - 1 }
    let start = dot.flatMap { layout.beginsLine($0) ? $0 : nil } ?? element.bytes.lowerBound
    let lead = layout.beginsLine(start) ? layout.newline + layout.indentation(at: start) : ""
    return Fix(
      title: "Disable the button while it works",
      edits: [TextEdit(bytes: end..<end, replacement: "\(lead).disabled(\(flag))")])
  }

  /// Shows a spinner in place of the label while the work runs.
  static func addingSpinner(
    to button: MutationButton, scene: ViewScene, file: FileFacts, program: Program
  ) -> Fix? {
    guard let flag = button.flag(in: program), !button.isPassedToFunction else { return nil }
    let layout = Layout(file)
    let edits =
      button.label == nil
      ? movingTitle(of: button, flag: flag, layout: layout) : wrappingLabel(of: button, flag: flag, layout: layout)
    return edits.map { Fix(title: "Show a spinner while it works", edits: $0) }
  }

  /// Turns `Button("Save") { … }` into a button with a label of its own.
  private static func movingTitle(of button: MutationButton, flag: String, layout: Layout) -> [TextEdit]? {
    let call = button.call
    guard let title = button.title, let titleText = title.text, let list = call.list else { return nil }
    var shown = "Text(\(titleText))"
    var kept: [String] = []
    var arguments = call.arguments.filter { !$0.isTrailing && $0 != title }
    // The code of `action: { … }` stays where it is.
    let action = arguments.last?.label == "action" && arguments.last?.text == nil ? arguments.popLast() : nil
    for argument in arguments {
      guard let label = argument.label, let text = argument.text else { return nil }
      if label == "systemImage" || label == "image" {
        shown = "Label(\(titleText), \(label): \(text))"
      } else {
        kept.append("\(label): \(text)")
      }
    }
    let root = button.site.node.root.bytes
    let indentation = layout.indentation(at: root.lowerBound)
    let hasTrailingAction = call.arguments.contains { $0.isTrailing }
    let spinner = ["  if \(flag) {", "    ProgressView()", "      .controlSize(.small)", "  } else {", "    \(shown)", "  }", "}"]
    let lines = [(hasTrailingAction ? "label: {" : "{")] + spinner
    let text = " " + layout.joined(lines, indentation: indentation).dropFirst(indentation.count)
    var edits: [TextEdit] = []
    if let action {
      let head = (kept + ["action: "]).joined(separator: ", ")
      edits.append(TextEdit(bytes: list.lowerBound + 1..<action.value.bytes.lowerBound, replacement: head))
    } else {
      let newList = kept.isEmpty ? "" : "(" + kept.joined(separator: ", ") + ")"
      // `Button ("Save") {` and `Button("Save"){` keep a space in front of the brace.
      edits.append(TextEdit(bytes: list, replacement: newList))
    }
    edits.append(TextEdit(bytes: root.upperBound..<root.upperBound, replacement: text))
    return edits
  }

  /// Puts the label into the `else` of a spinner.
  private static func wrappingLabel(of button: MutationButton, flag: String, layout: Layout) -> [TextEdit]? {
    guard let closure = button.label?.value.asClosure, closure.parameters.isEmpty, !closure.body.statements.isEmpty else {
      return nil
    }
    let open = closure.body.bytes.lowerBound + 1
    let close = closure.body.bytes.upperBound - 1
    guard open < close else { return nil }
    guard layout.lines.line(of: open) != layout.lines.line(of: close), layout.beginsLine(close) else {
      return [
        TextEdit(bytes: open..<open, replacement: " if \(flag) { ProgressView().controlSize(.small) } else {"),
        TextEdit(bytes: close..<close, replacement: "} "),
      ]
    }
    let outer = layout.indentation(at: close)
    let inner = layout.deeper(outer)
    let head = layout.joined(["if \(flag) {", "  ProgressView()", "    .controlSize(.small)", "} else {"], indentation: inner)
    var edits = [TextEdit(bytes: open..<open, replacement: layout.newline + head)]
    edits += layout.indenting(open..<layout.lines.starts[layout.lines.line(of: close)])
    edits.append(TextEdit(bytes: close..<close, replacement: String(inner.dropFirst(outer.count)) + "}" + layout.newline + outer))
    return edits
  }
}

extension MutationButton {
  /// Whether the button is handed to a function, which may ask for just this type.
  fileprivate var isPassedToFunction: Bool {
    guard case .container(let element, let label)? = site.around.frames.last,
      element.name.split(separator: ".").last?.first?.isLowercase == true
    else { return false }
    return element.call?.arguments.contains { argument in
      argument.label == label && argument.value.asClosure == nil
        && argument.value.bytes.contains(site.node.bytes.lowerBound)
    } ?? false
  }

  /// The source of a claim that the button's work is under way; `nil` where there is no one such thing.
  func flag(in program: Program) -> String? {
    let scope = site.scope
    let flags = raised.sorted().compactMap { path -> String? in
      guard program.isReadable(path, in: scope) else { return nil }
      let expression = Expression(path: path)
      if program.isBool(expression, in: scope) { return path }
      if let state = program.asyncState(of: expression, in: scope), state.typeName == "Loadable",
        let type = program.type(of: expression, in: scope), !program.isOptional(type),
        program.hasProperty("isLoading", in: type)
      {
        return path + ".isLoading"
      }
      return nil
    }
    let progress = flags.filter { ProgressNames.contains($0) }
    if progress.count == 1 { return progress[0] }
    return flags.count == 1 ? flags[0] : nil
  }
}
