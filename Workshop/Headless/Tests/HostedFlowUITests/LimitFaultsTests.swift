import FlowUI
import SwiftUI
import Testing

/// What is known to go wrong with limits, each tried on a flow in which it does, too.
@MainActor @Suite("Faults of limited flows, found in others and not in ours")
struct LimitFaultsTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  private func peer(
    _ count: Int, width: CGFloat = 200, isPrompt: Bool = false,
    indicatorWidth: @escaping (Int) -> CGFloat = { _ in 40 }
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 400)) {
      PeerFlow(
        names: names(count), maxLines: 2, isPrompt: isPrompt, indicatorWidth: indicatorWidth
      ) { Chip($0) }
    }
  }

  private func ours(
    _ count: Int, width: CGFloat = 200,
    indicatorWidth: @escaping (Int) -> CGFloat = { _ in 40 }
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 400)) {
      Flow(names(count), id: \.self, maxLines: 2) {
        Chip($0)
      } overflow: { more in
        Text("+\(more.count)").frame(width: indicatorWidth(more.count), height: 20)
      }
    }
  }

  /// The number that the indicator shows.
  private func number(_ host: HeadlessHost) -> Int? {
    host.readTexts.first { $0.hasPrefix("+") }.flatMap { Int($0.dropFirst()) }
  }

  @Test("the first frame has the number of the last one")
  func lateNumber() throws {
    let (ours, peer) = (ours(10), peer(10))
    try ours.settle(limit: 2)
    try peer.settle(limit: 2)
    #expect(number(ours) == 3)
    #expect(number(peer) == 0)
  }

  @Test("what cannot be seen is not read")
  func read() {
    #expect(ours(10).readTexts == names(7) + ["+3"])
    #expect(peer(10).readTexts.contains("9"))
  }

  @Test("what cannot be seen does not get the focus")
  func focus() {
    #expect(ours(10).focusOrder == names(7))
    #expect(peer(10).focusOrder.contains("9"))
  }

  @Test("nothing stands far away")
  func farAway() {
    func reach(_ host: HeadlessHost) -> CGFloat { host.frames.map(\.frame.maxX).max() ?? 0 }
    #expect(reach(ours(10)) <= 200)
    #expect(reach(peer(10)) > 100_000)
  }

  @Test("the last view is not replaced by an indicator that says that there is one more")
  func lastView() {
    #expect(ours(8).seenTexts == names(8))
    let peer = peer(8, isPrompt: true)
    #expect(peer.frame(of: "7").map { $0.minX > 100_000 } == true && number(peer) == 1)
  }

  @Test("an indicator without anything to tell takes no room")
  func room() {
    #expect(ours(4).size.height == 20)
    #expect(peer(4).size.height == 48)
  }

  @Test("the number is that of what is hidden, at every width and for every length of its text")
  func number() throws {
    let widths: [(Int) -> CGFloat] = [
      { CGFloat(10 * "\($0)".count) }, { $0 == 1 ? 90 : 30 }, { CGFloat($0 * 7 % 80) },
    ]
    for indicatorWidth in widths {
      for width in stride(from: CGFloat(90), through: 400, by: 7) {
        let host = ours(14, width: width, indicatorWidth: indicatorWidth)
        #expect(try host.settle() <= 2)
        let shown = host.focusOrder.count
        #expect((number(host) ?? 0) == 14 - shown, "\(width)")
      }
    }
  }

  @Test("a text that is longer for fewer views makes no circle")
  func circle() {
    let oneIsLonger: (Int) -> CGFloat = { $0 == 1 ? 90 : 30 }
    // SwiftUI tells no value twice in an update, so what goes in circles rests at some round after the third.
    func settles(_ host: HeadlessHost) -> Bool { (try? host.settle(limit: 3)) != nil }
    let widths = Array(stride(from: CGFloat(90), through: 400, by: 2))
    #expect(widths.allSatisfy { settles(ours(9, width: $0, indicatorWidth: oneIsLonger)) })
    #expect(
      !widths.allSatisfy {
        settles(peer(9, width: $0, isPrompt: true, indicatorWidth: oneIsLonger))
      })
  }
}
