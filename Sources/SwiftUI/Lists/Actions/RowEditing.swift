import Adwaita

extension DynamicViewContent {
  /// Lets a person delete rows: with the Delete key, a swipe or the row's menu.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(delete: action, move: nil))
  }

  /// Lets a person move rows: by dragging, or with Alt and the arrow keys.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(delete: nil, move: action))
  }
}

extension View {
  /// Keeps the view's row from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Keeps the view's row from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }

  /// Keeps the view's row from being selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}

enum DeleteDisabledTrait: TraitKey { typealias Value = Bool }
enum MoveDisabledTrait: TraitKey { typealias Value = Bool }

nonisolated struct RowEditModifier: ViewModifier {
  typealias Body = Never
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    RowEditNode(view, in: context)
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor public var data: Content.Data { content.data }
}

/// Knows how the rows of the `ForEach` below are edited.
@MainActor
protocol RowEditor: _Node {
  var delete: ((IndexSet) -> Void)? { get }
  var move: ((IndexSet, Int) -> Void)? { get }
}

final class RowEditNode<Base: View>: _ViewNode<ModifiedContent<Base, RowEditModifier>>, RowEditor {
  private var node: _ViewNode<Base>?

  override init(_ view: ModifiedContent<Base, RowEditModifier>, in context: _NodeContext) {
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
  var delete: ((IndexSet) -> Void)? { view.modifier.delete }
  var move: ((IndexSet, Int) -> Void)? { view.modifier.move }

  override func apply(viewChanged: Bool, environmentChanged: Bool) { node?.update(view.content, in: environment) }
}

extension LazyRows {
  /// The nodes between the rows and their list that edit them.
  private func editors(upTo list: _Node?) -> [any RowEditor] {
    var result: [any RowEditor] = []
    var ancestor = parent
    while let current = ancestor, current !== list {
      if let editor = current as? any RowEditor { result.append(editor) }
      ancestor = current.parent
    }
    return result
  }

  func deletion(upTo list: _Node?) -> ((IndexSet) -> Void)? { editors(upTo: list).lazy.compactMap(\.delete).first }
  func movement(upTo list: _Node?) -> ((IndexSet, Int) -> Void)? { editors(upTo: list).lazy.compactMap(\.move).first }
}
