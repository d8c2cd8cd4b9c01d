import SwiftUI

/// Counts how often its button was pressed.
public struct Counter: View {
  @State private var count = 0

  public init() {}

  public var body: some View {
    VStack(spacing: 12) {
      if count == 0 {
        Text("Not pressed")
      } else {
        CounterValue(count: $count)
      }
      Button("Press") { count += 1 }
    }
    .padding()
  }
}

/// Shows a count, and sets it back.
struct CounterValue: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      Text("Pressed \(count) times")
      Button("Reset") { count = 0 }
    }
  }
}
