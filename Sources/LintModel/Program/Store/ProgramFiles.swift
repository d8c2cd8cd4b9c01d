/// The files of a program, in the order of their paths, read when they are asked for.
package struct ProgramFiles: Sendable {
  package let count: Int
  /// Returns what a file says; `nil` where nothing in it matters.
  package let facts: @Sendable (Int) -> FileFacts?
  /// Returns the files that say something about a name, in ascending order, and perhaps some that do not.
  package let naming: @Sendable (NameKey) -> [Int]

  package init(
    count: Int, facts: @escaping @Sendable (Int) -> FileFacts?, naming: @escaping @Sendable (NameKey) -> [Int]
  ) {
    self.count = count
    self.facts = facts
    self.naming = naming
  }

  /// Files whose facts are at hand.
  ///
  /// - Parameter names: The names of each file.
  package init(_ files: [FileFacts], names: [[NameKey]]) {
    let order = files.indices.sorted { (files[$0].path, $0) < (files[$1].path, $1) }
    let sorted = order.map { files[$0] }
    var builder = NameIndex.Builder()
    for (file, number) in order.enumerated() { builder.add(names[number], of: file) }
    let index = builder.finish()
    self.init(count: sorted.count, facts: { sorted[$0] }, naming: { index[$0] })
  }
}
