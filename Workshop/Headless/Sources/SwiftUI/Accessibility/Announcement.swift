public import Foundation

/// Messages to assistive technologies, which Apple has in the module `Accessibility`.
///
/// Apple: `public enum AccessibilityNotification`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum AccessibilityNotification {
  /// Apple: `public struct Announcement`.
  public struct Announcement {
    private let announcement: AttributedString

    /// Apple: `public init(_ announcement: AttributedString)`.
    public init(_ announcement: AttributedString) { self.announcement = announcement }

    /// Apple: `public func post()`.
    public func post() {
      if announcement.accessibilitySpeechAnnouncementPriority != .high || HeadlessHost.isActing {
        return
      }
      HeadlessHost.posted.append(String(announcement.characters))
    }
  }
}

extension AttributeScopes {
  /// Apple: `public struct AccessibilityAttributes : AttributeScope`.
  public struct AccessibilityAttributes: AttributeScope {
    /// Apple: `public let accessibilitySpeechAnnouncementPriority:
    /// AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute`.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// Apple: `@frozen public enum AnnouncementPriorityAttribute : CodableAttributedStringKey,
    /// MarkdownDecodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey`.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// Apple: `public typealias Value =
      /// AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority`.
      public typealias Value = AnnouncementPriority

      /// Apple: `public static var name: String { get }`.
      public static var name: String { "AXSpeechAnnouncementPriority" }

      /// Apple: `public enum AnnouncementPriority : String, Codable`.
      public enum AnnouncementPriority: String, Codable, Sendable {
        case low
        case `default`
        case high
      }
    }
  }
}

extension AttributeDynamicLookup {
  /// Apple: `public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>) -> T
  /// where T : AttributedStringKey { get }`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}

extension HeadlessHost {
  // The main thread's: announcements are posted where actions run.
  nonisolated(unsafe) fileprivate static var posted: [String] = []

  /// Whether an action or a key press is carried out: what is announced meanwhile is drowned by what the screen
  /// reader says of it, as is what is of no high priority.
  nonisolated(unsafe) private(set) static var isActing = false

  /// Carries out an action of a user of assistive technologies or of a keyboard.
  static func act<Result>(_ action: () throws -> Result) rethrows -> Result {
    isActing = true
    defer { isActing = false }
    return try action()
  }

  /// Returns the announcements of any view since the last call that assistive technologies were running to hear.
  public static func takeAnnouncements() -> [String] {
    defer { posted = [] }
    return posted
  }
}
