import Adwaita

/// What a list's style means for its widgets.
@MainActor
struct ListAppearance: Equatable {
  var style = DefaultListStyle._look

  func apply(to list: ListController) {
    let view = list.listView
    view.addClass("fs-list")
    view.setClass("fs-plain", style.kind == .plain)
    view.setClass("fs-inset", style.kind == .inset)
    view.setClass("fs-cards", style.kind == .grouped)
    view.setClass("navigation-sidebar", style.kind == .sidebar)
    view.setClass("fs-sidebar", style.kind == .sidebar)
  }

  /// How the contents of a row are laid out.
  func rowLayout(_ traits: Traits) -> RowLayout {
    if let insets = traits[RowInsetsTrait.self] {
      return RowLayout(
        insets: Margins(
          top: Int32(insets.top.rounded()), leading: Int32(insets.leading.rounded()),
          bottom: Int32(insets.bottom.rounded()), trailing: Int32(insets.trailing.rounded())))
    }
    switch traits[SectionTrait.self]?.part ?? .content {
    case .content:
      switch style.kind {
      case .sidebar: return RowLayout(insets: Margins(top: 2, leading: 4, bottom: 2, trailing: 4), minimumHeight: 28)
      case .plain, .inset, .grouped:
        return RowLayout(insets: Margins(top: 8, leading: 12, bottom: 8, trailing: 12), minimumHeight: 24)
      }
    case .header: return RowLayout(insets: Margins(top: 16, leading: 12, bottom: 6, trailing: 12))
    case .footer: return RowLayout(insets: Margins(top: 6, leading: 12, bottom: 12, trailing: 12))
    }
  }

  /// Sets the style classes of a row.
  func style(_ cell: RowCell, _ traits: Traits) {
    let part = traits[SectionTrait.self]?.part ?? .content
    var classes: Set<String> = []
    switch part {
    case .header: classes.insert("fs-header")
    case .footer: classes.insert("fs-footer")
    case .content:
      let separators = traits[RowSeparatorTrait.self]
      if separators?[.bottom] == .hidden { classes.insert("fs-no-line-below") }
      if separators?[.top] == .hidden { classes.insert("fs-no-line-above") }
      if style.isGrouped, let position = cell.cell.position, let place = cell.controller?.place(at: position) {
        classes.insert("fs-card")
        if place.isFirst { classes.insert("fs-card-first") }
        if place.isLast { classes.insert("fs-card-last") }
      }
    }
    cell.setClasses(classes)
  }
}
