import Foundation
import SwiftUI


/// Every initialiser that Apple documents for the controls that are here, written as an app writes it. That this file
/// compiles is the test; what the controls do is tested elsewhere.
@MainActor
struct Initialisers {
  struct Item: Identifiable, Hashable {
    var id = 0
    var name = ""
    var isOn = false
  }

  let string = "dynamic".dropFirst()
  let url = URL(fileURLWithPath: "/")
  let items: [Item] = []
  @Binding var flag: Bool
  @Binding var text: String
  @Binding var number: Double
  @Binding var count: Int
  @Binding var date: Date
  @Binding var editable: [Item]
  @Binding var selected: Int?
  @Binding var chosen: Set<Int>
  @Binding var item: Item?
  @Binding var values: [Int]
  @Binding var path: NavigationPath

  @ViewBuilder var buttons: some View {
    Button("a", systemImage: "x") {}
    Button(string, systemImage: "x", action: {})
    Button("a", systemImage: "x", role: .destructive) {}
    Button(string, systemImage: "x", role: .cancel, action: {})
    Button(role: .destructive, action: {}) { Text("x") }
    Button(role: .cancel) {} label: { Text("x") }
    Button(string, role: nil, action: {})
    Button("x", role: .destructive) {  }
  }

  @ViewBuilder var toggles: some View {
    Toggle("a", systemImage: "x", isOn: $flag)
    Toggle(string, systemImage: "x", isOn: $flag)
    Toggle(sources: $editable, isOn: \.isOn) { Text("all") }
    Toggle("a", sources: $editable, isOn: \.isOn)
    Toggle("a", systemImage: "x", sources: $editable, isOn: \.isOn)
  }

  @ViewBuilder var menus: some View {
    Menu("a") { Button("b") {} } primaryAction: { }
    Menu("a", systemImage: "x") { Button("b") {} }
    Menu("a", systemImage: "x") { Button("b") {} } primaryAction: { }
    Menu { Button("b") {} } label: { Text("a") } primaryAction: { }
  }

  @ViewBuilder var pickers: some View {
    Picker("a", selection: $count) { Text("1").tag(1) }
    Picker(selection: $count) { Text("1").tag(1) } label: { Text("a") }
    Picker("a", systemImage: "x", selection: $count) { Text("1").tag(1) }
    Picker("a", sources: $editable, selection: \.id) { Text("1").tag(1) }
    Picker("a", selection: $selected) { Text("None").tag(nil as Int?); Text("1").tag(Optional(1)) }
  }

  @ViewBuilder var datePickers: some View {
    DatePicker("a", selection: $date)
    DatePicker("a", selection: $date, displayedComponents: .date)
    DatePicker("a", selection: $date, in: Date.now...)
    DatePicker("a", selection: $date, in: Date.now...Date.distantFuture, displayedComponents: [.hourAndMinute])
    DatePicker(selection: $date, in: ...Date.now, displayedComponents: .date) { Text("x") }
    DatePicker(string, selection: $date, in: Date.now..., displayedComponents: .date).datePickerStyle(.graphical)
  }

  @ViewBuilder var steppers: some View {
    Stepper("a", value: $count)
    Stepper("a", value: $count, in: 0...3, step: 1) { _ in }
    Stepper("a", onIncrement: {}, onDecrement: nil)
    Stepper(value: $number, in: 0...1, step: 0.1) { Text("x") } onEditingChanged: { _ in }
    Stepper { Text("x") } onIncrement: { } onDecrement: { }
    Stepper("a", value: $number, step: 0.5, format: .number)
    Stepper(value: $count, in: 0...9) { Text("x") }
  }

  @ViewBuilder var sliders: some View {
    Slider(value: $number)
    Slider(value: $number, in: 0...10, step: 1) { _ in }
    Slider(value: $number, in: 0...1) { Text("x") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } onEditingChanged: { _ in }
    Slider(value: $number, in: 0...1, step: 0.1) { Text("x") }
  }

  @ViewBuilder var textFields: some View {
    TextField("a", text: $text)
    TextField("a", text: $text, prompt: Text("p"))
    TextField("a", text: $text, axis: .vertical)
    TextField("a", text: $text, prompt: Text("p"), axis: .vertical)
    TextField("a", value: $number, format: .number)
    TextField("a", value: $number, format: .currency(code: "EUR"), prompt: nil)
    TextField("a", value: $count, formatter: NumberFormatter())
    TextField(text: $text) { Text("a") }
  }

  @ViewBuilder var textFields2: some View {
    TextField(text: $text, prompt: Text("p"), axis: .horizontal) { Text("a") }
    TextField(string, text: $text)
    TextField("a", text: $text, onCommit: {})
    TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField(value: $number, format: .percent) { Text("x") }
    TextField("a", value: Binding<Int?>(get: { 1 }, set: { _ in }), format: .number)
  }

  @ViewBuilder var secureFields: some View {
    SecureField("a", text: $text)
    SecureField("a", text: $text, prompt: Text("p"))
    SecureField(text: $text) { Text("x") }
    SecureField("a", text: $text, onCommit: {})
  }

  @ViewBuilder var links: some View {
    Link("a", destination: url)
    Link(destination: url) { Label("x", systemImage: "y") }
  }

  @ViewBuilder var progressViews: some View {
    ProgressView()
    ProgressView("a")
    ProgressView { Text("x") }
    ProgressView(value: 0.3)
    ProgressView(value: number, total: 10) { Text("x") } currentValueLabel: { Text("y") }
    ProgressView("a", value: 3, total: 10)
    ProgressView(value: nil as Double?, total: 10) { Text("x") }
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
  }

  @ViewBuilder var progressViews2: some View {
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60)) { Text("x") } currentValueLabel: { Text("y") }
    ProgressView(Progress(totalUnitCount: 3))
    ProgressView(string, value: 0.5)
  }

  @ViewBuilder var unavailableViews: some View {
    ContentUnavailableView("a", systemImage: "x")
    ContentUnavailableView("a", systemImage: "x", description: Text("d"))
    ContentUnavailableView { Label("a", systemImage: "x") } description: { Text("d") } actions: { Button("x") {} }
    ContentUnavailableView { Label("a", systemImage: "x") } actions: { Button("x") {} }
    ContentUnavailableView { Label("a", systemImage: "x") }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "q")
    ContentUnavailableView("a", image: "x", description: Text("d"))
  }

  @ViewBuilder var unavailableViews2: some View {
    ContentUnavailableView(string, systemImage: "x")
  }

  @ViewBuilder var disclosureGroups: some View {
    DisclosureGroup("a") { Text("x") }
    DisclosureGroup("a", isExpanded: $flag) { Text("x") }
    DisclosureGroup(isExpanded: $flag) { Text("x") } label: { Text("l") }
    DisclosureGroup { Text("x") } label: { Text("l") }
    DisclosureGroup(string) { Text("x") }
  }

  @ViewBuilder var navigation: some View {
    NavigationStack(path: $values) { Text("x") }
    NavigationStack(path: $path) { Text("x") }
    NavigationLink("a", value: 1)
    NavigationLink(value: Optional(1)) { Text("x") }
    NavigationLink("a") { Text("dest") }
    NavigationLink("a", destination: Text("dest"))
    NavigationLink { Text("dest") } label: { Text("l") }
    NavigationLink(destination: Text("d")) { Text("l") }
  }

  @ViewBuilder var navigation2: some View {
    NavigationLink(string, value: 1)
    NavigationSplitView { Text("s") } detail: { Text("d") }
    NavigationSplitView(columnVisibility: .constant(.all)) { Text("s") } content: { Text("c") } detail: { Text("d") }
    Text("x").navigationDestination(isPresented: $flag) { Text("y") }.navigationDestination(item: $item) { Text($0.name) }.navigationDestination(for: Int.self) { Text("\($0)") }
  }

  @ViewBuilder var sections: some View {
    Section { Text("x") } header: { Text("h") } footer: { Text("f") }
    Section { Text("x") } footer: { Text("f") }
    Section("a") { Text("x") }
    Section(header: Text("h"), footer: Text("f")) { Text("x") }
    Section(header: Text("h")) { Text("x") }
    Section("a", isExpanded: $flag) { Text("x") }
    Section(isExpanded: $flag) { Text("x") } header: { Text("h") }
    Section(footer: Text("f")) { Text("x") }
  }

  @ViewBuilder var lists: some View {
    List { Text("x") }
    List(selection: $selected) { Text("x") }
    List(selection: $chosen) { Text("x") }
    List(items) { Text($0.name) }
    List(items, id: \.name) { Text($0.name) }
    List(items, selection: $selected) { Text($0.name) }
    List(items, id: \.id, selection: $chosen) { Text($0.name) }
    List(0..<5) { Text("\($0)") }
  }

  @ViewBuilder var lists2: some View {
    List(0..<5, selection: $selected) { Text("\($0)") }
    List($editable) { $x in TextField("a", text: $x.name) }
    List($editable, id: \.id) { $x in Text(x.name) }
    List($editable, selection: $chosen) { $x in Text(x.name) }
  }

  @ViewBuilder var forEaches: some View {
    ForEach(items) { Text($0.name) }
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in Text(item.name) }
    ForEach(items.indices, id: \.self) { Text("\($0)") }
    ForEach(["a", "b"], id: \.self) { Text($0) }
    ForEach(0..<3) { Text("\($0)") }
    ForEach($editable, id: \.name) { $x in Text(x.name) }
  }

  @ViewBuilder var labeledContents: some View {
    LabeledContent("a", value: "b")
    LabeledContent("a", value: 3, format: .number)
    LabeledContent("a") { Text("x") }
    LabeledContent { Text("x") } label: { Text("l") }
  }

  @ViewBuilder var groupBoxes: some View {
    GroupBox { Text("x") }
    GroupBox("a") { Text("x") }
    GroupBox { Text("x") } label: { Text("l") }
    GroupBox(label: Text("x")) { Text("y") }
  }

  @ViewBuilder var labels: some View {
    Label("a", systemImage: "x")
    Label("a", image: "x")
    Label { Text("x") } icon: { Image(systemName: "y") }
  }

  @ViewBuilder var images: some View {
    Image("name").resizable().scaledToFit().aspectRatio(contentMode: .fit)
    Image(decorative: "name")
  }

  @ViewBuilder var stacks: some View {
    ZStack(alignment: .topLeading) { Color.red; Rectangle().fill(.blue).frame(width: 3, height: 3) }
  }

  @ViewBuilder var scrollViews: some View {
    ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("x") } }
    ScrollView([.horizontal, .vertical]) { LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) { Text("x") } }
    ScrollViewReader { p in Button("x") { withAnimation { p.scrollTo(3, anchor: .top) } } }
  }

  @ViewBuilder var grids: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20)), GridItem(.adaptive(minimum: 20, maximum: 40))], alignment: .leading, spacing: 4) { Text("x") }
    LazyHGrid(rows: [GridItem(.flexible())]) { Text("x") }
  }

  @ViewBuilder var tabViews: some View {
    TabView { Text("a").tabItem { Label("a", systemImage: "x") } }
    TabView(selection: $count) { Text("a").tabItem { Text("x") }.tag(1) }.tabViewStyle(.automatic)
    TabView(selection: $count) { Tab("a", systemImage: "x", value: 1) { Text("y") }; Tab(value: 2) { Text("z") } label: { Text("l") } }
  }

  @ViewBuilder var texts: some View {
    Text(Date.now, format: .dateTime.day().month())
    Text(Date.now...Date.now)
    Text("a **b** \(3) \(Date.now, style: .relative) \(Image(systemName: "x"))")
    Text(verbatim: "x") + Text("y").bold().foregroundStyle(.red)
    Text(AttributedString("x"))
    Text("key", comment: "c")
    Text(LocalizedStringKey("x"))
    Text("\(1.5, specifier: "%.1f")")
  }
}

