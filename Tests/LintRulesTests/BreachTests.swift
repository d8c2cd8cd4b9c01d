import Testing

@Suite("What is left out is found")
struct BreachTests {
  @Test func `at least nine of ten breaches are found, each by its rule`() {
    let missed = BreachList.all.filter { breach in
      !check(files: breach.files).contains { $0.rule == breach.rule }
    }
    #expect(BreachList.all.count >= 100)
    #expect(missed.count * 10 <= BreachList.all.count, "\(missed.map { $0.rule + ": " + $0.name })")
  }

  @Test func `at least nine of ten breaches by other hands are found, each by its rule`() {
    let all = ForeignBreachList.all + SecondForeignBreachList.all
    let missed = all.filter { breach in
      !check(files: breach.files).contains { $0.rule == breach.rule }
    }
    #expect(all.count == 100)
    #expect(missed.count * 10 <= all.count, "\(missed.map { $0.rule + ": " + $0.name })")
  }

  @Test func `nothing is found twice where one thing is left out of a switch`() {
    for breach in BreachList.all where breach.rule == "all-states" {
      let others = check(files: breach.files).filter { $0.rule != breach.rule }
      #expect(others.isEmpty, "\(breach.name): \(others.map(\.rule))")
    }
  }
}
