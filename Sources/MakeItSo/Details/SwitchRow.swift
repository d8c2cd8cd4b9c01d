import SwiftUI

/// Something that is on or off, with what it is set to beneath its name. Pressing the name opens what sets it.
struct SwitchRow: View {
  let title: String
  let systemImage: String
  var value: String?
  @Binding var isOn: Bool
  var open: (@MainActor () -> Void)?

  var body: some View {
    HStack {
      if let open, value != nil {
        Button(action: open) { label }.buttonStyle(.plain)
      } else {
        label
      }
      Spacer()
      Toggle(title, isOn: $isOn).labelsHidden()
    }
  }

  private var label: some View {
    HStack(spacing: 12) {
      Image(systemName: systemImage).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: title)
        if let value { Text(verbatim: value).font(.caption).foregroundStyle(.secondary) }
      }
    }
  }
}
