import Foundation

/// Paths as text: joined, cut and made absolute without asking the file system more than needed.
enum FilePath {
  /// The folder the command was started in.
  static var current: String { FileManager.default.currentDirectoryPath }

  static func join(_ folder: String, _ name: String) -> String {
    folder == "." || folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the path from the root, without `.` and `..`; symbolic links stay.
  static func absolute(_ path: String, from folder: String = current) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the folder a path is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the way from a folder to a path, both absolute: `../Shared/List.swift`.
  static func route(from folder: String, to path: String) -> String {
    let start = folder.split(separator: "/")
    let end = path.split(separator: "/")
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - shared) + end[shared...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Returns a path as reports write it: absolute where it was given so, or else from the folder the command was
  /// started in, and without detours.
  static func shown(_ path: String) -> String {
    let absolute = absolute(path)
    return path.hasPrefix("/") ? absolute : route(from: current, to: absolute)
  }

  /// Returns the path without symbolic links, as far as it exists.
  static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the path of a file as seen from a folder above it; `nil` where the folder is not above it.
  static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
