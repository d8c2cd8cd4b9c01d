import Foundation

/// A made-up app of thousands of files, in the shapes that real SwiftUI apps have, the same for the same seed.
///
/// Of the 27,637 files of 44 open apps, a third import SwiftUI, one in eight holds a view that waits for something, and
/// the rest are models, services, helpers and tests. In the mean they have 5,300 bytes; these have 4,800.
struct Corpus {
  private var generator: Generator

  init(seed: UInt64) { generator = Generator(state: seed) }

  /// Writes the files below a folder.
  mutating func write(_ count: Int, into folder: URL) throws {
    for number in 0..<count {
      let feature = folder.appendingPathComponent("Sources/Feature\(number / 40)")
      try FileManager.default.createDirectory(at: feature, withIntermediateDirectories: true)
      let (name, text) = file(number)
      try Data(text.utf8).write(to: feature.appendingPathComponent("\(name).swift"))
    }
  }

  private mutating func file(_ number: Int) -> (name: String, text: String) {
    // Eight files make one screen and what is around it, so that one in eight waits for something.
    let group = number / 8
    switch number % 8 {
    case 0: return ("Item\(group)", model(group))
    case 1: return ("Service\(group)", service(group))
    case 2: return ("ScreenModel\(group)", screenModel(group))
    case 3: return ("Screen\(group)", screen(group))
    case 4: return ("Row\(group)", row(group))
    case 5: return group % 2 == 0 ? ("Card\(group)", card(group)) : ("Helpers\(group)", helpers(group))
    case 6: return ("Parser\(group)", parser(group))
    default: return ("Item\(group)Tests", tests(group))
    }
  }

  private mutating func filler(_ range: ClosedRange<Int>) -> String {
    (0..<Int.random(in: range, using: &generator)).map { number in
      """
        /// Returns what part \(number) of the calculation comes to, without looking at what came before.
        func part\(number)(of values: [Int], limit: Int = \(number)) -> [String: Int] {
          var counts: [String: Int] = ["start": limit]
          for (index, value) in values.enumerated() where value > limit {
            counts["\\(index): \\(value)", default: 0] += value * \(number + 1)
          }
          return counts
        }

      """
    }.joined()
  }

  private mutating func model(_ group: Int) -> String {
    let types = ["String", "Int", "Date?", "[String]"]
    let fields = (0..<Int.random(in: 4...18, using: &generator)).map { "  var field\($0): \(types[$0 % 4])\n" }
    return """
      import Foundation

      struct Item\(group): Identifiable, Codable, Hashable {
        let id: UUID
      \(fields.joined())}

      extension Item\(group) {
      \(filler(0...12))}

      """
  }

  private mutating func service(_ group: Int) -> String {
    """
    import Foundation

    protocol Service\(group)Protocol: Sendable {
      func items() async throws -> [Item\(group)]
      func save(_ item: Item\(group)) async throws
    }

    final class Service\(group): Service\(group)Protocol {
      private let session: URLSession
      init(session: URLSession = .shared) { self.session = session }

      func items() async throws -> [Item\(group)] {
        let (data, _) = try await session.data(from: URL(string: "https://example.com/\(group)")!)
        return try JSONDecoder().decode([Item\(group)].self, from: data)
      }

      func save(_ item: Item\(group)) async throws {
        _ = try await session.data(from: URL(string: "https://example.com/save")!)
      }

    \(filler(4...24))}

    """
  }

  private mutating func screenModel(_ group: Int) -> String {
    let head = """
      import Foundation
      import Observation

      @MainActor @Observable final class ScreenModel\(group) {
        let service: any Service\(group)Protocol

      """
    let body: String
    switch group % 4 {
    case 0:
      body = """
          enum State { case idle, loading, loaded([Item\(group)]), failed(any Error) }
          var state: State = .idle
          var isSaving = false
          init(service: any Service\(group)Protocol) { self.service = service }
          func load() async {
            state = .loading
            do { state = .loaded(try await service.items()) } catch { state = .failed(error) }
          }
          func save(_ item: Item\(group)) async {
            isSaving = true
            defer { isSaving = false }
            try? await service.save(item)
          }

        """
    case 1:
      body = """
          var isLoading = false
          var items: [Item\(group)] = []
          var errorMessage: String?
          init(service: any Service\(group)Protocol) { self.service = service }
          func load() async {
            isLoading = true
            do { items = try await service.items() } catch { errorMessage = error.localizedDescription }
            isLoading = false
          }
          func save(_ item: Item\(group)) async { try? await service.save(item) }

        """
    case 2:
      body = """
          var items: [Item\(group)]?
          init(service: any Service\(group)Protocol) { self.service = service }
          func load() async { items = try? await service.items() }
          func save(_ item: Item\(group)) async throws { try await service.save(item) }

        """
    default:
      body = """
          var items: [Item\(group)] = []
          init(service: any Service\(group)Protocol) { self.service = service }
          func load() async { items = (try? await service.items()) ?? [] }
          func save(_ item: Item\(group)) async { do { try await service.save(item) } catch { print(error) } }

        """
    }
    return head + body + filler(2...16) + "}\n"
  }

  private mutating func screen(_ group: Int) -> String {
    let content: String
    switch group % 4 {
    case 0:
      content = """
            switch model.state {
            case .idle, .loading: ProgressView()
            case .loaded(let items): List(items) { Row\(group)(item: $0) }
            case .failed(let error): Text(error.localizedDescription)
            }

        """
    case 1:
      content = """
            if model.isLoading {
              ProgressView()
            } else if model.items.isEmpty {
              Text("Nothing here")
            } else {
              List(model.items) { Row\(group)(item: $0) }
            }

        """
    case 2:
      content = """
            if let items = model.items {
              List(items) { Row\(group)(item: $0) }
            } else {
              ProgressView()
            }

        """
    default:
      content = """
            List(model.items) { Row\(group)(item: $0) }
              .overlay {
                if model.items.isEmpty { ContentUnavailableView("Empty", systemImage: "tray") }
              }

        """
    }
    return """
      import SwiftUI

      struct Screen\(group): View {
        @State private var model: ScreenModel\(group)
        @State private var isShowingSheet = false
        init(model: ScreenModel\(group)) { _model = State(initialValue: model) }

        var body: some View {
          content
            .task { await model.load() }
            .toolbar {
              Button("Save") { Task { await model.save(Item\(group)()) } }
            }
        }

        @ViewBuilder private var content: some View {
      \(content)  }
      \(filler(0...8))}

      """
  }

  private mutating func row(_ group: Int) -> String {
    """
    import SwiftUI

    struct Row\(group): View {
      let item: Item\(group)
      var body: some View {
        HStack {
          Image(systemName: "doc")
          VStack(alignment: .leading) {
            Text(item.field0).font(.headline)
            Text("\\(item.field1)").foregroundStyle(.secondary)
          }
          Spacer()
        }
        .padding()
      }
    \(filler(0...10))}

    """
  }

  private mutating func card(_ group: Int) -> String {
    """
    import SwiftUI

    struct Card\(group)<Content: View>: View {
      let title: String
      @ViewBuilder let content: () -> Content
      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          Text(title).font(.title2.bold())
          content()
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
      }
    \(filler(4...20))}

    """
  }

  private mutating func helpers(_ group: Int) -> String {
    let functions = filler(8...36).replacingOccurrences(of: "  func", with: "  static func")
    return "import Foundation\n\nenum Helpers\(group) {\n\(functions)}\n"
  }

  private mutating func parser(_ group: Int) -> String {
    "import Foundation\n\nfinal class Parser\(group) {\n  var buffer: [UInt8] = []\n\n\(filler(8...40))}\n"
  }

  private mutating func tests(_ group: Int) -> String {
    "import XCTest\n\nfinal class Item\(group)Tests: XCTestCase {\n\(filler(6...32))}\n"
  }
}
