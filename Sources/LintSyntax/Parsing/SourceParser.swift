internal import SwiftParser
internal import SwiftSyntax

/// The parser alone, for benchmarks: what every other way to read a file is compared with.
public enum SourceParser {
  /// Parses a whole file, drops the tree, and returns whether it parsed without a mistake.
  public static func parses(_ source: [UInt8]) -> Bool {
    LargeStack.run {
      source.withUnsafeBufferPointer { buffer in
        var parser = Parser(buffer)
        return !SourceFileSyntax.parse(from: &parser).hasError
      }
    }
  }
}
