import Foundation
import LintModel

/// Messages of the language server protocol over two file descriptors: a header with a length, then JSON.
struct MessageStream {
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// What comes next.
  enum Event: Equatable {
    case message(JSON)
    /// Bytes that are no message.
    case garbage(String)
    /// Nothing came in the time given.
    case silence
    case end
  }

  /// A longer message is no message but a mistake.
  private static let longest = 64 << 20
  private static let separator = Array("\r\n\r\n".utf8)

  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// Returns the next event.
  ///
  /// - Parameter patience: How many milliseconds to wait for it; `nil` waits for ever.
  mutating func next(patience: Int32?) -> Event {
    while true {
      if let event = takeEvent() { return event }
      if isAtEnd { return .end }
      if let patience, !isReadable(within: patience) { return .silence }
      fill()
    }
  }

  func send(_ message: JSON) {
    let body = Array(message.text().utf8)
    Self.write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, to: output)
  }

  /// Takes a whole message from the front of the buffer, where there is one.
  private mutating func takeEvent() -> Event? {
    guard let headerEnd = buffer.firstRange(of: Self.separator) else {
      if buffer.count > 1 << 16 {
        buffer.removeAll()
        return .garbage("a header without an end")
      }
      return nil
    }
    let header = String(decoding: buffer[..<headerEnd.lowerBound], as: UTF8.self)
    guard let length = Self.contentLength(header), length <= Self.longest else {
      buffer.removeFirst(headerEnd.upperBound)
      return .garbage("a header without a Content-Length that makes sense")
    }
    guard buffer.count >= headerEnd.upperBound + length else { return nil }
    let body = buffer[headerEnd.upperBound..<headerEnd.upperBound + length]
    defer { buffer.removeFirst(headerEnd.upperBound + length) }
    do { return .message(try JSONParser.parse(body)) } catch { return .garbage(error.description) }
  }

  private static func contentLength(_ header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      // Bytes in front of a header are stepped over with it.
      guard parts.count == 2, parts[0].lowercased().hasSuffix("content-length") else { continue }
      if let length = Int(parts[1].trimmingCharacters(in: .whitespaces)), length >= 0 { return length }
    }
    return nil
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = read(input, &chunk, chunk.count)
    if count < 0, errno == EINTR { return }
    if count <= 0 { isAtEnd = true } else { buffer += chunk[..<count] }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let step = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if step < 0, errno == EINTR { continue }
      if step <= 0 { return }
      rest = rest.dropFirst(step)
    }
  }
}
