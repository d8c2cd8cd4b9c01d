import Adwaita
public import Foundation

extension AttributeScopes {
  /// Attributes that assistive technology understands.
  public struct AccessibilityAttributes: AttributeScope {
    /// How much a screen reader puts off for an announcement.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// How much a screen reader puts off for an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public typealias Value = AnnouncementPriority
      public static let name = "AccessibilitySpeechAnnouncementPriority"

      /// How much a screen reader puts off for an announcement.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// Spoken if there is nothing else to say, or else never.
        case low
        /// Spoken at the next opportunity.
        case `default`
        /// Spoken at once.
        case high
      }
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The highest priority that a part of the text has.
  var announcementPriority: AnnouncementPriority {
    let priorities = runs.map { $0[AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self] }
    if priorities.contains(.high) { return .high }
    return !priorities.isEmpty && priorities.allSatisfy { $0 == .low } ? .low : .medium
  }
}
