/// Whether the views that a `ForEach` makes are one row each, so that their number is known without making them.
@MainActor
enum RowShape {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func isOneRow<V: View>(_ type: V.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = (type as? any ShapedView.Type)?.isOneRow ?? (V.Body.self == Never.self || isOneRow(V.Body.self))
    known[key] = answer
    return answer
  }
}

/// A view that may be several rows, or whose number of rows is that of a view inside it.
@MainActor
protocol ShapedView {
  @MainActor static var isOneRow: Bool { get }
}

extension TupleView: ShapedView {
  @MainActor static var isOneRow: Bool { false }
}

extension ForEach: ShapedView where Content: View {
  @MainActor static var isOneRow: Bool { false }
}

extension Group: ShapedView where Content: View {
  @MainActor static var isOneRow: Bool { RowShape.isOneRow(Content.self) }
}

extension Optional: ShapedView where Wrapped: View {
  @MainActor static var isOneRow: Bool { RowShape.isOneRow(Wrapped.self) }
}

extension _ConditionalContent: ShapedView where TrueContent: View, FalseContent: View {
  @MainActor static var isOneRow: Bool { RowShape.isOneRow(TrueContent.self) && RowShape.isOneRow(FalseContent.self) }
}

extension ModifiedContent: ShapedView where Content: View, Modifier: ViewModifier {
  @MainActor static var isOneRow: Bool {
    RowShape.isOneRow(Content.self) && (Modifier.Body.self == Never.self || RowShape.isOneRow(Modifier.Body.self))
  }
}
