import SwiftUI

/// A state of the project's own by a name that is taken.
enum Loadable<Value: Sendable>: Sendable {
  case notInitiated, loading
  case success(Value)
  case failure(String)
}

@MainActor @Observable final class OwnModel {
  var values: Loadable<[Int]> = .notInitiated
  var saveState: Loadable<Bool> = .notInitiated

  func load() async { values = .loading }

  func save() async {
    saveState = .loading
    do { try await Service.send() } catch { saveState = .failure(error.localizedDescription) }
    saveState = .success(true)
  }
}

struct OwnScreen: View {
  @State private var model = OwnModel()

  var body: some View {
    VStack {
      if case .success(let values) = model.values { Text("\(values.count)") }
      Button("Save") { Task { await model.save() } }
    }
    .task { await model.load() }
  }
}
