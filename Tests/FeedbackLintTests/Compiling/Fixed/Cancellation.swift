import SwiftUI

struct Suggestions: View {
  let query: String
  @State private var message: String?
  @State private var items: [Item] = []

  var body: some View {
    Text(message ?? query)
      .task(id: query) { await load() }
      .refreshable { await reload() }
  }

  private func load() async {
    do {
      items = try await Service.items()
    } catch let error as URLError {
      message = "\(error.code)"
    } catch {
      message = error.localizedDescription
    }
  }

  private func reload() async {
    do { items = try await Service.items() } catch { message = error.localizedDescription }
  }
}
