import Foundation
import Testing

/// Texts that other programs or people read, as they were when somebody last looked at them.
///
/// `RECORD_GOLDEN=1 swift test` writes them anew; look at the difference before you commit it.
enum Golden {
  static func check(_ text: String, _ name: String, location: SourceLocation = #_sourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    #expect(text == known, "\(name) differs; see RECORD_GOLDEN", sourceLocation: location)
  }
}
