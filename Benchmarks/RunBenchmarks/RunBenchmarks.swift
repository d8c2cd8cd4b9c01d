import Foundation

/// Runs the benchmarks built beside it, prints a table and writes the results.
///
///     RunBenchmarks RESULTS.json [--repetitions N] [NAME…]
///
/// Without names it runs all that it finds: the comparison of lists (`List`), and every other executable whose name
/// ends in `Bench`. With names, the results of the others stay as they are.
@main
struct RunBenchmarks {
  static func main() {
    do {
      try Options(CommandLine.arguments).run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String
}

struct Options {
  private let builtFolder: URL
  private var resultsFile: URL
  private var repetitions = 5
  private var names: [String] = []

  init(_ arguments: [String]) throws {
    builtFolder = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent()
    var rest = arguments.dropFirst()
    guard let file = rest.popFirst() else { throw UsageError(description: "Name the file to write the results to.") }
    resultsFile = URL(fileURLWithPath: file)
    while let argument = rest.popFirst() {
      if argument == "--repetitions" {
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else {
          throw UsageError(description: "--repetitions takes a number of at least 1.")
        }
        repetitions = number
      } else {
        names.append(argument)
      }
    }
  }

  func run() throws {
    let benchmarks = try chosenBenchmarks()
    var results: [BenchmarkResult] = []
    for name in benchmarks {
      print("== \(name)")
      if name == Self.listComparison {
        let comparison = ListComparison(
          swift: benchmark("SwiftUIListBench"), c: benchmark("CListBench"), repetitions: repetitions)
        results += try comparison.run()
      } else {
        results += try benchmark(name).run()
      }
    }
    print("\n\(ResultTable(results: results))\n")
    try (names.isEmpty ? results : kept(besides: results) + results).write(to: resultsFile)
    print("Written to \(resultsFile.relativePath)")
  }

  /// The figures of earlier runs that this one did not measure: a run of some benchmarks leaves those of others.
  private func kept(besides results: [BenchmarkResult]) throws -> [BenchmarkResult] {
    guard FileManager.default.fileExists(atPath: resultsFile.path) else { return [] }
    let measured = Set(results.map(\.name))
    return try JSONDecoder().decode([BenchmarkResult].self, from: Data(contentsOf: resultsFile))
      .filter { !measured.contains($0.name) }
  }

  private static let listComparison = "List"

  private func benchmark(_ name: String) -> Benchmark {
    Benchmark(executable: builtFolder.appendingPathComponent(name))
  }

  private func chosenBenchmarks() throws -> [String] {
    let built = try FileManager.default.contentsOfDirectory(atPath: builtFolder.path)
      .filter { $0.hasSuffix("Bench") && $0 != "CListBench" && $0 != "SwiftUIListBench" }
    let known = [Self.listComparison] + built.sorted()
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw UsageError(
        description: "There is no benchmark \(unknown). There are: \(known.joined(separator: ", ")).")
    }
    return names.isEmpty ? known : names
  }
}
