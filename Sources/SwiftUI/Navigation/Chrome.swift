import Adwaita

/// What stands around a page: its title, the buttons in its header bar, its search field.
///
/// Each page owns one and hands it down; the modifiers inside the page add what they have to say.
@MainActor
final class Chrome: ElementContainer {
  /// Who shows it.
  weak var page: PageHost?
  var needsSync = false
  private var ownContributions: [ChromeContribution] = []
  /// The chrome around a navigation view, whose contributions its pages show as well.
  weak var outer: Chrome?
  /// The chrome that shows this one's contributions, where this one belongs to a tab and has no bar of its own.
  weak var forwardsTo: Chrome?
  private var forwarded: [Chrome] = []
  /// Whether what is inside can be seen; the buttons of a tab in the back are not shown.
  var isInFront = true {
    didSet { if isInFront != oldValue { changed() } }
  }
  /// Whether this is the page of a sheet, whose own buttons take the place of the window's.
  var isSheet = false
  /// Whether the page, or one around it, is a sheet.
  var isInSheet: Bool { isSheet || outer?.isInSheet == true }
  private var ownClaims = 0
  /// Whether a view inside, in front, brings a header bar of its own.
  var isClaimed: Bool { isInFront && (ownClaims > 0 || forwarded.contains(where: \.isClaimed)) }
  /// Whether a view inside brings a header bar of its own, in front or not.
  var hasClaims: Bool { ownClaims > 0 || forwarded.contains(where: \.hasClaims) }

  /// What is said inside, in the order in which it was first said.
  var contributions: [ChromeContribution] {
    guard isInFront else { return [] }
    return ownContributions + forwarded.flatMap(\.contributions)
  }

  func add(_ contribution: ChromeContribution) {
    ownContributions.append(contribution)
    changed()
  }

  func remove(_ contribution: ChromeContribution) {
    ownContributions.removeAll { $0 === contribution }
    changed()
  }

  /// Shows what is said in a tab's chrome here.
  func adopt(_ chrome: Chrome) {
    chrome.forwardsTo = self
    forwarded.append(chrome)
    changed()
  }

  func disown(_ chrome: Chrome) {
    forwarded.removeAll { $0 === chrome }
    changed()
  }

  /// A view inside brings its own header bar, so that this page's goes.
  func claim() {
    ownClaims += 1
    changed()
  }

  func unclaim() {
    ownClaims -= 1
    changed()
  }

  /// Told when something is said or claimed.
  var onChange: (@MainActor () -> Void)?

  /// Who shows what is said here also reads it anew, with the next update.
  func changed() {
    onChange?()
    if let forwardsTo { forwardsTo.changed() }
    Scheduler.shared.sync(self)
    for inner in borrowers { inner.page?.chrome.syncLater() }
  }

  private func syncLater() { Scheduler.shared.sync(self) }

  private struct Borrower {
    weak var page: PageHost?
  }
  private var borrowers: [Borrower] = []

  /// Shows what is said here in a page further in.
  func lend(to page: PageHost) {
    borrowers.removeAll { $0.page == nil }
    borrowers.append(Borrower(page: page))
  }

  func syncIfAlive() { page?.updateBars() }
}

/// What one modifier says.
@MainActor
final class ChromeContribution {
  var title: String?
  var subtitle: String?
  /// The widgets for the bars, with their placements.
  var items: [ToolbarElement] = []
  var search: SearchController?
  /// Whether the header bar, or the bar at the bottom, is to be seen.
  var barVisibility: [ToolbarPlacement: Visibility] = [:]
  var titleWidget: Widget?
  var hidesBackButton = false
}

/// A widget for one of the bars.
struct ToolbarElement {
  var widget: Widget
  var placement: ToolbarItemPlacement
  var isSpacer = false
}

enum ChromeKey: EnvironmentKey {
  static var defaultValue: Chrome? { nil }
}

extension EnvironmentValues {
  /// The chrome of the page around a view.
  var chrome: Chrome? {
    get { self[ChromeKey.self] }
    set { self[ChromeKey.self] = newValue }
  }
}

/// A modifier that says something to the page around a view.
@MainActor @preconcurrency
protocol ChromeModifier: ViewModifier where Body == Never {
  func contribute(to contribution: ChromeContribution)
}

extension ChromeModifier {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ChromeModifierNode(view, in: context)
  }
}

final class ChromeModifierNode<Base: View, Modifier: ChromeModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  private var node: _ViewNode<Base>?
  private let contribution = ChromeContribution()
  private weak var chrome: Chrome?

  override init(_ view: ModifiedContent<Base, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
    view.modifier.contribute(to: contribution)
    join()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    if environmentChanged { join() }
    view.modifier.contribute(to: contribution)
    chrome?.changed()
  }

  override func willRemove() { chrome?.remove(contribution) }

  private func join() {
    guard chrome !== environment.chrome else { return }
    chrome?.remove(contribution)
    chrome = environment.chrome
    chrome?.add(contribution)
  }
}
