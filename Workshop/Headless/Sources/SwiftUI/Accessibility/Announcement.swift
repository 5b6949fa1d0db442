/// What assistive technologies are told at once, which Apple has in the module `Accessibility`.
///
/// Apple: `public struct AccessibilityNotification`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum AccessibilityNotification {
  /// Something to be spoken.
  ///
  /// Apple: `public struct Announcement : Sendable`.
  public struct Announcement: Sendable {
    private let announcement: String

    /// Apple: `public init(_ announcement: String)`.
    public init(_ announcement: String) { self.announcement = announcement }

    /// Apple: `public func post()`.
    public func post() { HeadlessHost.posted.append(announcement) }
  }
}

extension HeadlessHost {
  // The main thread's: announcements are posted where actions run.
  nonisolated(unsafe) fileprivate static var posted: [String] = []

  /// What has been announced to assistive technologies since it was asked for last, by any view.
  public static func takeAnnouncements() -> [String] {
    defer { posted = [] }
    return posted
  }
}
