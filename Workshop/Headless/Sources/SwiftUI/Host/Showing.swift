extension HeadlessHost {
  /// The part of a host's updates that is seen.
  public enum Showing: Sendable {
    /// The views as they come to rest, as a person sees who looks a moment later.
    case settled

    /// The views after one evaluation and one layout, as the archive of a widget holds them.
    ///
    /// Actions run, but the state they set is not seen: there is no second round. Another size is another such pass,
    /// and begins with the state that there is by then.
    case firstPass
  }
}
