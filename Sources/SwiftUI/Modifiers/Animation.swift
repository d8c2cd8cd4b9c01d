/// How a change is spread over time.
public struct Animation: Hashable, Sendable {
  /// The length, in seconds.
  var duration: Double
  var curve: Curve
  var delay: Double = 0

  enum Curve: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut, spring }

  public static let `default` = Animation(duration: 0.35, curve: .easeInOut)
  public static let linear = Animation(duration: 0.35, curve: .linear)
  public static let easeIn = Animation(duration: 0.35, curve: .easeIn)
  public static let easeOut = Animation(duration: 0.35, curve: .easeOut)
  public static let easeInOut = Animation(duration: 0.35, curve: .easeInOut)
  public static func linear(duration: Double) -> Animation { Animation(duration: duration, curve: .linear) }
  public static func easeIn(duration: Double) -> Animation { Animation(duration: duration, curve: .easeIn) }
  public static func easeOut(duration: Double) -> Animation { Animation(duration: duration, curve: .easeOut) }
  public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration, curve: .easeInOut) }
}
