import FeedbackStates
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5))) struct ValueTests {
  final class NotEquatable {}

  enum PlainError: Error {
    case number(Int)
  }

  /// An error whose own equality looks at less than its words.
  struct Numbered: Error, Equatable {
    let number: Int
    var words = ""

    static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  }

  /// An error that says little of itself, and is not equatable.
  enum Terse: Error, CustomStringConvertible, LocalizedError {
    case first
    case second
    case worded(String)

    var description: String { "terse" }
    var errorDescription: String? { if case .worded(let words) = self { words } else { nil } }
  }

  /// Another type that cannot be told from ``Terse`` by what it says.
  enum AlsoTerse: Error, CustomStringConvertible {
    case first
    case second
    case worded(String)

    var description: String { "terse" }
  }

  @Test func `24: a value need not be equatable or sendable`() {
    let state: Loadable<NotEquatable> = .success(NotEquatable())
    #expect(state.hasValue)
    #expect(state.map { _ in 1 } == .success(1))
  }

  @Test func `24: two errors are not equal, and the same error is`() {
    typealias State = Loadable<Int>
    #expect(State.failure(PlainError.number(1)) == .failure(PlainError.number(1)))
    #expect(State.failure(PlainError.number(1)) != .failure(PlainError.number(2)))
    #expect(State.failure(URLError(.timedOut)) == .failure(URLError(.timedOut)))
    #expect(State.failure(URLError(.timedOut)) != .failure(URLError(.badURL)))
    #expect(State.failure(TestError.server) != .failure(PlainError.number(1)))
    #expect(State.failure(TestError.server) == .failure(TestError.server))
    #expect(State.failure(TestError.server) != .failure(TestError.rejected))
    #expect(State.failure(TestError.server) != .loading)
    #expect(State.failure(Numbered(number: 1, words: "a")) == .failure(Numbered(number: 1, words: "b")))
    #expect(State.failure(Numbered(number: 1)) != .failure(Numbered(number: 2)))
    #expect(State.failure(Terse.first) == .failure(Terse.first))
    #expect(State.failure(Terse.first) != .failure(Terse.second))
    #expect(State.failure(Terse.first) != .failure(AlsoTerse.first))
    #expect(Set<State>([.failure(TestError.server), .failure(TestError.server), .loading, .success(1)]).count == 3)
  }

  @Test func `24: two failures are not equal where they tell the person something else`() {
    #expect(LoadFailure(Terse.worded("a")) == LoadFailure(Terse.worded("a")))
    #expect(LoadFailure(Terse.worded("a")) != LoadFailure(Terse.worded("b")))
    #expect(LoadFailure(Numbered(number: 1)) != LoadFailure(Numbered(number: 2)))
    #expect(PageEdge.failure(PlainError.number(1)) == .failure(PlainError.number(1)))
    #expect(PageEdge.failure(PlainError.number(1)) != .failure(PlainError.number(2)))
  }

  @Test func `24: states cross actors`() async {
    let state: Loadable<[String]> = .failure(PlainError.number(3))
    let status = LoadStatus(state)
    let same = await Task.detached { (state, status) }.value
    #expect(same.0 == state)
    #expect(same.1 == status)
  }

  @Test func `24: an optional value that is nil has arrived all the same`() throws {
    let state: Loadable<Int?> = .success(nil)
    #expect(state.hasValue)
    #expect(state.presentation(isEmpty: { $0 == nil }) == .empty)
    #expect(state.map { $0 ?? 7 } == .success(7))
    #expect(state != .notInitiated)
  }

  @Test func `a failure decides over a part that loads, that over one nobody asked for, and success comes last`() {
    let loading: Loadable<Int> = .loading
    let missing: Loadable<Int> = .notInitiated
    let failed: Loadable<Int> = .failure(TestError.server)
    func isSame(_ state: Loadable<(Int, String)>, _ other: Loadable<Int>) -> Bool { state.map { $0.0 } == other }
    #expect(isSame(.combine(loading, .failure(TestError.server)), failed))
    #expect(isSame(.combine(missing, .loading), loading))
    #expect(isSame(.combine(missing, .success("a")), missing))
    #expect(isSame(.combine(.success(1), .success("a")), .success(1)))
  }

  @Test func `mapping leaves the other states alone`() {
    #expect(Loadable<Int>.loading.map(String.init) == .loading)
    #expect(Loadable<Int>.notInitiated.map(String.init) == .notInitiated)
    #expect(Loadable<Int>.failure(TestError.server).map(String.init) == .failure(TestError.server))
    #expect(Loadable<Int>.success(1).flatMap { _ in Loadable<String>.loading } == .loading)
    #expect(Loadable<Int>.failure(TestError.server).recovering { _ in 3 } == .success(3))
    #expect(Loadable<Int>.success(1).recovering { _ in 3 } == .success(1))
    #expect(throws: PlainError.self) { try Loadable<Int>.success(1).map { throw PlainError.number($0) } }
  }

  @Test func `getting the value throws the failure, and gives nil before an answer`() throws {
    #expect(try Loadable<Int>.loading.get() == nil)
    #expect(try Loadable<Int>.success(1).get() == 1)
    #expect(throws: TestError.server) { try Loadable<Int>.failure(TestError.server).get() }
    #expect(Loadable(Result<Int, TestError>.failure(.server)) == .failure(TestError.server))
    #expect(Loadable(Result<Int, TestError>.success(1)) == .success(1))
  }
}
