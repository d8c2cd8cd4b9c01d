/// What people do to a file between two looks of the linter.
enum Edit {
  static func random(of text: String, round: Int, using generator: inout Generator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = Int.random(in: lines.indices, using: &generator)
    switch round % 5 {
    case 0: lines.append("struct Added\(round) { var value = \(round) }\n")
    case 1: lines.insert("// A remark.", at: line)
    case 2: lines.append("extension View { func added\(round)() -> some View { overlay { ProgressView() } } }\n")
    case 3:
      lines.append("final class Loader\(round) { func load() async { do { try await go() } catch { print(error) } } }\n")
    default:
      if let found = lines.firstIndex(where: { $0.contains("func ") && $0.contains("(") }) {
        lines[found] = lines[found].replacing("(", with: "Again(", maxReplacements: 1)
      }
    }
    return lines.joined(separator: "\n")
  }
}
