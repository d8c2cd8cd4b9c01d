#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Loader {
  /// Puts a value in place that did not come from a fetch, such as one kept from an earlier run of the app.
  ///
  /// Edits that are pending are made again on top of it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - origin: Where it came from. A value from a cache counts as stale.
  ///   - updatedAt: When it was fetched.
  public func replace(with value: Value, origin: LoadOrigin = .live, updatedAt: Date? = nil) {
    // Whatever is confirmed by now is in it.
    layer?.rebase(on: value, from: machine.generation + 1)
    let shown = layer?.value ?? value
    let origin = layer?.isPending == true ? .optimistic : origin
    let now = origin == .cache ? nil : clock.now
    change(.replaced) {
      $0.replace(shown, origin: origin, fetchedAt: now, date: updatedAt)
    }
    foldEdits()
  }

  /// Changes the value in place, after the server has made the same change.
  ///
  /// A fetch that began before may still bring a value without the change; the change is then made on that one
  /// too, so it has to give the same value when it is made twice.
  public func update(_ change: @escaping (inout Value) -> Void) {
    if layer != nil || machine.isRunning {
      beginEdit(change).confirm()
    } else if machine.status.state.hasValue {
      self.change(.replaced) { $0.modify(change) }
    }
  }

  /// Shows an edit at once, and takes it back if `work` fails.
  ///
  ///     try await lists.applyOptimistically { $0.removeAll { $0.id == id } } while: {
  ///       try await api.delete(id)
  ///     }
  ///
  /// Edits may overlap: each is made again on every newer value until a fetch that began after its confirmation
  /// brings it, and one that fails leaves the others in place. So an edit has to give the same value when it is made
  /// twice: set a flag, do not toggle it.
  public func applyOptimistically<Output>(
    _ edit: @escaping (inout Value) -> Void, while work: @MainActor () async throws -> Output
  ) async throws -> Output {
    let pending = beginEdit(edit)
    do {
      let output = try await work()
      pending.confirm()
      return output
    } catch {
      pending.discard()
      throw error
    }
  }

  /// Shows an edit until it is confirmed or discarded.
  public func beginEdit(_ edit: @escaping (inout Value) -> Void) -> PendingEdit {
    lastEdit += 1
    let id = lastEdit
    if layer == nil { layer = PatchLayer(base: machine.status.state.value) }
    layer?.add(edit, id: id)
    showEdits()
    return PendingEdit(
      confirm: { [weak self] in self?.confirmEdit(id) },
      discard: { [weak self] in self?.discardEdit(id) })
  }

  private func confirmEdit(_ id: Int) {
    layer?.confirm(id, during: machine.generation)
    showEdits()
    foldEdits()
  }

  private func discardEdit(_ id: Int) {
    layer?.discard(id)
    showEdits()
    foldEdits()
  }

  private func showEdits() {
    guard let layer, let value = layer.value else { return }
    let origin: LoadOrigin = layer.isPending ? .optimistic : .live
    change(.replaced) { $0.replace(value, origin: origin, fetchedAt: nil, date: nil) }
  }
}
