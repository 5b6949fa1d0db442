#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Makes SwiftUI stop observing elements that a body has read, but does not show.
  ///
  /// SwiftUI observes only what the last evaluation of a body has read. So this modifier evaluates
  /// the body again, in the same update. The body does not read the elements a second time. Later,
  /// a change of a hidden element, among a million, evaluates no body.
  ///
  ///     var body: some View {
  ///       let _ = forgotten
  ///       …
  ///         .forgetting(model.reads, $forgotten)
  ///     }
  ///
  /// - Parameters:
  ///   - reads: A number that changes when such elements are read; 0 if they never were.
  ///   - forgotten: State that the body reads; increasing it evaluates the body again.
  /// - Returns: The modified view.
  nonisolated func forgetting(_ reads: Int, _ forgotten: Binding<Int>) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      return onChange(of: reads, initial: true) { if reads > 0 { forgotten.wrappedValue += 1 } }
    }
    // Before iOS 17, SwiftUI does not observe elements.
    return self
  }
}
#endif
