import Adwaita

/// A symbol and what it stands for.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelAppearance) private var appearance
  @Environment(\.isInToolbar) private var isInToolbar

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    switch appearance {
    case .native(let parts):
      LabelPair(title: title, icon: icon, parts: parts == .automatic ? (isInToolbar ? .icon : .both) : parts)
    case .styled(let style):
      style.body(LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was asked for.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    let (title, icon) = (configuration.title, configuration.icon)
    self.init(title: { title }, icon: { icon })
  }
}

/// A symbol before its words. What is not shown is there all the same, for assistive technology.
nonisolated struct LabelPair<Title: View, Icon: View>: View {
  typealias Body = Never
  let title: Title
  let icon: Icon
  let parts: ShownLabelParts

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LabelPairNode(view, in: context)
  }
}

final class LabelPairNode<Title: View, Icon: View>: ContainerNode<LabelPair<Title, Icon>> {
  private var title: _ViewNode<Title>?
  private var icon: _ViewNode<Icon>?
  private var parts = ShownLabelParts.both
  private let names = AccessibleLabels()

  init(_ view: LabelPair<Title, Icon>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    let below = context.below(self)
    title = Title._makeNode(view.title, in: below)
    icon = Icon._makeNode(view.icon, in: below)
    sync()
  }

  override var children: [_Node] { [icon, title].compactMap { $0 } }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    title?.update(view.title, in: environment)
    icon?.update(view.icon, in: environment)
    if view.parts != parts { Scheduler.shared.sync(self) }
  }

  override func sync() {
    parts = view.parts
    let icons = icon?.elements ?? []
    let titles = title?.elements ?? []
    for element in icons { element.widget.isVisible = parts != .title }
    for element in titles { element.widget.isVisible = parts != .icon }
    lay(icons + titles)
    names.set(parts == .icon ? titles : [], for: [container])
  }
}
