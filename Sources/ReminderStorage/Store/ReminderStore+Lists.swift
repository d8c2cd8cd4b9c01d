public import Foundation

extension ReminderStore {
  @discardableResult
  public func createList(
    id: ReminderList.ID, title: String, color: ListColor
  ) throws(ReminderStoreError) -> ReminderList {
    try changeLists { connection in
      if let known = try connection.list(id) { return known }
      let list = ReminderList(id: id, title: title, color: color, order: try connection.placeForListAtEnd())
      try connection.run(
        "INSERT INTO list (id, title, color, position) VALUES (?, ?, ?, ?)",
        .uuid(id), .text(title), .text(color.hex), .text(list.order.text))
      return list
    }
  }

  @discardableResult
  public func updateList(
    _ id: ReminderList.ID, title: String?, color: ListColor?
  ) throws(ReminderStoreError) -> ReminderList {
    try changeLists { connection in
      guard var list = try connection.list(id) else { throw ReminderStoreError.listNotFound(id) }
      list.title = title ?? list.title
      list.color = color ?? list.color
      try connection.run(
        "UPDATE list SET title = ?, color = ? WHERE id = ?", .text(list.title), .text(list.color.hex), .uuid(id))
      return list
    }
  }

  public func moveList(_ id: ReminderList.ID, after other: ReminderList.ID?) throws(ReminderStoreError) {
    guard id != other else { return }
    try changeLists { connection in
      if let other, try connection.list(other) == nil { throw ReminderStoreError.listNotFound(other) }
      let place = try connection.placeForList(after: other)
      let count = try connection.run("UPDATE list SET position = ? WHERE id = ?", .text(place.text), .uuid(id))
      guard count == 1 else { throw ReminderStoreError.listNotFound(id) }
    }
  }

  public func deleteList(_ id: ReminderList.ID) throws(ReminderStoreError) {
    let now = now()
    try changeLists { connection in
      try connection.run(
        "UPDATE list SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL", .date(now), .uuid(id))
    }
  }

  /// Brings a deleted list back, with the reminders it held.
  ///
  /// - Throws: ``ReminderStoreError/listNotFound(_:)`` where the list was removed for good.
  public func restoreList(_ id: ReminderList.ID) throws(ReminderStoreError) {
    try changeLists { connection in
      let count = try connection.run("UPDATE list SET deleted_at = NULL WHERE id = ?", .uuid(id))
      guard count == 1 else { throw ReminderStoreError.listNotFound(id) }
    }
  }

  @discardableResult
  private func changeLists<Value>(_ body: (Connection) throws -> Value) throws(ReminderStoreError) -> Value {
    let value = try write(body)
    publishLists()
    return value
  }
}
