/// What stands around a piece of a view.
public struct Surroundings: Sendable {
  /// From the outermost to the innermost.
  public var frames: [Frame] = []
  public var scope: Scope

  public enum Frame: Sendable {
    /// Inside an argument of a view.
    case container(ViewElement, label: String?)
    /// Inside an argument of a modifier.
    case modifier(Call, of: ViewElement)
    /// Inside a branch of an `if`.
    case branch(Conditional, isThen: Bool)
    /// Inside a case of a `switch`.
    case choice(Choice, ChoiceCase)
    /// Inside a branch of `a ? b : c`.
    case ternary(Expression)
  }

  func adding(_ frame: Frame) -> Surroundings {
    var copy = self
    copy.frames.append(frame)
    return copy
  }

  /// Whether it is a menu, an alert, a dialog or a swipe action, which close as soon as something is chosen.
  public var closesOnChoice: Bool {
    frames.contains { frame in
      switch frame {
      case .container(let element, _): Self.isMenu(view: element.name)
      case .modifier(let call, _): Self.isMenu(modifier: call.name)
      default: false
      }
    }
  }

  static func isMenu(view name: String) -> Bool { menus.contains(name) || name.hasSuffix("Menu") }

  static func isMenu(modifier name: String) -> Bool { menuModifiers.contains(name) || soundsLikeMenu(name) }

  /// Whether a modifier of the project's own is called after one of those, as in `swipeActionsIfAvailable`.
  private static func soundsLikeMenu(_ name: String) -> Bool {
    let word = name.lowercased()
    return ["swipeaction", "contextmenu", "confirmationdialog", "contextualmenu"].contains { word.contains($0) }
  }

  private static let menus: Set<String> = [
    "Menu", "CommandMenu", "CommandGroup", "MenuBarExtra", "ControlGroup", "Alert", "ActionSheet", "ToolbarTitleMenu",
  ]
  private static let menuModifiers: Set<String> = [
    "alert", "confirmationDialog", "contextMenu", "swipeActions", "actionSheet", "accessibilityActions",
    "toolbarTitleMenu", "commands", "contextMenuWithPreview",
  ]

  /// Whether the nearest container takes several views, and whole pages of them; `nil` where there is none.
  var takesPages: Bool? {
    for frame in frames.reversed() {
      switch frame {
      case .container(let element, _):
        return !Self.menus.contains(element.name) && !Self.buildersOfOtherThings.contains(element.name)
      case .modifier(let call, _):
        return !Self.menuModifiers.contains(call.name) && !Self.buildersOfOtherThings.contains(call.name)
      case .branch, .choice, .ternary: continue
      }
    }
    return nil
  }

  /// Whether it is a bar, a title, a header, a label or a menu, which are no page and show what belongs to one.
  public var isOutsidePage: Bool {
    frames.contains { frame in
      switch frame {
      case .container(let element, let label):
        Self.isMenu(view: element.name) || ["ToolbarItem", "ToolbarItemGroup", "Label", "LabeledContent"].contains(element.name)
          || element.name.hasSuffix("Button") || element.name.hasSuffix("Header") || label == "header" || label == "label"
          || label == "footer"
      case .modifier(let call, _):
        Self.isMenu(modifier: call.name)
          || ["toolbar", "navigationTitle", "navigationSubtitle", "badge", "tabItem", "safeAreaInset"].contains(call.name)
      case .branch, .choice, .ternary: false
      }
    }
  }

  /// What is built of rows, marks, tabs, toolbar items or choices instead of views.
  private static let buildersOfOtherThings: Set<String> = [
    "Table", "Chart", "Map", "TabView", "Picker", "toolbar", "tabItem", "searchScopes",
  ]

  /// The modifiers of everything around, innermost first.
  public var outerModifiers: [Call] {
    frames.reversed().flatMap { frame -> [Call] in
      switch frame {
      case .container(let element, _): element.modifiers
      case .modifier(_, let element): element.modifiers
      default: []
      }
    }
  }
}

/// A piece of a view with what stands around it.
public struct Site<Node: Sendable>: Sendable {
  public let node: Node
  public let around: Surroundings

  public init(node: Node, around: Surroundings) {
    self.node = node
    self.around = around
  }

  public var scope: Scope { around.scope }
}
