import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var margin = 8.0
  @Entry fileprivate var caption: String?
  @Entry fileprivate var names: [String] = ["a"]
  @Entry fileprivate var callback: (@MainActor () -> Int)?
}

#Preview { Text("Unnamed") }
#Preview("Named") {
  Text("One")
  Text("Two")
}
#Preview("Sized", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("Sized") }
#Preview {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}

@Suite struct MacroTests {
  @Test func `an entry has its default, and keeps what it is given`() {
    var values = EnvironmentValues()
    #expect(values.margin == 8 && values.caption == nil && values.names == ["a"])
    values.margin = 4
    values.caption = "c"
    #expect(values.margin == 4 && values.caption == "c")
  }
}
