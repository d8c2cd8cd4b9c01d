import Adwaita

extension ListController {
  /// Brings a row into sight, whether or not it exists yet.
  func scroll(to position: Int, _ anchor: UnitPoint?) {
    guard position >= 0, position < rowCount else { return }
    // A list without a size has no place to scroll to yet.
    if lateRows.waitsForFirstFrame({ [weak self] in self?.scroll(to: position, anchor) }) { return }
    guard let anchor else {
      listView.scrollToRow(at: position)
      // GTK takes a row that was just inserted for one without height, so that one just beyond the edge counts as seen.
      let row = identity(at: position)
      afterLayout { [weak self, weak row] in
        guard let self, let row else { return }
        let now = row.cell?.cell.position ?? position
        if now < rowCount { listView.scrollToRow(at: now) }
      }
      return
    }
    let place = Double(anchor.y)
    let adjustment = scroller.vertical
    // GTK aligns a row with the edge from which it comes into sight, so it is made to come from there.
    if place < 0.5 {
      adjustment.value = adjustment.limit
    } else if place > 0.5 {
      adjustment.value = adjustment.lower
    }
    listView.scrollToRow(at: position)
    align(position, at: place, rounds: 3)
  }

  /// Moves a row to its place once it has been laid out; what comes into sight with it may change heights again.
  private func align(_ position: Int, at place: Double, rounds: Int) {
    let adjust: @MainActor () -> Void = { [weak self] in
      guard let self, let cell = cell(at: position), let area = cell.area(in: scroller) else { return }
      let wanted = place * (Double(scroller.size.height) - area.height)
      let distance = area.y - wanted
      guard abs(distance) >= 1 else { return }
      let before = scroller.vertical.value
      scroller.vertical.value = before + distance
      if rounds > 1, scroller.vertical.value != before { align(position, at: place, rounds: rounds - 1) }
    }
    afterLayout(adjust)
  }

  /// Runs a closure after the next layout, which comes before the frame after this one.
  private func afterLayout(_ work: @escaping @MainActor () -> Void) {
    let isMapped = scroller.onNextFrame { [weak self] in
      guard let self else { return }
      if !scroller.onNextFrame(work) { work() }
    }
    if !isMapped { MainLoop.beforeNextRedraw(work) }
  }
}
