import Adwaita

extension View {
  /// Does something when the view is clicked or tapped.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: { _ in action() }))
  }

  /// Does something, with the place, when the view is clicked or tapped.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Does something when the view is pressed for a while.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(LongPressModifier(duration: minimumDuration, action: action, pressing: onPressingChanged))
  }

  /// Does something when the pointer comes and goes.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Decides where clicks count. GTK takes the whole rectangle of a widget, whatever its shape.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Decides whether clicks reach the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}

nonisolated struct TapModifier: AttachmentModifier {
  let count: Int
  let action: (CGPoint) -> Void

  @MainActor func attach(to widget: Widget, of source: AttachmentSource<Self>) -> Controller {
    Controller.click(on: widget) { presses, x, y in
      guard presses == source.modifier.count, source.environment.isEnabled else { return }
      source.modifier.action(CGPoint(x: x, y: y))
    }
  }

  @MainActor func detach(_ attachment: Controller, from widget: Widget) { attachment.remove(from: widget) }
}

nonisolated struct LongPressModifier: AttachmentModifier {
  let duration: Double
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  @MainActor func attach(to widget: Widget, of source: AttachmentSource<Self>) -> Controller {
    Controller.longPress(on: widget, factor: duration / 0.5) { phase in
      switch phase {
      case .began: source.modifier.pressing?(true)
      case .ended: source.modifier.pressing?(false)
      case .recognised: source.modifier.action()
      }
    }
  }

  @MainActor func detach(_ attachment: Controller, from widget: Widget) { attachment.remove(from: widget) }
}

nonisolated struct HoverModifier: AttachmentModifier {
  let action: (Bool) -> Void

  @MainActor func attach(to widget: Widget, of source: AttachmentSource<Self>) -> Controller {
    Controller.hover(on: widget) { source.modifier.action($0) }
  }

  @MainActor func detach(_ attachment: Controller, from widget: Widget) { attachment.remove(from: widget) }
}

nonisolated struct HitTestingModifier: ElementModifier, Equatable {
  let isEnabled: Bool
  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) { element.widget.isTargetable = isEnabled }
}
