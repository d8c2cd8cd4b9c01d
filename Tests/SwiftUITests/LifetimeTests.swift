import Adwaita
import Foundation
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  /// What views own goes with them. Each of these views hands something of its own down to what is inside it.
  @MainActor @Suite struct LifetimeTests {
    @Observable @MainActor final class Model {
      var path: [Int] = [1, 2]
      var isPresented = true
      var text = "a"
    }

    /// Opens a window on views with a model, closes it, and says whether the model is still there.
    private func outlives<Content: View>(_ content: (Model) -> Content) async -> Bool {
      weak var model: Model?
      func openAndClose() async {
        let owned = Model()
        model = owned
        _ = await TestWindow(content(owned))
      }
      await openAndClose()
      return await !goes { model }
    }

    struct Field: View {
      @Bindable var model: Model
      var body: some View {
        TextField("Text", text: $model.text).toolbar { Button("Add") { model.text += "b" } }.navigationTitle(model.text)
      }
    }

    struct Columns: View {
      @Bindable var model: Model
      var body: some View {
        NavigationSplitView {
          List(0..<3, selection: .constant(1)) { number in
            NavigationLink("\(number)", value: number).contextMenu { Button("Empty") { model.path = [] } }
          }
          .navigationDestination(for: Int.self) { _ in Field(model: model) }
        } detail: {
          Field(model: model)
        }
      }
    }

    @Test func `a model goes with a split view`() async { #expect(await !outlives { Columns(model: $0) }) }

    struct Stack: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Field(model: model).navigationDestination(for: Int.self) { Text("\($0) of \(model.path.count)") }
        }
      }
    }

    @Test func `a model goes with a navigation stack`() async { #expect(await !outlives { Stack(model: $0) }) }

    struct Tabs: View {
      @Bindable var model: Model
      var body: some View {
        TabView {
          Field(model: model).tabItem { Label("One", systemImage: "star") }
          Field(model: model).tabItem { Label("Two", systemImage: "star") }
        }
      }
    }

    @Test func `a model goes with tabs`() async { #expect(await !outlives { Tabs(model: $0) }) }

    struct Presented: View {
      @Bindable var model: Model
      let kind: Int
      var body: some View {
        switch kind {
        case 0: Text(model.text).sheet(isPresented: $model.isPresented) { Stack(model: model) }
        case 1: Text(model.text).popover(isPresented: $model.isPresented) { Field(model: model) }
        case 2: Text(model.text).alert("Sure?", isPresented: $model.isPresented) { Button(model.text) { model.path = [] } }
        default:
          Text(model.text).confirmationDialog("Sure?", isPresented: $model.isPresented) {
            Button(model.text) { model.path = [] }
          }
        }
      }
    }

    @Test(arguments: [0, 1, 2, 3])
    func `a model goes with a sheet, a popover, an alert and a dialog`(_ kind: Int) async {
      #expect(await !outlives { Presented(model: $0, kind: kind) })
    }

    struct Controls: View {
      @Bindable var model: Model
      @FocusState private var isFocused: Bool
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        Form {
          Section(isExpanded: $model.isPresented) {
            TextField("Text", text: $model.text).focused($isFocused).onSubmit { model.path = [] }
            SecureField("Secret", text: $model.text)
            TextEditor(text: $model.text)
            Toggle("On", isOn: $model.isPresented)
            Picker("Text", selection: $model.text) { ForEach(["a", "b"], id: \.self) { Text($0) } }
            DatePicker("Date", selection: $date)
            Stepper("\(model.path.count)") { model.path.append(1) } onDecrement: { model.path = [] }
            Menu("More") { Button("Empty") { model.path = [] } }
            Button("Empty") { model.path = [] }.keyboardShortcut("e").help(model.text)
            DisclosureGroup("Open", isExpanded: $model.isPresented) { Text(model.text) }
          } header: { Text(model.text) }
        }
        .searchable(text: $model.text)
        .onAppear { isFocused = true }
        .task { try? await Task.sleep(for: .seconds(1000)); model.path = [] }
        .onChange(of: model.text) { model.path = [] }
        .onTapGesture { model.path = [] }
        .contextMenu { Button("Empty") { model.path = [] } }
      }
    }

    @Test func `a model goes with the controls that changed it`() async { #expect(await !outlives { Controls(model: $0) }) }

    struct Scrolled: View {
      @Bindable var model: Model
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack {
              ForEach(0..<100) { number in
                Text("\(number) \(model.text)").onTapGesture { proxy.scrollTo(model.path.count) }
              }
            }
          }
          .refreshable { model.path = [] }
          .overlay { GeometryReader { Text("\($0.size.width) \(model.text)") } }
        }
      }
    }

    @Test func `a model goes with what scrolls`() async { #expect(await !outlives { Scrolled(model: $0) }) }
  }
}
