import LintModel
import Testing

/// A button of the project's own, which runs what it is given, and a screen that gives it something.
private func files(
  button: String, use: String = "RunButton(isRunning: model.ending.isLoading) { await model.redeem() }",
  service: String = "func redeem() async throws -> Int"
) -> [String] {
  let screen = """
    protocol Vouchers { \(service) }
    @Observable final class VoucherModel {
      private(set) var ending: Loadable<Int> = .notInitiated
      private(set) var prices: Loadable<Int> = .notInitiated
      private let vouchers: Vouchers
      init(vouchers: Vouchers) { self.vouchers = vouchers }
      func loadPrices() async {
        prices = .loading
        do { prices = .success(try await vouchers.redeem()) } catch { prices = .failure(error) }
      }
      func redeem() async {
        ending = .loading
        do { ending = .success(try await vouchers.redeem()) } catch { ending = .failure(error) }
      }
    }
    struct Screen: View {
      @State var model: VoucherModel
      var body: some View {
        VStack {
          \(use)
          if let value = model.ending.value { Text("\\(value) left") }
          if let error = model.ending.error { Text(error.localizedDescription) }
        }
      }
    }
    """
  return [button, screen, "enum Loadable<T> { case notInitiated, loading, success(T), failure(Error) }"]
}

/// The button, with what stands in place of its label and behind it.
private func runButton(
  label: String, modifier: String, given: String = "let isRunning: Bool", run: String = "await perform()"
) -> String {
  """
  struct RunButton: View {
    \(given)
    let perform: () async -> Void
    var body: some View {
      Button { Task { \(run) } } label: { \(label) }
      \(modifier)
    }
  }
  """
}

private func rules(_ files: [String]) -> [String] { check(files: files).map(\.rule) }

@Suite("A button that runs what it is given answers for it")
struct HandedWorkTests {
  private let spinner = "if isRunning { ProgressView() } else { Text(\"Redeem\") }"

  @Test func `a component that leaves out one of the two is told, where it is given a change`() {
    #expect(rules(files(button: runButton(label: spinner, modifier: ".disabled(isRunning)"))).isEmpty)
    #expect(rules(files(button: runButton(label: spinner, modifier: ""))) == ["mutation-disables-trigger"])
    let still = runButton(label: "Text(\"Redeem\")", modifier: ".disabled(isRunning)")
    #expect(rules(files(button: still)) == ["mutation-shows-spinner"])
  }

  @Test func `a component that is only given what loads is left alone`() {
    let use = "RunButton(isRunning: model.prices.isLoading) { await model.loadPrices() }"
    #expect(rules(files(button: runButton(label: spinner, modifier: ""), use: use)).isEmpty)
  }

  @Test func `who uses the component may hold it back`() {
    let use = "RunButton(isRunning: model.ending.isLoading) { await model.redeem() }.disabled(model.ending.isLoading)"
    #expect(rules(files(button: runButton(label: spinner, modifier: ""), use: use)).isEmpty)
    let menu = "Menu(\"More\") { RunButton(isRunning: model.ending.isLoading) { await model.redeem() } }"
    #expect(rules(files(button: runButton(label: spinner, modifier: ""), use: menu)).isEmpty)
  }

  @Test func `a component that keeps its own flag shows it in the label it was given`() {
    let given = "@ViewBuilder let label: () -> Label\n@State private var isRunning = false"
    func generic(_ label: String) -> String {
      let run = "isRunning = true; await perform(); isRunning = false"
      return runButton(label: label, modifier: ".disabled(isRunning)", given: given, run: run)
        .replacing("struct RunButton: View", with: "struct RunButton<Label: View>: View")
    }
    let use = "RunButton { await model.redeem() } label: { Text(\"Redeem\") }"
    #expect(rules(files(button: generic("label()"), use: use)) == ["mutation-shows-spinner"])
    #expect(rules(files(button: generic("if isRunning { ProgressView() } else { label() }"), use: use)).isEmpty)
    let label = "if model.ending.isLoading { ProgressView() } else { Text(\"Redeem\") }"
    let told = "RunButton { await model.redeem() } label: { \(label) }"
    #expect(rules(files(button: generic("label()"), use: told)).isEmpty)
  }

  @Test func `a plain closure counts where the component is told that it runs`() {
    let bar = """
      struct RunButton: View {
        let isRunning: Bool
        let onRedeem: () -> Void
        var body: some View {
          Button(action: onRedeem) { if isRunning { ProgressView() } else { Text("Redeem") } }
        }
      }
      """
    let use = "RunButton(isRunning: model.ending.isLoading) { Task { await model.redeem() } }"
    #expect(rules(files(button: bar, use: use)) == ["mutation-disables-trigger"])
    let plain = bar.replacing("let isRunning: Bool\n", with: "")
      .replacing("if isRunning { ProgressView() } else { Text(\"Redeem\") }", with: "Text(\"Redeem\")")
    let told = rules(files(button: plain, use: "RunButton { Task { await model.redeem() } }"))
    #expect(told == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `a component that is told of other work does not know of its own`() {
    let button = runButton(label: spinner, modifier: ".disabled(isRunning)")
    let use = "RunButton(isRunning: model.prices.isLoading) { await model.redeem() }"
    #expect(rules(files(button: button, use: use)) == ["mutation-disables-trigger"])
    let both = use.replacing("model.prices.isLoading", with: "model.prices.isLoading || model.ending.isLoading")
    #expect(rules(files(button: button, use: both)).isEmpty)
  }

  @Test func `an error that a handed closure drops is dropped there`() {
    let button = runButton(label: spinner, modifier: ".disabled(isRunning)")
    let use = "RunButton(isRunning: model.ending.isLoading) { try? await model.vouchers.redeem() }"
    #expect(rules(files(button: button, use: use)) == ["mutation-gives-feedback"])
  }
}
