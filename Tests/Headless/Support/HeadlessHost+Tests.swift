import SwiftUI

extension HeadlessHost: FramesHost {}

@MainActor extension HeadlessHost {
  convenience init(
    _ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder content: () -> some View
  ) {
    self.init(size: CGSize(width, height), layoutDirection: direction, content: content)
  }

  /// Hosts a flow of views named "flow".
  convenience init(
    flow layout: some Layout, _ width: CGFloat = 200, _ height: CGFloat = 1_000,
    @ViewBuilder content: () -> some View
  ) {
    self.init(width, height) { AnyLayout(layout) { content() }.named("flow") }
  }

  func resize(_ width: CGFloat, _ height: CGFloat) { resize(CGSize(width, height)) }
}
