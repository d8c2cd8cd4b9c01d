import Foundation
import ReminderStorage

/// What the app was asked to do on its command line.
struct LaunchOptions: Equatable {
  /// The file that holds the reminders; `nil` for the usual one.
  var databasePath: String?
  /// How long every answer of the database is held back.
  var delay: Duration = .zero
  /// What fails instead of being done.
  var failing: Set<FaultyRepository.Operation> = []

  var isFaultless: Bool { delay == .zero && failing.isEmpty }

  static let help = """
    Make It So keeps reminders.

    USAGE
      MakeItSo [options]

    OPTIONS
      --database FILE    keep the reminders in FILE
                         (usually: $XDG_DATA_HOME/makeitso/reminders.sqlite)
      --help             show this

    TO SEE EVERY STATE OF THE APP
      --slow SECONDS     hold every answer of the database back
      --fail OPERATION   let an operation fail: \(FaultyRepository.Operation.allCases.map(\.rawValue).joined(separator: ", "));
                         may be given several times, or with commas between

    EXAMPLES
      MakeItSo --slow 2
      MakeItSo --fail load
      MakeItSo --database /tmp/try.sqlite --fail save,delete
    """

  /// What this program was asked to do.
  static let current = fromCommandLine()

  /// Reads the arguments; ends the program with a sentence where they make no sense.
  private static func fromCommandLine() -> LaunchOptions {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.contains("--help") || arguments.contains("-h") {
        print(help)
        exit(0)
      }
      return try LaunchOptions(arguments: arguments)
    } catch {
      FileHandle.standardError.write(Data("MakeItSo: \(error)\n".utf8))
      exit(2)
    }
  }

  init() {}

  private static let names = ["--database", "--slow", "--fail", "--help"]

  /// Reads arguments.
  ///
  /// - Throws: ``LaunchOptionError`` for an option or a value that is not known.
  init(arguments: [String]) throws(LaunchOptionError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? argument
      func value(_ what: String) throws(LaunchOptionError) -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else { throw .missingValue(option: name, what: what) }
        return next
      }
      switch name {
      case "--database": databasePath = try value("the file that holds the reminders")
      case "--slow":
        let text = try value("a number of seconds, such as 2")
        guard let seconds = Double(text), seconds >= 0, seconds <= 3600 else {
          throw .badValue(option: name, value: text, expected: "a number of seconds from 0 to 3600", likely: nil)
        }
        delay = .milliseconds(Int64(seconds * 1000))
      case "--fail":
        for word in try value("what is to fail").split(separator: ",") {
          guard let operation = FaultyRepository.Operation(rawValue: String(word)) else {
            let known = FaultyRepository.Operation.allCases.map(\.rawValue)
            throw .badValue(
              option: name, value: String(word), expected: "one of \(known.joined(separator: ", "))",
              likely: Spelling.nearest(to: String(word), among: known))
          }
          failing.insert(operation)
        }
      default: throw .unknown(option: argument, likely: Spelling.nearest(to: name, among: Self.names))
      }
    }
  }
}

/// A reason why the command line makes no sense.
enum LaunchOptionError: Error, Equatable, CustomStringConvertible {
  case unknown(option: String, likely: String?)
  case missingValue(option: String, what: String)
  case badValue(option: String, value: String, expected: String, likely: String?)

  var description: String {
    switch self {
    case .unknown(let option, let likely?): "There is no option \"\(option)\". Is \(likely) meant?"
    case .unknown(let option, nil): "There is no option \"\(option)\". See --help for those there are."
    case .missingValue(let option, let what): "\(option) needs a value: \(what)."
    case .badValue(let option, let value, let expected, let likely):
      "\(option) cannot be \"\(value)\"; it takes \(expected)." + (likely.map { " Is \($0) meant?" } ?? "")
    }
  }
}
