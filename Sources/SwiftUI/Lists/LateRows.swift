import Adwaita

/// The rows that a list describes once its first frame is shown.
///
/// GTK makes two hundred cells as soon as there are rows. Few of them are on the screen, and the first frame need not
/// wait for the others: they hold the place of a row until then.
@MainActor
final class LateRows {
  private var waiting: [(cell: RowCell, describe: @MainActor () -> Void)] = []
  private var isFirstFrameShown = false
  private var afterFirstFrame: (@MainActor () -> Void)?
  /// How high the first row is.
  private var rowHeight: Int?

  /// The height of a tall screen, in points.
  private static let screenHeight = 1600

  init(of scroller: ScrolledWindow) {
    scroller.onMap { [weak self, weak scroller] in
      guard let self, !isFirstFrameShown else { return }
      let isComing = scroller?.onNextFrame { Scheduler.shared.afterFrame { [weak self] in self?.describe() } }
      if isComing != true { describe() }
    }
    // Whoever scrolls before the first frame sees other rows.
    scroller.vertical.onValueChange { [weak self, weak scroller] in
      // GTK says so too where it only learns how long the list is.
      guard self?.isFirstFrameShown == false, let vertical = scroller?.vertical, vertical.value > vertical.lower
      else { return }
      // It may be GTK that scrolls, while it gives everything its place.
      Scheduler.shared.afterUpdate { self?.describe() }
    }
  }

  /// Whether a row can wait, as it is below any screen.
  func holdsBack(_ cell: RowCell) -> Bool {
    guard !isFirstFrameShown, let rowHeight, let position = cell.cell.position else { return false }
    return position > Self.screenHeight / rowHeight
  }

  func hold(_ cell: RowCell, _ describe: @escaping @MainActor () -> Void) {
    cell.holdPlace(ofHeight: rowHeight)
    waiting.append((cell, describe))
  }

  /// Forgets a row that has left its cell.
  func drop(_ cell: RowCell) {
    guard !waiting.isEmpty, let index = waiting.lastIndex(where: { $0.cell === cell }) else { return }
    waiting.remove(at: index).cell.holdPlace(ofHeight: nil)
  }

  /// Notes the height of a row that is described.
  func noteHeight(of cell: RowCell) {
    if rowHeight == nil, !isFirstFrameShown { rowHeight = max(cell.naturalHeight, 8) }
  }

  /// Keeps the last of what is to be done once the first frame is shown.
  ///
  /// - Returns: `false` where it is shown already, and the caller can go on.
  func waitsForFirstFrame(_ work: @escaping @MainActor () -> Void) -> Bool {
    guard !isFirstFrameShown else { return false }
    afterFirstFrame = work
    return true
  }

  private func describe() {
    isFirstFrameShown = true
    defer {
      afterFirstFrame?()
      afterFirstFrame = nil
    }
    let rows = waiting
    waiting = []
    for row in rows {
      row.cell.holdPlace(ofHeight: nil)
      row.describe()
    }
  }
}
