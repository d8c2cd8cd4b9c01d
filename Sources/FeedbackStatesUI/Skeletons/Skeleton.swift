public import SwiftUI

extension View {
  /// Shows grey shapes in place of what is inside while it stands for content that is still to come.
  ///
  ///     ForEach(reminders ?? Reminder.placeholders) { ReminderRow($0) }
  ///       .skeleton(while: reminders == nil)
  ///
  /// Nothing inside answers to the person meanwhile, and assistive technology meets one busy element that says
  /// "Loading", however many rows there are.
  @ViewBuilder public func skeleton(while isLoading: Bool) -> some View {
    if isLoading { modifier(SkeletonModifier()) } else { self }
  }
}

struct SkeletonModifier: ViewModifier {
  @Environment(\.feedbackWording) private var wording

  func body(content: Content) -> some View {
    VStack(alignment: .leading) { content }
      .redacted(reason: .placeholder)
      .disabled(true)
      .allowsHitTesting(false)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(wording.loading)
      .accessibilityAddTraits(.updatesFrequently)
  }
}
