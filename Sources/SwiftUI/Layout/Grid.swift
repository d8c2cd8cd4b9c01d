import Adwaita

/// Views in rows and columns; each column is as wide as its widest view.
nonisolated public struct Grid<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GridNode(view, in: context)
  }
}

/// A row of a ``Grid``.
nonisolated public struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GridRowNode(view, in: context)
  }
}

extension View {
  /// Lets the view reach over several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { modifier(TraitModifier<GridCellColumnsTrait>(value: count)) }

  /// Sets where the views in this view's column stand.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Sets where the view stands in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier<GridCellAnchorTrait>(value: anchor))
  }
}

/// The row of a grid that a view stands in.
enum GridRowTrait: TraitKey {
  struct Value {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
  }
}
enum GridCellColumnsTrait: TraitKey { typealias Value = Int }
enum GridColumnAlignmentTrait: TraitKey { typealias Value = HorizontalAlignment }
enum GridCellAnchorTrait: TraitKey { typealias Value = UnitPoint }

/// Marks what it shows as one row.
final class GridRowNode<Content: View>: _ViewNode<GridRow<Content>> {
  private var node: _ViewNode<Content>?

  override init(_ view: GridRow<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    node = Content._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    for index in first..<elements.count {
      elements[index].traits[GridRowTrait.self] = GridRowTrait.Value(row: ObjectIdentifier(self), alignment: view.alignment)
    }
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) { node?.update(view.content, in: environment) }
}

final class GridNode<Content: View>: ContainerNode<Grid<Content>> {
  private var node: _ViewNode<Content>?

  init(_ view: Grid<Content>, in context: _NodeContext) {
    super.init(view, layout: GridLayout(cells: [], horizontalSpacing: 0, verticalSpacing: 0), in: context)
    node = Content._makeNode(view.content, in: context.below(self))
    sync()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    if viewChanged { Scheduler.shared.sync(self) }
  }

  override func sync() {
    let elements = contentElements()
    for element in elements {
      if case .divider = element.role { (element.widget as? Separator)?.axis = .horizontal }
    }
    container.layout = GridLayout(
      cells: cells(of: elements), horizontalSpacing: view.horizontalSpacing.map { Int32($0.rounded()) } ?? 8,
      verticalSpacing: view.verticalSpacing.map { Int32($0.rounded()) } ?? 8)
    lay(elements)
  }

  private func cells(of elements: [Element]) -> [GridLayout.Cell] {
    var cells: [GridLayout.Cell] = []
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    var (row, column) = (-1, 0)
    var current: ObjectIdentifier?
    for element in elements {
      let place = element.traits[GridRowTrait.self]
      if place == nil || place?.row != current {
        row += 1
        column = 0
      }
      current = place?.row
      // A view outside of any row reaches over all columns.
      let columns = place == nil ? nil : element.traits[GridCellColumnsTrait.self] ?? 1
      let anchor = element.traits[GridCellAnchorTrait.self]
      if let alignment = element.traits[GridColumnAlignmentTrait.self] { columnAlignments[column] = alignment }
      cells.append(
        GridLayout.Cell(
          row: row, column: column, columns: columns, horizontal: anchor.map { Double($0.x) } ?? -1,
          vertical: anchor.map { Double($0.y) } ?? (place?.alignment ?? view.alignment.vertical).position))
      column += columns ?? 1
    }
    for index in cells.indices where cells[index].horizontal < 0 {
      let alignment = cells[index].columns == nil ? nil : columnAlignments[cells[index].column]
      cells[index].horizontal = (alignment ?? view.alignment.horizontal).position
    }
    return cells
  }
}
