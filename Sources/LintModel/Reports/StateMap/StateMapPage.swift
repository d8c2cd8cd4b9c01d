/// The state map: a page that shows, for each screen of an app, which of its states are handled.
///
/// The page is one file without scripts or outside addresses, readable in light and dark and on paper.
struct StateMapPage {
  private let report: Report
  private let screens: [Row]
  private let elsewhere: [Finding]

  /// A screen with the findings in its code.
  private struct Row {
    var number: Int
    var screen: ScreenStates
    var findings: [Finding]
    var gaps: Int { screen.handled.values.count { $0 == .missing } }
  }

  init(_ report: Report) {
    self.report = report
    var rows = report.screens
      .sorted { ($0.path, $0.range.start.offset, $0.subject) < ($1.path, $1.range.start.offset, $1.subject) }
      .enumerated().map { Row(number: $0.offset + 1, screen: $0.element, findings: []) }
    let byPath = Dictionary(grouping: rows.indices) { rows[$0].screen.path }
    var elsewhere: [Finding] = []
    for finding in report.findings {
      if let index = Self.home(of: finding, among: (byPath[finding.path] ?? []).map { ($0, rows[$0].screen.range) }) {
        rows[index].findings.append(finding)
      } else {
        elsewhere.append(finding)
      }
    }
    self.screens = rows
    self.elsewhere = elsewhere
  }

  /// The innermost screen around a finding, or else the last one above it.
  private static func home(of finding: Finding, among screens: [(index: Int, range: SourceRange)]) -> Int? {
    let offset = finding.range.start.offset
    let around = screens.filter { $0.range.start.offset <= offset && offset < $0.range.end.offset }
    if let inner = around.max(by: { $0.range.start < $1.range.start }) { return inner.index }
    return (screens.last { $0.range.start.offset <= offset } ?? screens.first)?.index
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>State map · \(escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    \(Self.symbols)
    <main>
    \(heading)
    \(rings)
    \(glance)
    \(map)
    \(otherFindings)
    <footer>feedback-lint \(escaped(report.version)) · \(TerminalReport.count(report.summary.files, "file")) checked</footer>
    </main>
    </body>
    </html>

    """
  }

  private var title: String { report.folder.split(separator: "/").last.map(String.init) ?? report.folder }

  private func escaped(_ text: String) -> String { Report.xml(text) }
}

extension StateMapPage {
  private var heading: String {
    let complete = screens.count { $0.gaps == 0 }
    let gaps = screens.reduce(0) { $0 + $1.gaps }
    let verdict = if screens.isEmpty {
      "No screen waits for anything here."
    } else if gaps == 0 {
      "Every screen handles every state it can be in."
    } else {
      "\(TerminalReport.count(gaps, "gap")) on \(TerminalReport.count(screens.count - complete, "screen")): places where "
        + "someone meets a blank, a spinner without end or a dead end."
    }
    return """
      <header>
        <div>
          <p class="kicker">State map</p>
          <h1>\(escaped(title))</h1>
          <p class="verdict">\(verdict)</p>
        </div>
        <div class="score \(gaps == 0 ? "good" : "bad")">
          <strong>\(complete)<span> / \(screens.count)</span></strong>
          <small>screens complete</small>
        </div>
      </header>
      """
  }

  /// A ring for each state: how many of the screens that can be in it handle it.
  private var rings: String {
    guard !screens.isEmpty else { return "" }
    let rings = ScreenState.allCases.map { state in
      let known = screens.compactMap { $0.screen.handled[state] }.filter { $0 == .handled || $0 == .missing }
      return ring(state.title, handled: known.count { $0 == .handled }, of: known.count)
    }
    let all = rings.joined(separator: "\n")
    return "<section class=\"rings\" aria-label=\"Screens that handle each state\">\n\(all)\n</section>"
  }

  private func ring(_ title: String, handled: Int, of total: Int) -> String {
    let circumference = 100.0
    let share = total == 0 ? 1 : Double(handled) / Double(total)
    let drawn = Self.tenths(share * circumference)
    let figure = total == 0 ? "–" : "\(Int((share * 100).rounded(.down)))<i>%</i>"
    let detail = total == 0 ? "not needed" : "\(handled) of \(total)"
    let kind = total == 0 ? "none" : handled == total ? "full" : "part"
    return """
      <figure class="\(kind)">
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="track" cx="20" cy="20" r="15.915"/>
          <circle class="value" cx="20" cy="20" r="15.915" stroke-dasharray="\(drawn) \(Self.tenths(circumference * 2))"/>
        </svg>
        <b>\(figure)</b>
        <figcaption>\(title)<small>\(detail)</small></figcaption>
      </figure>
      """
  }

  /// From here on a map is too long to be seen at once.
  private static let screensInSight = 12

  /// All screens as columns of six small fields, so that a whole app fits into one picture; each leads to its row.
  private var glance: String {
    guard screens.count > Self.screensInSight else { return "" }
    let tiles = inFolders.flatMap(\.rows).map { row in
      let fields = ScreenState.allCases.map { "<i class=\"\((row.screen.handled[$0] ?? .unknown).rawValue)\"></i>" }
      let name = escaped("\(row.screen.view) · \(row.screen.subject)")
      let gaps = row.gaps == 0 ? "complete" : TerminalReport.count(row.gaps, "gap")
      return "<a href=\"#screen-\(row.number)\" title=\"\(name): \(gaps)\">\(fields.joined())</a>"
    }
    let order = ScreenState.allCases.map { $0.title.lowercased() }.joined(separator: ", ")
    return """
      <nav class="glance" aria-label="All screens at a glance">
        <p>Each column is a screen. From top to bottom: \(order).</p>
        \(tiles.joined(separator: "\n  "))
      </nav>
      """
  }

  private static func tenths(_ number: Double) -> String { String((number * 10).rounded() / 10) }

  private var map: String {
    guard !screens.isEmpty else { return "" }
    let columns = ScreenState.allCases.map { "<span>\($0.title)</span>" }.joined()
    let sections = inFolders.map { section($0.folder, $0.rows) }
    return """
      <div class="tools">
        <label><input type="checkbox" id="only-gaps"> Only screens with gaps</label>
        <ul class="legend" aria-label="Legend">
          \(StateHandling.ordered.map { "<li>\(mark($0))\($0.title)</li>" }.joined(separator: "\n    "))
        </ul>
      </div>
      <div class="map">
        <div class="columns" aria-hidden="true"><span></span>\(columns)</div>
      \(sections.joined(separator: "\n"))
      </div>
      """
  }

  /// The rows of the map by the folders of their files, in the order in which they are shown.
  private var inFolders: [(folder: String, rows: [Row])] {
    let groups = Dictionary(grouping: screens) { Self.folder(of: report.relativePath($0.screen.path)) }
    return groups.sorted { $0.key < $1.key }.map { (folder: $0.key, rows: $0.value) }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func section(_ folder: String, _ rows: [Row]) -> String {
    let gaps = rows.reduce(0) { $0 + $1.gaps }
    let tally = gaps == 0 ? "<em class=\"ok\">complete</em>" : "<em>\(TerminalReport.count(gaps, "gap"))</em>"
    return """
      <section class="group\(gaps == 0 ? " whole" : "")">
        <h2>\(escaped(folder.isEmpty ? title : folder))\(tally)</h2>
      \(rows.map(row).joined(separator: "\n"))
      </section>
      """
  }

  private func row(_ row: Row) -> String {
    let screen = row.screen
    let cells = ScreenState.allCases.map { state in
      let handling = screen.handled[state] ?? .unknown
      let label = "\(state.title): \(handling.title.lowercased())"
      return "<span class=\"cell \(handling.rawValue)\" title=\"\(label)\" role=\"img\" aria-label=\"\(label)\">"
        + "\(mark(handling))</span>"
    }
    let file = report.relativePath(screen.path).split(separator: "/").last.map(String.init) ?? screen.path
    return """
      <details class="screen\(row.gaps == 0 ? " whole" : "")" id="screen-\(row.number)">
        <summary>
          <span class="name"><b>\(escaped(screen.view))</b><code>\(escaped(screen.subject))</code>\
      <small>\(escaped(file)):\(screen.range.start.line)</small></span>
          \(cells.joined(separator: "\n    "))
        </summary>
        \(findings(row.findings, otherwise: row.gaps == 0 ? "Nothing to report." : "No finding is attached to these gaps."))
      </details>
      """
  }

  private func mark(_ handling: StateHandling) -> String {
    "<svg class=\"mark \(handling.rawValue)\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">"
      + "<use href=\"#\(handling.rawValue)\"/></svg>"
  }

  private func findings(_ findings: [Finding], otherwise: String) -> String {
    guard !findings.isEmpty else { return "<p class=\"nothing\">\(otherwise)</p>" }
    let items = findings.map { finding in
      let fixable = finding.fix.map { " <span class=\"fix\">--fix: \(escaped($0.title))</span>" } ?? ""
      let consequence = finding.consequence.isEmpty ? "" : "<br><q>\(escaped(finding.consequence))</q>"
      return """
        <li class="\(finding.severity.rawValue)"><code>\(escaped(finding.rule))</code> \(escaped(finding.message))\
        \(consequence) <small>\(escaped(report.relativePath(finding.path))):\(finding.range.start.line)</small>\(fixable)</li>
        """
    }
    return "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private var otherFindings: String {
    guard !elsewhere.isEmpty else { return "" }
    return """
      <section class="elsewhere">
        <h2>Buttons and other places<em>\(TerminalReport.count(elsewhere.count, "finding"))</em></h2>
        \(findings(elsewhere, otherwise: ""))
      </section>
      """
  }
}

extension ScreenState {
  /// The state's name for people.
  var title: String {
    switch self {
    case .notInitiated: "Not started"
    case .loading: "Loading"
    case .empty: "Empty"
    case .success: "Success"
    case .failure: "Failure"
    case .retry: "Retry"
    }
  }
}

extension StateHandling {
  static let ordered: [StateHandling] = [.handled, .missing, .unknown, .notApplicable]

  /// What a mark on the map stands for.
  var title: String {
    switch self {
    case .handled: "Handled"
    case .missing: "Missing"
    case .notApplicable: "Cannot occur"
    case .unknown: "Cannot be told"
    }
  }
}
