import Adwaita
import Foundation
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct AsyncImageTests {
    /// A picture of one pixel.
    static let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    @Observable @MainActor final class Model {
      var url: URL?
    }

    struct Phases: View {
      let model: Model
      var body: some View {
        AsyncImage(url: model.url) { phase in
          switch phase {
          case .empty: ProgressView("Loading")
          case .success(let image): image.resizable().accessibilityLabel("Picture")
          case .failure: Text("Failed")
          }
        }
      }
    }

    private func file(_ bytes: Data) throws -> URL {
      let url = URL(fileURLWithPath: NSTemporaryDirectory() + "picture-\(UUID().uuidString).png")
      try bytes.write(to: url)
      return url
    }

    @Test func `a picture goes from waiting to shown, and says where it cannot be`() async throws {
      let good = try file(#require(Data(base64Encoded: Self.pixel)))
      let bad = try file(Data("no picture".utf8))
      defer { for url in [good, bad] { try? FileManager.default.removeItem(at: url) } }
      let model = Model()
      let window = await TestWindow { Phases(model: model) }
      #expect(window.texts == ["Loading"])
      model.url = good
      for _ in 0..<300 where !window.texts.isEmpty { await window.settle() }
      #expect(window.widgets { $0.isMapped && $0.className == "GtkPicture" }.count == 1)
      #expect(window.texts.isEmpty)
      for missing in [bad, good.appendingPathExtension("gone")] {
        model.url = missing
        for _ in 0..<300 where window.texts != ["Failed"] { await window.settle() }
        #expect(window.texts == ["Failed"])
        model.url = good
        for _ in 0..<300 where !window.texts.isEmpty { await window.settle() }
        #expect(window.texts.isEmpty)
      }
    }

    struct Inset: View {
      var body: some View {
        List(0..<50, id: \.self) { Text("Row \($0)") }
          .safeAreaInset(edge: .bottom) { Text("Bar").padding() }
      }
    }

    @Test func `an inset stands at its edge, and the content has the rest`() async throws {
      let window = await TestWindow { Inset() }
      #expect(window.texts.first == "Row 0")
      #expect(window.texts.last == "Bar")
      let bar = try #require(window.widgets { $0.isLabel && $0.shownText == "Bar" }.first)
      #expect(bar.size.height < 60)
    }
  }
}
