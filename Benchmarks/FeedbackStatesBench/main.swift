import FeedbackStates
import FeedbackStore
import Foundation
import Observation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One figure, printed as a line of JSON.
struct Figure: Encodable {
  let name: String
  let value: Double
  let unit: String
  var baseline: Double?
  var ratio: Double?
  let goal: Double

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}

/// The time the process has had on processors, in nanoseconds; what others do meanwhile is not in it.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Measures `body` several times, in turn with `baseline`, and takes the best time of each: what is left of noise
/// when the machine is busy.
@MainActor func nanoseconds(rounds: Int = 15, per count: Int, _ body: () -> Void, baseline: () -> Void) -> (Double, Double) {
  var best = (Double.infinity, Double.infinity)
  func time(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return (processorTime() - start) / Double(count)
  }
  for _ in 0..<rounds {
    best.0 = min(best.0, time(body))
    best.1 = min(best.1, time(baseline))
  }
  return best
}

@Observable @MainActor final class Plain {
  var value = 0
}

/// A transition of a loader with an observer against a write to a plain observable property with one.
@MainActor func measureTransitions() throws {
  let count = 20_000
  let plain = Plain()
  let loader = Loader<Int>(connectivity: Connectivity()) { 0 }
  loader.replace(with: 0)
  let (transition, write) = nanoseconds(per: count) {
    for number in 0..<count {
      withObservationTracking { _ = loader.state } onChange: {}
      loader.replace(with: number)
    }
  } baseline: {
    for number in 0..<count {
      withObservationTracking { _ = plain.value } onChange: {}
      plain.value = number
    }
  }
  try Figure(
    name: "A transition of a loader somebody observes", value: transition, unit: "ns", baseline: write, ratio: transition / write, goal: 3
  ).print()

  let (quietTransition, quietWrite) = nanoseconds(per: count) {
    for number in 0..<count { loader.replace(with: number) }
  } baseline: {
    for number in 0..<count { plain.value = number }
  }
  try Figure(
    name: "A transition of a loader nobody observes", value: quietTransition, unit: "ns", baseline: quietWrite,
    ratio: quietTransition / quietWrite, goal: 4
  ).print()
}

/// A whole run, from the start over the task to the value, against a task that writes a plain property.
@MainActor func measureRuns() async throws {
  let count = 2_000
  let plain = Plain()
  let loader = Loader<Int>(policy: .local, connectivity: Connectivity()) { 1 }
  func perCall(_ body: () async -> Void) async -> Double {
    var best = Double.infinity
    for _ in 0..<10 {
      let start = processorTime()
      for _ in 0..<count { await body() }
      best = min(best, (processorTime() - start) / Double(count))
    }
    return best
  }
  let run = await perCall { await loader.refresh() }
  let task = await perCall { await Task { plain.value += 1 }.value }
  try Figure(name: "A whole refresh, beside a bare task", value: run, unit: "ns", baseline: task, ratio: run / task, goal: 5).print()
}

/// The memory the process takes at the moment: whole pages, so only differences of many megabytes mean anything.
func residentBytes() throws -> Int {
  #if canImport(Darwin)
    return Int(mstats().bytes_used)
  #else
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(getpagesize())
  #endif
}

/// What ten thousand loaders that have loaded cost beyond their values, and what observing them adds.
@MainActor func measureMemory() throws {
  let count = 10_000
  let connectivity = Connectivity()
  var objects: [AnyObject] = []
  objects.reserveCapacity(4 * count)
  func bytes(_ make: (Int) -> AnyObject) throws -> Double {
    let before = try residentBytes()
    for number in 0..<count { objects.append(make(number)) }
    return Double(try residentBytes() - before) / Double(count) - Double(MemoryLayout<Int>.size)
  }
  func makeLoader(_ number: Int) -> Loader<Int> {
    let loader = Loader<Int>(connectivity: connectivity) { number }
    loader.replace(with: number)
    return loader
  }
  let loader = try bytes { makeLoader($0) }
  try Figure(
    name: "Memory of a loader that has loaded", value: loader, unit: "B", goal: 1024
  ).print()

  let observed = try bytes { number in
    let loader = makeLoader(number)
    withObservationTracking { _ = loader.state } onChange: {}
    return loader
  }
  let plain = try bytes { number in
    let plain = Plain()
    plain.value = number
    withObservationTracking { _ = plain.value } onChange: {}
    return plain
  }
  withExtendedLifetime(objects) {}
  try Figure(
    name: "Memory of an observed loader, beside an observed object", value: observed, unit: "B", baseline: plain, ratio: observed / plain, goal: 2
  ).print()
}

/// Finding one of a hundred thousand keys in a store against finding it in a dictionary.
@MainActor func measureLookup() throws {
  let count = 100_000
  let store = FeedbackStore(connectivity: Connectivity())
  let keys = (0..<count).map { StoreKey<Int>("reminder", $0) }
  var loaders: [Loader<Int>] = []
  var dictionary: [String: Loader<Int>] = [:]
  for (number, key) in keys.enumerated() {
    let loader = store.loader(for: key) { number }
    loaders.append(loader)
    dictionary[key.path] = loader
  }
  let paths = keys.map(\.path)
  var found = 0
  let (lookup, plain) = nanoseconds(rounds: 7, per: count) {
    for key in keys where store[key] != nil { found += 1 }
  } baseline: {
    for path in paths where dictionary[path] != nil { found += 1 }
  }
  precondition(found == 14 * count, "Every key is there.")
  try Figure(
    name: "Finding one of 100,000 keys in a store", value: lookup, unit: "ns", baseline: plain, ratio: lookup / plain, goal: 3
  ).print()
}

try measureMemory()
try measureTransitions()
try await measureRuns()
try measureLookup()
