#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Has a body evaluated once more, in the same update, after it has read elements that it does not show.
  ///
  /// SwiftUI observes what the last evaluation of a body has read. After one that reads nothing of them, it observes none
  /// of a million elements of which a container shows fifty, and a change of another one evaluates no body.
  ///
  ///     var body: some View {
  ///       let _ = forgotten
  ///       …
  ///         .forgetting(model.reads, $forgotten)
  ///     }
  ///
  /// - Parameters:
  ///   - reads: A number that is another one after each time that elements have been read.
  ///   - forgotten: State of the view that has the body, which depends on it.
  /// - Returns: The view in the body.
  nonisolated func forgetting(_ reads: Int, _ forgotten: Binding<Int>) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
      return onChange(of: reads, initial: true) { forgotten.wrappedValue = reads }
    }
    // Before, SwiftUI observes no elements.
    return self
  }
}
#endif
