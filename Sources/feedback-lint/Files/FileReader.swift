import Foundation

/// Reads and writes whole files, with as few system calls as can be.
enum FileReader {
  /// What is at a path.
  enum Kind { case file, folder, other }

  static func kind(of path: String) -> Kind? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    return kind(mode: information.st_mode)
  }

  /// Says why there is nothing to be had at a path.
  static func problem(at path: String) -> String {
    var information = stat()
    guard stat(path, &information) != 0 else { return "“\(path)” cannot be read." }
    let reason = errno
    if reason == EACCES { return "“\(path)” cannot be read; a folder on the way may not be entered." }
    guard lstat(path, &information) != 0 else { return "“\(path)” is a link that leads nowhere." }
    return "There is no file or folder “\(path)”."
  }

  private static func kind(mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Returns the bytes of a regular file; `nil` where it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    guard let (descriptor, size) = openedFile(path) else { return nil }
    defer { close(descriptor) }
    return bytes(of: descriptor, expected: size)
  }

  /// Opens a regular file for reading, and says how large it is; `nil` where that is not possible.
  static func openedFile(_ path: String) -> (descriptor: Int32, size: Int)? {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var information = stat()
    guard fstat(descriptor, &information) == 0, kind(mode: information.st_mode) == .file else {
      close(descriptor)
      return nil
    }
    return (descriptor, Int(information.st_size))
  }

  /// Returns everything that standard input holds.
  static func standardInput() -> [UInt8] { bytes(of: STDIN_FILENO, expected: 0) ?? [] }

  private static func bytes(of descriptor: Int32, expected: Int) -> [UInt8]? {
    var failed = false
    // One byte more than expected, so that the end shows without another read.
    var bytes = [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
      count = 0
      while count < buffer.count {
        let step = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if step < 0, errno == EINTR { continue }
        if step < 0 { failed = true }
        if step <= 0 { return }
        count += step
      }
    }
    guard bytes.count > expected else { return failed ? nil : bytes }
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let step = read(descriptor, &chunk, chunk.count)
      if step < 0, errno == EINTR { continue }
      if step < 0 { return nil }
      if step == 0 { return bytes }
      bytes += chunk[..<step]
    }
  }

  /// Returns some bytes of an open file; `nil` where they are not all there.
  static func bytes(of descriptor: Int32, _ range: Range<Int>) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = 0
      while count < range.count {
        let place = off_t(range.lowerBound + count)
        let step = pread(descriptor, buffer.baseAddress?.advanced(by: count), range.count - count, place)
        if step < 0, errno == EINTR { continue }
        if step <= 0 { return }
        count += step
      }
    }
    return bytes.count == range.count ? bytes : nil
  }

  /// Writes bytes into an open file.
  ///
  /// - Returns: Whether all of them were written.
  static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var count = 0
      while count < buffer.count {
        let place = off_t(offset + count)
        let step = pwrite(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count, place)
        if step < 0, errno == EINTR { continue }
        if step <= 0 { return false }
        count += step
      }
      return true
    }
  }

  /// Opens a file without a name, which is gone when it is closed.
  ///
  /// - Returns: Its descriptor; -1 where there is no place for it.
  static func temporaryFile() -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/feedback-lint-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    if descriptor >= 0 { unlink(template) }
    return descriptor
  }

  /// Writes a file so that it is never seen half written.
  static func replace(_ path: String, with bytes: [UInt8]) throws {
    // A link stays a link: what it points to is replaced.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    try Data(bytes).write(to: url, options: .atomic)
    if let permissions {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }
}
