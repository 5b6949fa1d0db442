/// A type that makes view previews for an editor; this module shows none.
///
/// Apple: `@MainActor @preconcurrency public protocol PreviewProvider : _PreviewProvider {
/// associatedtype Previews : View; @ViewBuilder @MainActor @preconcurrency static var previews:
/// Self.Previews { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
