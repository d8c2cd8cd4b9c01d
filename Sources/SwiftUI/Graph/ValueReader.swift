import Adwaita

/// A node that follows a binding and tells of each change, whether or not a view's body reads it too.
final class ValueReader<Value: Equatable>: _Node, Reader {
  let subscriptions = Subscriptions()
  var onChange: (@MainActor (Value) -> Void)?
  private var binding: Binding<Value>
  private var last: Value?
  private lazy var observation = ObservationToken()

  init(_ binding: Binding<Value>, in context: _NodeContext) {
    self.binding = binding
    super.init(in: context)
  }

  func update(_ binding: Binding<Value>) {
    self.binding = binding
    read()
  }

  /// Takes the next value as new, whatever the last one was.
  func forget() { last = nil }

  override func evaluate() { read() }
  override func willRemove() { subscriptions.cancel() }

  func read() {
    isDirty = false
    subscriptions.cancel()
    let binding = binding
    let value = Evaluation.reading(self) {
      observation.track({ binding.wrappedValue }) { [weak self] in self?.invalidate() }
    }
    guard value != last else { return }
    last = value
    onChange?(value)
  }
}
