import Testing

@Suite("What may be missing from a page is told from what the page is there for")
struct SupplementTests {
  private let rule = "async-without-states"

  private func page(_ body: String, _ value: String = "Place?", after: String = "") -> String {
    """
    struct Page: View {
      @State private var value: \(value)
      var body: some View {
        \(body).task { value = try? await service.value()\(after) }
      }
    }
    """
  }

  @Test func `a page that is there for it is reported`() {
    #expect(reports(page("Group { if let value { Text(value.name) } }")).contains(rule))
  }

  @Test func `so is one that says a word of it, or a dash`() {
    #expect(reports(page("VStack { Text(value?.name ?? dash) }")).contains(rule))
  }

  @Test func `what is only handed on is not`() {
    #expect(reports(page("VStack { Text(title); Row(title: title, place: value) }")).isEmpty)
  }

  @Test func `nor what a button stands in for`() {
    let body = "Group { if let value { Text(value.name) } else { Button(\"Find\") { find() } } }"
    #expect(reports(page(body)).isEmpty)
  }

  @Test func `nor what a notice follows`() {
    let body = "Group { if let value { Text(value.name) } }"
    #expect(reports(page(body, after: "; if value == nil { center.toast(\"Not found\") }")).contains(rule) == false)
  }
}
