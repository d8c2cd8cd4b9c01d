import Foundation
import Glibc

/// The few questions and requests to the file system that SQLite leaves to its caller.
enum FileSystem {
  enum Kind { case missing, file(size: Int), folder, other }

  /// What there is at a path, following links.
  static func kind(of path: String) throws(ReminderStoreError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .missing }
      throw .cannotOpen(path: path, reason: reason(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Makes a folder and those above it, readable by their owner alone, unless they exist.
  static func makeFolder(_ folder: String, for path: String) throws(ReminderStoreError) {
    guard mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
    var failure = errno
    if failure == ENOENT, folder != FileSystem.folder(of: folder) {
      try makeFolder(FileSystem.folder(of: folder), for: path)
      guard mkdir(folder, 0o700) != 0 else { return }
      failure = errno
    }
    // A file system may refuse before it looks whether the folder is there already.
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    switch failure {
    case ENOSPC, EDQUOT: throw .diskFull(path: path)
    default: throw .cannotOpen(path: path, reason: "the folder \(folder) cannot be made (\(reason(failure)))")
    }
  }

  /// Gives a file another name, and returns once that is durable.
  ///
  /// - Returns: `false` where there is a file of that name already, which stays as it is.
  static func rename(_ old: String, to new: String) throws(ReminderStoreError) -> Bool {
    // Unlike a rename, a link never replaces what is there.
    if link(old, new) == 0 {
      unlink(old)
    } else {
      switch errno {
      case EEXIST: return false
      case ENOSPC, EDQUOT: throw .diskFull(path: new)
      default:
        // Some file systems know no links.
        guard case .missing = try kind(of: new) else { return false }
        guard Glibc.rename(old, new) == 0 else { throw .cannotOpen(path: new, reason: reason(errno)) }
      }
    }
    let descriptor = Glibc.open(folder(of: new), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    fsync(descriptor)
    return true
  }

  /// Finds out what kept SQLite from opening a file that may be there.
  static func whyNotOpened(_ path: String, systemError: Int32) -> ReminderStoreError {
    if allows(F_OK, path), !allows(R_OK, path) {
      return .cannotOpen(path: path, reason: "you are not allowed to read it")
    }
    if !allows(W_OK, folder(of: path)), [EACCES, EROFS].contains(errno) { return .readOnly(path: folder(of: path)) }
    return .cannotOpen(path: path, reason: systemError == 0 ? "it is not there" : reason(systemError))
  }

  /// Finds out whether a file or its folder, which must hold a log beside it, cannot be written.
  static func whatIsReadOnly(_ path: String) -> ReminderStoreError {
    .readOnly(path: allows(W_OK, path) ? folder(of: path) : path)
  }

  /// Whether the program has some access to a path, with the rights it has now.
  private static func allows(_ access: Int32, _ path: String) -> Bool {
    faccessat(AT_FDCWD, path, access, AT_EACCESS) == 0
  }

  private static func reason(_ systemError: Int32) -> String {
    switch systemError {
    case EACCES, EPERM: "you are not allowed to"
    case ENOTDIR: "a part of its path is a file, not a folder"
    case ENAMETOOLONG: "its name is too long"
    case ELOOP: "its links lead in a circle"
    default: String(cString: strerror(systemError))
    }
  }
}
