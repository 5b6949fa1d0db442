import SwiftUI
import TestSupport

extension FuzzTarget {
  /// FlowLayoutUI's layouts and views, hosted without a window, at sizes of any kind.
  public static let hosted = FuzzTarget(
    name: "hosted", summary: "flows over views of any behavior, hosted; counts trees"
  ) { input throws(Finding) in
    try onMain { () throws(Finding) in
      var drawer = TreeDrawer(source: ByteSource(input))
      try check(&drawer)
      drawer.isHostile = false
      try checkHistory(&drawer)
      try LazinessCheck(&drawer).check()
      return 5
    }
  }

  /// Hosts run on the main thread, where fuzzers and tests call this.
  private static func onMain(
    _ body: @MainActor () throws(Finding) -> Int
  ) throws(Finding) -> Int {
    try MainActor.assumeIsolated { Result { () throws(Finding) in try body() } }.get()
  }

  /// Nothing traps or hangs, and what a flow answers is a size, whatever its views do.
  @MainActor
  private static func check(
    _ drawer: inout TreeDrawer<ByteSource>
  ) throws(Finding) {
    let (tree, other) = (drawer.tree(), drawer.tree())
    let watch = Watch()
    let proposals = (0..<3).map { _ in drawer.proposal() }
    let host = HeadlessHost(size: drawer.size()) {
      Changing(trees: [tree, other], proposals: proposals, watch: watch)
    }
    for _ in 0..<4 {
      if tree.isSteady, other.isSteady {
        do { try host.settle(limit: 40) } catch { throw Finding("\(error): \(tree), \(other)") }
      }
      let names = host.frames.map(\.identifier)
      try require(Set(names).count == names.count, "a view is shown twice: \(tree)")
      try require(
        watch.badSize == nil, "a flow answers \(watch.badSize ?? .zero): \(tree), \(other)")
      for name in names where name.hasSuffix(DrawnFlow.scrollSuffix) {
        let offset = drawer.size()
        try? host.scroll(name, to: CGPoint(x: offset.width, y: offset.height))
      }
      host.resize(drawer.size())
      try? host.tap("next")
    }
  }

  /// Checks that the picture of sane views does not depend on earlier updates.
  @MainActor
  private static func checkHistory(
    _ drawer: inout TreeDrawer<ByteSource>
  ) throws(Finding) {
    let tree = drawer.tree()
    func host(_ size: CGSize) -> HeadlessHost {
      HeadlessHost(size: size) { TreeView(tree: tree, path: "0", watch: Watch()) }
    }
    let (first, second) = (drawer.size(), drawer.size())
    let old = host(first)
    _ = old.frames
    old.resize(second)
    let (known, fresh) = (old.frames, host(second).frames)
    let isSame = zip(known, fresh).allSatisfy {
      $0.frame == $1.frame && $0.identifier == $1.identifier
    }
    try require(
      known.count == fresh.count && isSame, "\(first) then \(second) shows otherwise: \(tree)")
  }
}

/// One of some trees at a time, offered a size of any kind; a tap shows the next.
private struct Changing: View {
  let trees: [DrawnTree]
  let proposals: [ProposedViewSize]
  let watch: Watch
  @State private var step = 0

  var body: some View {
    Offer(proposal: proposals[step % proposals.count]) {
      Button("next") { step += 1 }.accessibilityIdentifier("next")
      TreeView(tree: trees[step % trees.count], path: "0", watch: watch)
    }
  }
}

extension TreeDrawer {
  mutating func size() -> CGSize {
    CGSize(width: length(0...400), height: length(0...400))
  }

  fileprivate mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(
      width: source.chance(0.2) ? nil : length(0...400),
      height: source.chance(0.4) ? nil : length(0...400))
  }
}
