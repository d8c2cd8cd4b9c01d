import FeedbackStates
import SwiftUI

@MainActor @Observable final class ItemsModel {
  var items: Loadable<[Item]> = .notInitiated
  var page: Loadable<Page> = .notInitiated
  var message: String?
  var isSaving = false

  func load() async { items = .success([]) }

  func save() async {
    isSaving = true
    do { try await Service.send() } catch { message = error.localizedDescription }
    isSaving = false
  }
}

@MainActor @Observable final class HiddenLoad {
  var items: Loadable<[Item]> = .notInitiated
  init() { Task { await load() } }
  fileprivate func load() async { items = .success([]) }
}

@MainActor @Observable final class HiddenExtension {
  var items: Loadable<[Item]> = .notInitiated
  init() { Task { await load() } }
}

extension HiddenExtension {
  func unrelated() {}
}

private extension HiddenExtension {
  func load() async { items = .success([]) }
}

@MainActor @Observable final class ThrowingLoad {
  var items: Loadable<[Item]> = .notInitiated
  func load() async throws { items = .success([]) }
}

@MainActor @Observable final class AskingLoad {
  var items: Loadable<[Item]> = .notInitiated
  func load(limit: Int) async { items = .success([]) }
}

@MainActor @Observable final class HiddenPart {
  private let sender = Sender()
  fileprivate var isSending = false
  func send() async { await sender.send() }
}

@MainActor @Observable final class Sender {
  var isSending = false
  var message: String?

  func send() async {
    isSending = true
    do { try await Service.send() } catch { message = error.localizedDescription }
    isSending = false
  }
}

actor Desk {
  var isSending = false
  var message: String?

  func send() async {
    isSending = true
    do { try await Service.send() } catch { message = error.localizedDescription }
    isSending = false
  }
}
