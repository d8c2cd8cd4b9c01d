import Adwaita

/// A control at the trailing side, and what it is called at the leading side.
nonisolated struct LabelledRow<Label: View, Control: View>: View {
  typealias Body = Never
  let label: Label
  let control: Control

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LabelledRowNode(view, in: context)
  }
}

final class LabelledRowNode<Label: View, Control: View>: ContainerNode<LabelledRow<Label, Control>> {
  private let space = Container(OverlayLayout())
  private var label: _ViewNode<Label>?
  private var control: _ViewNode<Control>?
  private let names = AccessibleLabels()
  private var hidesLabel = false

  init(_ view: LabelledRow<Label, Control>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 0, alignment: 0.5), in: context)
    space.requestSize(width: 12, height: nil)
    space.expandsHorizontally = true
    label = Label._makeNode(view.label, in: context.below(self))
    control = Control._makeNode(view.control, in: context.below(self))
    sync()
  }

  override var children: [_Node] { [label, control].compactMap { $0 } }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    control?.update(view.control, in: environment)
    if environment.labelsAreHidden != hidesLabel { Scheduler.shared.sync(self) }
  }

  override func sync() {
    let labels = label?.elements ?? []
    let controls = control?.elements ?? []
    hidesLabel = environment.labelsAreHidden
    for element in labels { element.widget.isVisible = !hidesLabel }
    var spacing = Element(space)
    space.isVisible = !hidesLabel && !labels.isEmpty
    spacing.role = .spacer(minimum: 12)
    lay(labels + [spacing] + controls)
    container.accessibilityTarget = controls.first?.widget
    names.set(labels, for: controls.map(\.widget))
  }
}
