import SwiftUI
import Testing

@testable import FlowUI

/// What the views of a limited flow are told: how many there are, and which are shown.
@MainActor @Suite("What the views of a limited flow are told")
struct LimitTellingTests {
  private let oneLine = FlowLimits(maxLines: 1)

  private func placement(_ shown: ShownElements, wanted: Int? = nil) -> Placement {
    var placement = Placement()
    (placement.shown, placement.wanted) = (shown, wanted)
    return placement
  }

  @Test(
    "all elements have views in a flow that is expanded or has no limits, else what these suggest")
  func counts() {
    let told = FlowTold()
    #expect(told.count(of: 100, FlowLimits()) == 100)
    #expect(told.count(of: 100, FlowLimits(maxLines: 1, isExpanded: true)) == 100)
    #expect(told.count(of: 100, oneLine) == 32)
    #expect(told.count(of: 20, oneLine) == 20)
  }

  @Test("as many have views as were found to be enough; other limits may need more, never fewer")
  func countsOfOtherLimits() {
    var told = FlowTold()
    (told.made, told.limits) = (50, FlowLimits(maxLines: 3))
    #expect(told.count(of: 100, FlowLimits(maxLines: 3)) == 50)
    #expect(told.count(of: 40, FlowLimits(maxLines: 3)) == 40)
    #expect(told.count(of: 100, FlowLimits(maxLines: 2)) == 50)
    #expect(told.count(of: 100, FlowLimits(maxLines: 4)) == 64)
    #expect(told.count(of: 100, FlowLimits(maxLines: 3, isExpanded: true)) == 100)
  }

  @Test("what is shown and how many are enough is told once")
  func telling() {
    let told = FlowTold().told(placement(.first(3)), total: 100, oneLine)
    #expect(told != FlowTold() && told.shown == .first(3))
    #expect(told.made == 16 && told.limits == oneLine)
    #expect(told.told(placement(.first(3)), total: 100, oneLine) == told)
    let more = told.told(placement(.first(4)), total: 100, oneLine)
    #expect(more != told && more.shown == .first(4) && more.made == 16)
  }

  @Test("while more views are asked for nobody is told to hide")
  func growing() {
    let asking = FlowTold().told(placement(.first(32), wanted: 64), total: 100, oneLine)
    #expect(asking.shown == .all && asking.made == 64)
    // There are as many now.
    let told = asking.told(placement(.first(40), wanted: 64), total: 100, oneLine)
    #expect(told.shown == .first(40) && told.made == 64)
  }

  @Test("a flow that shows everything for another reason says nothing about its limits")
  func unlimited() {
    var (told, all) = (FlowTold(), Placement())
    told.shown = .first(3)
    (all.isUnlimited, all.reading) = (true, [1, 0])
    told = told.told(all, total: 100, FlowLimits(maxLines: 1, isExpanded: true))
    #expect(told.shown == .first(3) && told.made == nil && told.reading == [1, 0])
  }

  // MARK: Priorities

  private let priorities = (0..<40).map { $0 < 8 ? 0 : 1.0 }

  @Test("priorities are asked for once a version")
  func asking() {
    let model = FlowModel()
    var asked = 0
    func made(_ count: Int, _ version: Int) -> MadeElements {
      model.made(count, version) {
        asked += priorities.count
        return priorities
      }
    }
    let first = made(32, 1)
    #expect(first.indices == Array(8..<40) && asked == 40)
    #expect(made(32, 1) == first && asked == 40)
    // More views need no other priorities.
    let more = made(36, 1)
    #expect(more.indices == Array(0..<4) + Array(8..<40) && asked == 40)
    _ = made(36, 2)
    #expect(asked == 80)
  }

  @Test("priorities are not asked for where nothing is limited")
  func unasked() throws {
    var asked = 0
    func host(_ maxLines: Int?) -> HeadlessHost {
      HeadlessHost(size: CGSize(width: 100, height: 100)) {
        Flow(
          0..<40, id: \.self, maxLines: maxLines,
          priority: {
            asked += 1
            return priorities[$0]
          }
        ) { _ in
          Block(10, 10)
        } overflow: { _ in
          Block(10, 10)
        }
      }
    }
    try host(nil).settle()
    #expect(asked == 0)
    try host(1).settle()
    #expect(asked == 40)
  }
}
