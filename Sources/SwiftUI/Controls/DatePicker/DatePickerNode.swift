import Adwaita

/// The widgets of a date picker.
nonisolated struct DatePickerControls: View {
  typealias Body = Never
  let date: Date
  let current: () -> Date
  let look: _DatePickerLook
  let components: DatePickerComponents
  let earliest: Date?
  let latest: Date?
  let change: @MainActor (Date) -> Void

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    DatePickerNode(view, in: context)
  }
}

final class DatePickerNode: _ViewNode<DatePickerControls> {
  private let row = Container(StackLayout(axis: .horizontal, spacing: 8, alignment: 0.5))
  private lazy var month = makeMonth()
  private lazy var dateButton = makeMenuButton(dateLabel, showing: month)
  private lazy var hour = makeSpinButton(0...23, "Hour") { $0.hour = $1 }
  private lazy var minute = makeSpinButton(0...59, "Minute") { $0.minute = $1 }
  private lazy var dateLabel = Adwaita.Label()
  private lazy var timeLabel = Adwaita.Label()
  private lazy var timeFields = makeTimeFields()
  private lazy var timeButton = makeMenuButton(timeLabel, showing: timeFields)
  private var shown: (look: _DatePickerLook, components: UInt)?

  override init(_ view: DatePickerControls, in context: _NodeContext) {
    super.init(view, in: context)
    show()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(row)) }
  override func apply(viewChanged: Bool, environmentChanged: Bool) { show() }

  private var calendar: Foundation.Calendar { .current }

  private func show() {
    arrange()
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: view.date)
    if view.components.contains(.date) {
      if let year = parts.year, let number = parts.month, let day = parts.day {
        month.day = MonthView.Day(year: year, month: number, day: day)
      }
      if view.look == .compact {
        dateLabel.text = view.date.formatted(date: .abbreviated, time: .omitted)
      }
    }
    if view.components.contains(.hourAndMinute) {
      hour.value = parts.hour ?? 0
      minute.value = parts.minute ?? 0
      if view.look == .compact { timeLabel.text = view.date.formatted(date: .omitted, time: .shortened) }
    }
    row.isSensitive = environment.isEnabled
  }

  private func arrange() {
    guard shown?.look != view.look || shown?.components != view.components.rawValue else { return }
    shown = (view.look, view.components.rawValue)
    let isCompact = view.look == .compact
    var widgets: [Widget] = []
    if view.components.contains(.date) { widgets.append(isCompact ? dateButton : month) }
    if view.components.contains(.hourAndMinute) { widgets.append(isCompact ? timeButton : timeFields) }
    row.layout = StackLayout(axis: isCompact ? .horizontal : .vertical, spacing: 8, alignment: 0.5)
    row.setChildren(widgets)
  }

  private func makeMonth() -> MonthView {
    let month = MonthView()
    month.onSelect = { [weak self] day in
      self?.change { parts in (parts.year, parts.month, parts.day) = (day.year, day.month, day.day) }
    }
    return month
  }

  private func makeTimeFields() -> Container {
    let fields = Container(StackLayout(axis: .horizontal, spacing: 8, alignment: 0.5))
    fields.addClass("time-fields")
    fields.setChildren([hour, Adwaita.Label(":"), minute])
    return fields
  }

  private func makeMenuButton(_ label: Adwaita.Label, showing content: Widget) -> MenuButton {
    let button = MenuButton()
    let popover = ButtonPopover()
    popover.child = content
    button.setPopover(popover)
    button.child = label
    button.setArrow(true)
    if let toggle = button.toggle { toggle.setAccessibleLabels([label]) }
    return button
  }

  private func makeSpinButton(
    _ range: ClosedRange<Int>, _ name: String, _ set: @escaping @MainActor (inout DateComponents, Int) -> Void
  ) -> SpinButton {
    let field = SpinButton(range: range, digits: 2, wraps: true)
    field.setAccessibleName(name)
    field.onChange = { [weak self] value in self?.change { set(&$0, value) } }
    return field
  }

  private func change(_ edit: (inout DateComponents) -> Void) {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: view.current())
    edit(&parts)
    guard let date = calendar.date(from: parts) else { return }
    view.change(date)
    // A date outside the range was moved into it; the widgets follow.
    Scheduler.shared.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      show()
    }
  }
}
