extension View {
  /// Binds the view's identity to a value: another value is another view, with fresh state.
  ///
  /// Apple: `nonisolated public func id<ID>(_ id: ID) -> some View where ID : Hashable`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, PrimitiveView, BranchView {
  var branch: (key: AnyHashable, content: any View) { (AnyHashable(id), content) }
}
