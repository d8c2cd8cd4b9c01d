// Modifiers of Apple's SwiftUI that are about hardware or surfaces a desktop does not have. They may be written, so
// that one source serves all systems, and change nothing here. This file is the whole list; anything else that is not
// supported does not compile.

/// How large a title is shown on a phone.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// How high a sheet stands on a phone.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  private let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

/// The keys a screen keyboard offers.
public struct UIKeyboardType: Hashable, Sendable {
  private let value: Int
  public static let `default` = UIKeyboardType(value: 0)
  public static let asciiCapable = UIKeyboardType(value: 1)
  public static let numbersAndPunctuation = UIKeyboardType(value: 2)
  public static let URL = UIKeyboardType(value: 3)
  public static let numberPad = UIKeyboardType(value: 4)
  public static let phonePad = UIKeyboardType(value: 5)
  public static let namePhonePad = UIKeyboardType(value: 6)
  public static let emailAddress = UIKeyboardType(value: 7)
  public static let decimalPad = UIKeyboardType(value: 8)
  public static let twitter = UIKeyboardType(value: 9)
  public static let webSearch = UIKeyboardType(value: 10)
}

/// Which letters a screen keyboard makes large by itself.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// What keeps parts of a phone's screen from use.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What scrolling does to a screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let value: Int
  public static let automatic = ScrollDismissesKeyboardMode(value: 0)
  public static let immediately = ScrollDismissesKeyboardMode(value: 1)
  public static let interactively = ScrollDismissesKeyboardMode(value: 2)
  public static let never = ScrollDismissesKeyboardMode(value: 3)
}

/// Which views of a lazy stack stay at its edge while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// What a phone lets a person feel.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
}

extension View {
  /// A desktop has nothing that a hand would feel.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// A desktop's bars have the desktop's own background.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// A desktop's bars have the desktop's own background.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// A desktop's bars have the desktop's own colours.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// A desktop has its keys on the keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// A keyboard of keys leaves capitals to the person.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// GTK's fields correct nothing by themselves.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// The Return key of a keyboard of keys has one name.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// A desktop's header bars have one height.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }

  /// A desktop's sheets are windows, as high as they need to be.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// A desktop's sheets are windows, as high as they need to be.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  /// A desktop's sheets are windows, moved by their header bars.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Nothing lies over the edges of a desktop's windows.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    self
  }

  /// Nothing lies over the edges of a desktop's windows.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// A desktop has its keys on the keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// A desktop's windows have no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
