import FeedbackStates
import SwiftUI

@MainActor @Observable final class ItemsModel {
  var items: Loadable<[Item]> = .notInitiated
  var page: Loadable<Page> = .notInitiated
  var saveState: Loadable<Bool> = .notInitiated
  var message: String?
  private(set) var isSaving = false
  let uploader = Uploader()

  func load() async {
    items = .loading
    do { items = .success(try await Service.items()) } catch { items = .failure(error) }
  }

  func load(matching query: String) async { await load() }

  func loadPage() async {
    page = .loading
    do { page = .success(try await Service.page()) } catch { page = .failure(error) }
  }

  func save() async {
    isSaving = true
    defer { isSaving = false }
    do { try await Service.send() } catch { message = error.localizedDescription }
  }

  func deleteAll() async {
    saveState = .loading
    do {
      try await Service.send()
      saveState = .success(true)
    } catch {
      saveState = .failure(error)
    }
  }

  func upload() async { await uploader.send() }
}

@MainActor @Observable final class Uploader {
  var isSending = false
  var message: String?

  func send() async {
    isSending = true
    do { try await Service.send() } catch { message = error.localizedDescription }
    isSending = false
  }
}

/// Loads by itself, and is asked again by whoever shows it.
@MainActor @Observable final class FeedModel {
  var entries: Loadable<[String: Int]> = .notInitiated

  init() { Task { await reload() } }

  func reload() async { entries = .success([:]) }
}

enum Remote<Value: Sendable, Failure: Error>: Sendable {
  case loading
  case loaded(Value)
  case failed(Failure)
}

@MainActor @Observable final class RemoteModel<Value: Sendable> {
  var list: Remote<[Value], any Error> = .loading
  var single: Remote<Value, URLError> = .loading

  func load() async { list = .loading }
  func loadSingle() async { single = .loading }
}

actor ItemArchive {
  func items() async -> Loadable<[Item]> { .success([]) }
}
