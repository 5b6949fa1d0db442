#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Evaluates a body a second time in the same update, after the body has read elements that it
  /// does not show.
  ///
  /// SwiftUI observes only values that the last evaluation of a body has read. The second evaluation reads no
  /// hidden elements, so that a change of a hidden one, among a million, evaluates no body.
  ///
  ///     var body: some View {
  ///       let _ = forgotten
  ///       …
  ///         .forgetting(model.reads, $forgotten)
  ///     }
  ///
  /// - Parameters:
  ///   - reads: A number that changes whenever such elements have been read; 0 if none has been.
  ///   - forgotten: A count in the view's state, which the body reads; increasing it evaluates the body
  ///     again.
  /// - Returns: The modified view.
  nonisolated func forgetting(_ reads: Int, _ forgotten: Binding<Int>) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
      return onChange(of: reads, initial: true) { if reads > 0 { forgotten.wrappedValue += 1 } }
    }
    // Before iOS 17, SwiftUI does not observe elements.
    return self
  }
}
#endif
