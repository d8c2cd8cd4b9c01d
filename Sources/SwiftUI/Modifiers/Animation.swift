import Adwaita

/// How a change is spread over time.
///
/// GTK's own widgets move by themselves; what this module animates is the fading in of what a change brings.
public struct Animation: Hashable, Sendable {
  /// The length, in seconds.
  var duration: Double
  var curve: Curve
  /// The wait before it starts, in seconds.
  var wait: Double = 0
  var factor: Double = 1

  enum Curve: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut, spring }

  public static let `default` = Animation(duration: 0.25, curve: .easeInOut)
  public static let linear = Animation(duration: 0.25, curve: .linear)
  public static let easeIn = Animation(duration: 0.25, curve: .easeIn)
  public static let easeOut = Animation(duration: 0.25, curve: .easeOut)
  public static let easeInOut = Animation(duration: 0.25, curve: .easeInOut)
  public static let spring = Animation(duration: 0.4, curve: .spring)
  public static let bouncy = Animation(duration: 0.4, curve: .spring)
  public static let smooth = Animation(duration: 0.4, curve: .spring)
  public static let snappy = Animation(duration: 0.3, curve: .spring)
  public static let interactiveSpring = Animation(duration: 0.15, curve: .spring)

  public static func linear(duration: TimeInterval) -> Animation { Animation(duration: duration, curve: .linear) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(duration: duration, curve: .easeIn) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(duration: duration, curve: .easeOut) }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(duration: duration, curve: .easeInOut) }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(duration: response, curve: .spring) }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(duration: duration, curve: .spring) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { spring(duration: duration) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { spring(duration: duration) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { spring(duration: duration) }

  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.wait += delay
    return copy
  }

  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.factor *= speed
    return copy
  }

  /// The length in milliseconds, with the speed applied.
  var milliseconds: Int { Int((duration / max(factor, 0.001) * 1000).rounded()) }
}

extension View {
  /// Animates what changes together with a value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Says how the view comes and goes when that is animated. All transitions fade here.
  nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TraitModifier<TransitionTrait>(value: t)) }

  /// Changes what goes with changes of state inside.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }
}

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
  /// Whether the view fades at all.
  let isVisible: Bool
  public static let identity = AnyTransition(isVisible: false)
  public static let opacity = AnyTransition(isVisible: true)
  public static let slide = AnyTransition(isVisible: true)
  public static let scale = AnyTransition(isVisible: true)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { opacity }
  public static func move(edge: Edge) -> AnyTransition { opacity }
  public static func push(from edge: Edge) -> AnyTransition { opacity }
  public static func offset(_ offset: CGSize) -> AnyTransition { opacity }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { opacity }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(isVisible: isVisible || other.isVisible) }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How an element comes and goes.
enum TransitionTrait: TraitKey { typealias Value = AnyTransition }

nonisolated struct AnimationModifier<V: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: V

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AnimationNode(view, in: context)
  }
}

final class AnimationNode<Base: View, V: Equatable>: _ViewNode<ModifiedContent<Base, AnimationModifier<V>>> {
  private var node: _ViewNode<Base>?
  private var value: V

  override init(_ view: ModifiedContent<Base, AnimationModifier<V>>, in context: _NodeContext) {
    value = view.modifier.value
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if view.modifier.value != value {
      value = view.modifier.value
      Transaction(animation: view.modifier.animation).noteForUpdate()
    }
    node?.update(view.content, in: environment)
  }
}

nonisolated struct TransactionModifier: ViewModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TransactionNode(view, in: context)
  }
}

final class TransactionNode<Base: View>: _ViewNode<ModifiedContent<Base, TransactionModifier>> {
  private var node: _ViewNode<Base>?

  override init(_ view: ModifiedContent<Base, TransactionModifier>, in context: _NodeContext) {
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    var transaction = TransactionScope.pending ?? Transaction()
    view.modifier.transform(&transaction)
    TransactionScope.pending = transaction.animation == nil || transaction.disablesAnimations ? nil : transaction
    node?.update(view.content, in: environment)
  }
}
