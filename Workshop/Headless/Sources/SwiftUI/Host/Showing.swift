extension HeadlessHost {
  /// What of a host's updates is seen.
  public enum Showing: Sendable {
    /// What the views come to rest at, as somebody sees who looks a moment later.
    case settled

    /// What one evaluation and one layout give, as the archive of a widget holds it.
    ///
    /// Actions run, but nobody sees what state they set: there is no second round. Another size is another
    /// such pass, and begins with the state that there is by then.
    case firstPass
  }
}
