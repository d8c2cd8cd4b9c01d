import Adwaita

extension View {
  /// Names the view for assistive technology.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { modifier(AccessibilityModifier(label: label.plainText)) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(verbatim: String(label))) }

  /// Says the view's value to assistive technology.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { modifier(AccessibilityModifier(value: value.plainText)) }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(verbatim: String(value))) }

  /// Says to assistive technology what using the view does.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { modifier(AccessibilityModifier(hint: hint.plainText)) }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(verbatim: String(hint))) }

  /// Hides the view from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(AccessibilityModifier(isHidden: hidden)) }

  /// Names the view for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(identifier: identifier))
  }

  /// Says to assistive technology what kind of thing the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(isAboutTraits: true, added: traits))
  }

  /// Takes back what was said to assistive technology.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(isAboutTraits: true, removed: traits))
  }

  /// Decides whether assistive technology meets the views inside one by one or as one.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }
}

/// What kind of thing a view is, to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var rawValue: UInt32
  private init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public static let isButton = AccessibilityTraits(1 << 0)
  public static let isHeader = AccessibilityTraits(1 << 1)
  public static let isSelected = AccessibilityTraits(1 << 2)
  public static let isLink = AccessibilityTraits(1 << 3)
  public static let isSearchField = AccessibilityTraits(1 << 4)
  public static let isImage = AccessibilityTraits(1 << 5)
  public static let playsSound = AccessibilityTraits(1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(1 << 7)
  public static let isStaticText = AccessibilityTraits(1 << 8)
  public static let isSummaryElement = AccessibilityTraits(1 << 9)
  public static let updatesFrequently = AccessibilityTraits(1 << 10)
  public static let startsMediaSession = AccessibilityTraits(1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(1 << 12)
  public static let causesPageTurn = AccessibilityTraits(1 << 13)
  public static let isModal = AccessibilityTraits(1 << 14)
  public static let isToggle = AccessibilityTraits(1 << 15)

  public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }
  public func union(_ other: Self) -> Self { Self(rawValue | other.rawValue) }
  public func intersection(_ other: Self) -> Self { Self(rawValue & other.rawValue) }
  public func symmetricDifference(_ other: Self) -> Self { Self(rawValue ^ other.rawValue) }
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    rawValue |= newMember.rawValue
    return (isNew, newMember)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let had = contains(member)
    rawValue &= ~member.rawValue
    return had ? member : nil
  }
  public mutating func update(with newMember: Self) -> Self? {
    let had = contains(newMember)
    rawValue |= newMember.rawValue
    return had ? newMember : nil
  }
  public mutating func formUnion(_ other: Self) { rawValue |= other.rawValue }
  public mutating func formIntersection(_ other: Self) { rawValue &= other.rawValue }
  public mutating func formSymmetricDifference(_ other: Self) { rawValue ^= other.rawValue }
}

/// How assistive technology meets the views inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: Int
  public static let ignore = AccessibilityChildBehavior(value: 0)
  public static let contain = AccessibilityChildBehavior(value: 1)
  public static let combine = AccessibilityChildBehavior(value: 2)
}

nonisolated struct AccessibilityModifier: ElementModifier, Equatable {
  var label: String?
  var value: String?
  var hint: String?
  var isHidden: Bool?
  var identifier: String?
  /// Whether the modifier adds or takes back traits, be it none.
  var isAboutTraits = false
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()

  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    let widget = element.widget
    if let label { widget.setAccessibleLabel(label) }
    if let value { widget.setAccessibleValue(value) }
    if let hint { widget.setAccessibleDescription(hint) }
    if let isHidden { widget.setAccessibleHidden(isHidden) }
    if let identifier { widget.name = identifier }
    if added.contains(.isHeader) { widget.setAccessibleHeadingLevel(1) }
    traits(of: &element)
    if added.contains(.updatesFrequently) { widget.setAccessibleBusy(true) }
    if removed.contains(.updatesFrequently) { widget.setAccessibleBusy(false) }
  }
}

extension AccessibilityModifier {
  /// Tells what kind of thing the widget is, from what this modifier and those inside it have said.
  @MainActor private func traits(of element: inout Element) {
    guard isAboutTraits else { return }
    let traits = (element.traits[AccessibilityTraitsTrait.self] ?? []).union(added).subtracting(removed)
    element.traits[AccessibilityTraitsTrait.self] = traits
    let widget = element.widget
    let isSelected = traits.contains(.isSelected)
    if traits.contains(.isToggle) {
      widget.becomeAccessibleCheckBox()
      widget.setAccessibleChecked(isSelected)
    } else if isSelected || widget.checkAccessibleSelected(true) {
      widget.setAccessibleSelected(isSelected)
    }
  }
}

/// What has been said of the kind of thing that a view is.
enum AccessibilityTraitsTrait: TraitKey { typealias Value = AccessibilityTraits }

/// One element for assistive technology, whatever is inside.
nonisolated struct AccessibilityElementModifier: WrappingModifier, Equatable {
  let behavior: AccessibilityChildBehavior

  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    container.childrenForAccessibility =
      switch behavior {
      case .ignore: .hidden
      case .combine: .combined
      default: .separate
      }
  }
}
