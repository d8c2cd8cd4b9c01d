import Adwaita

/// A modifier that adds something lasting to every widget of a view: a gesture, a controller, a shortcut.
@MainActor @preconcurrency
protocol AttachmentModifier: ViewModifier where Body == Never {
  associatedtype Attachment
  /// Adds to a widget, once. What reacts later looks the current modifier up in the node.
  func attach(to widget: Widget, of node: AttachmentSource<Self>) -> Attachment
  /// Carries a new description, or another environment, to what was added.
  func update(_ attachment: inout Attachment, on widget: Widget, in environment: EnvironmentValues)
  /// Takes away what was added.
  func detach(_ attachment: Attachment, from widget: Widget)
}

extension AttachmentModifier {
  func update(_ attachment: inout Attachment, on widget: Widget, in environment: EnvironmentValues) {}
  func detach(_ attachment: Attachment, from widget: Widget) {}

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AttachmentNode(view, in: context)
  }
}

/// Where what was added to a widget finds the modifier as it is now.
@MainActor
final class AttachmentSource<Modifier> {
  fileprivate(set) var modifier: Modifier
  fileprivate(set) var environment: EnvironmentValues
  init(_ modifier: Modifier, _ environment: EnvironmentValues) {
    self.modifier = modifier
    self.environment = environment
  }
}

final class AttachmentNode<Base: View, Modifier: AttachmentModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  private struct Entry {
    let widget: Widget
    var attachment: Modifier.Attachment
  }
  private var node: _ViewNode<Base>?
  private let source: AttachmentSource<Modifier>
  private var entries: [UnsafeRawPointer: Entry] = [:]
  /// Those on the rows of a list.
  private var rowEntries: [UnsafeRawPointer: Entry] = [:]

  override init(_ view: ModifiedContent<Base, Modifier>, in context: _NodeContext) {
    source = AttachmentSource(view.modifier, context.environment)
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    var kept: [UnsafeRawPointer: Entry] = [:]
    for element in elements[first...] {
      if case .rows = element.role { continue }
      let key = element.widget.identity
      kept[key] =
        entries.removeValue(forKey: key)
        ?? Entry(widget: element.widget, attachment: view.modifier.attach(to: element.widget, of: source))
    }
    for entry in entries.values { view.modifier.detach(entry.attachment, from: entry.widget) }
    entries = kept
  }

  override func decorate(_ elements: inout [Element]) {
    if rowEntries.count > 512 { rowEntries = rowEntries.filter { $0.value.widget.hasParent } }
    for element in elements where rowEntries[element.widget.identity] == nil {
      rowEntries[element.widget.identity] = Entry(
        widget: element.widget, attachment: view.modifier.attach(to: element.widget, of: source))
    }
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    source.modifier = view.modifier
    source.environment = environment
    for key in Array(entries.keys) {
      guard var entry = entries[key] else { continue }
      view.modifier.update(&entry.attachment, on: entry.widget, in: environment)
      entries[key] = entry
    }
    for key in Array(rowEntries.keys) {
      guard var entry = rowEntries[key] else { continue }
      view.modifier.update(&entry.attachment, on: entry.widget, in: environment)
      rowEntries[key] = entry
    }
    node?.update(view.content, in: environment)
  }
}
