import Adwaita

/// One or more lines of text that cannot be edited.
nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  let string: String

  nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }
  nonisolated public init(verbatim content: String) { string = content }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { TextNode(view, in: context) }
}

final class TextNode: _ViewNode<Text> {
  private let label: Label

  override init(_ view: Text, in context: _NodeContext) {
    label = Label(view.string)
    super.init(view, in: context)
    label.wraps = true
    label.alignText(0)
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(label)) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if viewChanged { label.text = view.string }
  }
}
