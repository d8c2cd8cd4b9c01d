/// What the database looks like, and how an older one becomes so.
enum Schema {
  /// Marks the file as ours: "MkIS".
  static let applicationID = 0x4D6B_4953

  /// The version that this program writes.
  static let version = 1

  /// The title of the list that a new database begins with.
  static let defaultListTitle = "Reminders"

  /// Brings an older database up to ``version``, within the transaction of the caller.
  static func migrate(_ connection: Connection) throws(SQLiteFailure) {
    let found = try connection.number("PRAGMA user_version")
    // One step a version, each leading from the one before. A step that has been released never changes.
    for step in found..<max(found, version) {
      switch step {
      case 0:
        try connection.execute(tables)
        try addDefaultList(connection)
      default: preconditionFailure("Every version has a step that leads to it")
      }
    }
    try connection.execute("PRAGMA user_version = \(max(found, version))")
    try connection.execute("PRAGMA application_id = \(applicationID)")
  }

  private static func addDefaultList(_ connection: Connection) throws(SQLiteFailure) {
    try connection.run(
      "INSERT INTO list (id, title, color, position) VALUES (?, ?, ?, ?)",
      .uuid(.init()), .text(defaultListTitle), .text(ListColor.blue.hex), .text(OrderKey.initial.text))
  }
}

extension Schema {
  // Dates are seconds since 1 January 2001 UTC, exactly as `Date` counts them. Identities are the 16 bytes of a UUID.
  // What is deleted keeps its row, and so its place, until it is erased.
  private static let tables = """
    CREATE TABLE list (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      title TEXT NOT NULL,
      color TEXT NOT NULL CHECK (color GLOB '#[0-9A-F][0-9A-F][0-9A-F][0-9A-F][0-9A-F][0-9A-F]'),
      position TEXT NOT NULL UNIQUE CHECK (position <> ''),
      deleted_at REAL
    ) STRICT;

    CREATE TABLE reminder (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      list_id BLOB NOT NULL REFERENCES list (id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      url TEXT NOT NULL,
      due_day TEXT CHECK (due_day IS date(due_day)),
      due_at REAL CHECK (due_day IS NULL OR due_at IS NULL),
      is_flagged INTEGER NOT NULL CHECK (is_flagged IN (0, 1)),
      priority INTEGER NOT NULL CHECK (priority BETWEEN 0 AND 3),
      completed_at REAL,
      position TEXT NOT NULL CHECK (position <> ''),
      created_at REAL NOT NULL,
      modified_at REAL NOT NULL,
      deleted_at REAL
    ) STRICT;

    CREATE UNIQUE INDEX reminder_place ON reminder (list_id, position);
    CREATE INDEX reminder_count ON reminder (list_id, completed_at) WHERE deleted_at IS NULL;
    CREATE INDEX reminder_deleted ON reminder (deleted_at) WHERE deleted_at IS NOT NULL;
    """
}
