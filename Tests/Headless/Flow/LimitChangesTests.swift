import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Flows that change end as a new flow begins, and show nothing else on the way.
@MainActor @Suite("Limits that change")
struct LimitChangesTests {
  private struct Setting: Equatable {
    var count = 10
    var first = 0
    var width: CGFloat = 200
    var maxLines: Int? = 2
    var isExpanded = false
    var isColumns = false
  }

  private func flow(_ setting: Setting) -> some View {
    Group {
      if setting.isColumns { flow(setting, VFlowLayout()) } else { flow(setting, FlowLayout()) }
    }
    .frame(width: setting.width, height: 200, alignment: .topLeading)
  }

  private func flow(_ setting: Setting, _ layout: some FlowingLayout) -> some View {
    Flow(
      setting.first..<setting.first + setting.count, id: \.self, layout: layout,
      content: { Chip($0) }
    )
    .maxLines(setting.maxLines, isExpanded: setting.isExpanded, overflow: { More($0) })
    .itemSeparator { Color.red.frame(width: 1) }
  }

  private func host(
    _ remote: Remote<Setting>, on thread: HeadlessHost.UpdateThread = .standard
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(500, 400), thread: thread) { Driven(remote) { flow($0) } }
  }

  private func expectFresh(_ host: HeadlessHost, _ setting: Setting, _ comment: String = "") {
    let fresh = HeadlessHost(size: host.proposedSize) { flow(setting) }
    #expect(host.picture == fresh.picture, "\(comment) \(setting)")
  }

  @Test("a limited flow that is expanded, widened and collapsed shows all views that fit")
  func widenedWhileExpanded() throws {
    var setting = Setting()
    let remote = Remote(setting)
    let host = host(remote)
    expectEqual(host.readTexts.count, 6)
    for change in [
      { $0.isExpanded = true }, { $0.width = 500 }, { $0.isExpanded = false },
    ] as [(inout Setting) -> Void] {
      change(&setting)
      remote.set(setting)
      #expect(try host.settle() <= 2)
    }
    expectEqual(host.readTexts, (0..<10).map { "\($0)" })
    expectFresh(host, setting)
  }

  @Test("a limited flow animated to another width and back within one frame ends as it was")
  func thereAndBack() throws {
    let remote = Remote(Setting())
    let host = host(remote)
    try host.settle()
    for width in [100, 450, 60] as [CGFloat] {
      withAnimation(.linear(duration: 0.5)) { remote.set(Setting(width: width)) }
      withAnimation(.linear(duration: 1)) { remote.set(Setting()) }
      #expect(try host.settle() <= 2)
      host.advance(by: 2)
      expectFresh(host, Setting())
    }
  }

  @Test(
    "a limited flow looks like a new one after each frame with up to three random changes",
    arguments: [HeadlessHost.UpdateThread.main, .render])
  func anyChanges(on thread: HeadlessHost.UpdateThread) throws {
    for seed in 0..<tried(UInt64(thread == .main ? 40 : 20)) {
      var random = SeededGenerator(seed: seed)
      var setting = Setting()
      let remote = Remote(setting)
      let host = host(remote, on: thread)
      for frame in 0..<12 {
        for change in 0..<random.number(1...3) {
          switch random.number(0...7) {
          case 0...2: setting.width = random.whole(4...50) * 10
          case 3: setting.isExpanded.toggle()
          case 4: setting.count = random.number(0...60)
          case 5: setting.first = random.number(0...5)
          case 6: setting.maxLines = random.pick([nil, 0, 1, 2, 3])
          default: setting.isColumns = random.one(in: 4)
          }
          withAnimation(random.toss() ? .linear(duration: Double(change + 1)) : nil) {
            remote.set(setting)
          }
        }
        try host.settle()
        host.advance(by: 4)
        try host.settle()
        expectFresh(host, setting, "seed \(seed), frame \(frame):")
      }
    }
  }

  @Test("a limited flow whose columns become rows shows the same chips as a new one")
  func otherLayout() throws {
    let remote = Remote(Setting())
    let host = host(remote)
    for isColumns in [true, false, true] {
      let setting = Setting(maxLines: 1, isColumns: isColumns)
      remote.set(setting)
      #expect(try host.settle() <= 2)
      expectFresh(host, setting)
    }
  }
}
