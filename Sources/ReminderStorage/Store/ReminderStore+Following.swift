public import Foundation

extension ReminderStore {
  public func listUpdates() -> AsyncThrowingStream<[ReminderListSummary], any Error> {
    do {
      try prepareFollowing()
      let lists = try followed.lists ?? lists()
      followed.lists = lists
      return listBroadcaster.subscribe(startingWith: lists)
    } catch {
      return AsyncThrowingStream { $0.finish(throwing: error) }
    }
  }

  public func reminderUpdates(in list: ReminderList.ID) -> AsyncThrowingStream<[Reminder], any Error> {
    do {
      try prepareFollowing()
      let reminders = try followed.reminders[list] ?? reminders(in: list)
      followed.reminders[list] = reminders
      let broadcaster = reminderBroadcasters[list] ?? Broadcaster()
      reminderBroadcasters[list] = broadcaster
      return broadcaster.subscribe(startingWith: reminders)
    } catch {
      return AsyncThrowingStream { $0.finish(throwing: error) }
    }
  }

  /// Sees to it that changes by other programs are noticed from now on.
  private func prepareFollowing() throws(ReminderStoreError) {
    try open()
    if watching == nil { startWatching() }
    let version = try read { try $0.number("PRAGMA data_version") }
    if version != dataVersion { reload() }
    dataVersion = version
  }
}

// MARK: Telling

extension ReminderStore {
  /// Tells those who follow what a transaction changed.
  func publish(_ changes: [ReminderChange]) {
    guard !changes.isEmpty, forgetUnfollowed() else { return }
    // Many changes, or another program's among them, are read back; few are patched into what is known.
    guard changes.count <= 100, (try? read({ try $0.number("PRAGMA data_version") })) == dataVersion else {
      return reload()
    }
    let lists = followed.lists
    let altered = followed.apply(changes)
    if let newLists = followed.lists, newLists != lists { listBroadcaster.send(newLists) }
    for list in altered {
      if let reminders = followed.reminders[list] { reminderBroadcasters[list]?.send(reminders) }
    }
  }

  /// Tells those who follow that lists were changed, made, deleted or restored.
  func publishLists() {
    guard forgetUnfollowed() else { return }
    reload(readingReminders: false)
  }

  /// Reads again all that is followed, and tells those who follow it.
  func reload(readingReminders: Bool = true) {
    guard forgetUnfollowed() else { return }
    do {
      dataVersion = try read { try $0.number("PRAGMA data_version") }
      let lists = try lists()
      if followed.lists != nil, followed.lists != lists {
        followed.lists = lists
        listBroadcaster.send(lists)
      }
      for (list, known) in followed.reminders {
        guard lists.contains(where: { $0.id == list }) else {
          followed.reminders[list] = nil
          reminderBroadcasters.removeValue(forKey: list)?.finish()
          continue
        }
        guard readingReminders else { continue }
        let reminders = try reminders(in: list)
        guard reminders != known else { continue }
        followed.reminders[list] = reminders
        reminderBroadcasters[list]?.send(reminders)
      }
    } catch {
      stopFollowing(because: error)
    }
  }

  /// Ends all sequences, with an error or without.
  func stopFollowing(because error: ReminderStoreError?) {
    watching?.cancel()
    watching = nil
    followed = FollowedContent()
    listBroadcaster.finish(throwing: error)
    for broadcaster in reminderBroadcasters.values { broadcaster.finish(throwing: error) }
    reminderBroadcasters = [:]
  }

  /// Drops what no one follows any more, and says whether anyone follows anything.
  private func forgetUnfollowed() -> Bool {
    if listBroadcaster.isIdle { followed.lists = nil }
    for (list, broadcaster) in reminderBroadcasters where broadcaster.isIdle {
      reminderBroadcasters[list] = nil
      followed.reminders[list] = nil
    }
    return followed.lists != nil || !followed.reminders.isEmpty
  }
}

// MARK: Watching

extension ReminderStore {
  /// How long after the file was touched to look again. A writer touches the file before its change can be read, and
  /// makes it readable without touching the file.
  private static let looks: [Duration] = [.milliseconds(10), .milliseconds(40), .milliseconds(200), .seconds(1)]

  private func startWatching() {
    guard let watcher = FileWatcher(path: path) else { return }
    watching = Task { [weak self, clock] in
      for await _ in watcher.changes {
        guard await self?.lookForForeignChanges() == false else { continue }
        for pause in Self.looks {
          guard (try? await clock.sleep(for: pause)) != nil else { return }
          guard await self?.lookForForeignChanges() == false else { break }
        }
      }
    }
  }

  /// Looks whether another program has changed the file, and reads it again if so.
  ///
  /// - Returns: Whether it has, or there is nothing to look at any more.
  private func lookForForeignChanges() -> Bool {
    guard watching != nil, forgetUnfollowed() else { return true }
    do {
      guard try read({ try $0.number("PRAGMA data_version") }) != dataVersion else { return false }
      reload()
    } catch {
      stopFollowing(because: error)
    }
    return true
  }
}
