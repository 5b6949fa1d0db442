/// A type that makes view previews for an editor; this module shows none.
///
/// Apple: `@MainActor @preconcurrency public protocol PreviewProvider : _PreviewProvider {
/// associatedtype Previews : View; @ViewBuilder @MainActor @preconcurrency static var previews:
/// Self.Previews { get } }`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
