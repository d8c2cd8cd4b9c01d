import Probe
import SwiftUI

/// One row of the list.
struct Row: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

/// The list that `CListBench` shows, as plain SwiftUI.
struct RowList: View {
  @State private var rows = (0..<rowCount).map { Row(id: $0, title: "Row \($0)") }

  var body: some View {
    List($rows) { $row in
      HStack {
        Text(row.title)
        Spacer()
        Toggle("Done", isOn: $row.isDone)
          .labelsHidden()
      }
    }
    .onAppear {
      Change.shared.make = { number in rows[3].title = "Row 3, change \(number)" }
    }
  }
}

/// What the probe calls to change the third row.
@MainActor
final class Change {
  static let shared = Change()
  var make: (Int) -> Void = { _ in }
}

let rowCount = Int(probe_row_count(CommandLine.argc, CommandLine.unsafeArgv))

@main
struct SwiftUIListBench: App {
  init() {
    probe_start({ number, _ in MainActor.assumeIsolated { Change.shared.make(Int(number)) } }, nil)
  }

  var body: some Scene {
    WindowGroup {
      RowList()
    }
    .defaultSize(width: CGFloat(probe_width), height: CGFloat(probe_height))
  }
}
