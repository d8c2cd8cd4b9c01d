import Adwaita

/// Several lines of text to edit.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  nonisolated public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View { TextEditorControl(text: text.wrappedValue, binding: text) }
}

nonisolated struct TextEditorControl: View {
  typealias Body = Never
  let text: String
  let binding: Binding<String>

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TextEditorNode(view, ScrollingTextView(), in: context)
  }
}

final class TextEditorNode: WidgetNode<TextEditorControl, ScrollingTextView> {
  override init(_ view: TextEditorControl, _ widget: ScrollingTextView, in context: _NodeContext) {
    super.init(view, widget, in: context)
    widget.onEdit = { [weak self] text in
      guard let self else { return }
      self.view.binding.wrappedValue = text
      Scheduler.shared.afterUpdate { [weak self] in
        guard let self, isAlive else { return }
        self.widget.text = self.view.binding.wrappedValue
      }
    }
  }

  override func configure() {
    super.configure()
    widget.text = view.text
    widget.alignText(environment.multilineTextAlignment.position)
  }
}
