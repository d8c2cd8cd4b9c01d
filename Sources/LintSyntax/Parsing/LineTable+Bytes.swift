import LintModel

extension LineTable {
  /// Finds the lines of a source.
  init(of source: [UInt8]) {
    var starts = [0]
    var indentations: [Int] = []
    var tabs = 0
    var spaces = 0
    var isBeginning = true
    var indentation = 0
    source.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\n") {
          if isBeginning { indentations.append(indentation) }
          starts.append(offset + 1)
          isBeginning = true
          indentation = 0
        } else if isBeginning {
          switch byte {
          case UInt8(ascii: " "):
            indentation += 1
            if indentation == 1 { spaces += 1 }
          case UInt8(ascii: "\t"):
            indentation += 1
            if indentation == 1 { tabs += 1 }
          default:
            isBeginning = false
            indentations.append(indentation)
          }
        }
      }
    }
    if isBeginning { indentations.append(indentation) }
    let end = source.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    let usesCarriageReturns = end > 0 && source[end - 1] == UInt8(ascii: "\r")
    self.init(
      starts: starts, indentations: indentations, usesTabs: tabs > spaces, usesCarriageReturns: usesCarriageReturns)
  }
}
