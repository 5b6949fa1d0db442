extension View {
  /// Binds the view's identity to a value: another value is another view, with fresh state.
  ///
  /// Apple: `nonisolated public func id<ID>(_ id: ID) -> some View where ID : Hashable`.
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
