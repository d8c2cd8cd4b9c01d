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
      case .sidebar: return RowLayout(insets: Margins(top: 2, leading: 8, bottom: 2, trailing: 8), minimumHeight: 28)
      case .plain, .inset, .grouped:
        return RowLayout(insets: Margins(top: 8, leading: 12, bottom: 8, trailing: 12), minimumHeight: 24)
      }
    case .header:
      let side: Int32 = style.kind == .sidebar ? 8 : 12
      return RowLayout(insets: Margins(top: 16, leading: side, bottom: 6, trailing: side))
    case .footer: return RowLayout(insets: Margins(top: 6, leading: 12, bottom: 12, trailing: 12))
    }
  }

  /// Sets the style classes of a row.
  func style(_ cell: RowCell, _ traits: Traits) {
    guard let list = cell.controller, let position = cell.cell.position else { return }
    var classes: RowClasses = []
    switch traits[SectionTrait.self]?.part ?? .content {
    case .header: classes.insert(.header)
    case .footer: classes.insert(.footer)
    case .content:
      guard style.kind != .sidebar else { break }
      let place = list.place(at: position)
      if !place.isFirst, traits[RowSeparatorTrait.self]?[.top] != .hidden, !hidesLineBelow(list, position - 1) {
        classes.insert(.line)
      }
      if style.isGrouped {
        classes.insert(.card)
        if place.isFirst {
          classes.insert(.cardFirst)
          if position > 0, list.place(at: position - 1).part != .header { classes.insert(.gap) }
        }
        if place.isLast { classes.insert(.cardLast) }
      }
    }
    if style.isGrouped {
      if position == 0 { classes.insert(.first) }
      if position == list.rowCount - 1 { classes.insert(.last) }
    }
    cell.setClasses(classes)
  }

  private func hidesLineBelow(_ list: ListController, _ position: Int) -> Bool {
    list.hasHiddenLines && list.cell(at: position)?.traits[RowSeparatorTrait.self]?[.bottom] == .hidden
  }
}
