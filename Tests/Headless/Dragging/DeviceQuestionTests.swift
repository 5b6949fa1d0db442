import FlowGallery
import SwiftUI
import Testing

/// Each question to a device is asked here, with a drawn finger, and answered as the documentation promises.
@MainActor @Suite("The device check")
struct DeviceQuestionTests {
  @MainActor private final class Told {
    var verdict: DeviceVerdict?
  }

  /// A question, on a screen with its view, and what it has been told.
  @MainActor private struct Asked {
    let host: HeadlessHost
    private let told = Told()

    var verdict: DeviceVerdict? { told.verdict }

    init(_ words: String) throws {
      let question = try #require(DeviceQuestion.all.first { $0.id.contains(words) })
      let told = told
      host = HeadlessHost(300, 300) { question.view { told.verdict = $0 } }
      try host.settle()
    }

    func expect(_ details: String) {
      #expect(verdict?.isAsPromised == true, "\(verdict as Any)")
      expectEqual(verdict?.details, details)
    }
  }

  @Test(
    "in the device check, a question with a task waits for a person, and any other answers itself")
  func unanswered() async throws {
    for question in DeviceQuestion.all {
      let asked = try Asked(question.id)
      if question.task == nil { await wait(asked.host) { asked.verdict != nil } }
      #expect((asked.verdict != nil) == (question.task == nil), "\(question.id)")
      #expect(asked.verdict?.isAsPromised != false, "\(question.id)")
    }
  }

  @Test("the device check confirms that a swipe over movable chips has scrolled the page")
  func swipe() throws {
    let asked = try Asked("swipe")
    try asked.host.scroll("probe", to: CGPoint(0, 30))
    try asked.host.settle()
    expectEqual(asked.verdict, nil)
    try asked.host.scroll("probe", to: CGPoint(0, 100))
    try asked.host.settle()
    asked.expect("It has scrolled.")
  }

  @Test("the device check reports a swipe that moves a chip instead of scrolling the page")
  func moved() throws {
    let asked = try Asked("swipe")
    try drag("Tag 1", to: "Tag 3", asked.host)
    expectEqual(asked.verdict, DeviceVerdict(isAsPromised: false, details: "A chip was moved."))
  }

  @Test("the device check counts the steps of a fling through a lazy flow, and the steps with gaps")
  func fling() throws {
    let asked = try Asked("visible there")
    for step in 1...40 {
      try asked.host.scroll("probe", to: CGPoint(x: 0, y: CGFloat(step) * 80))
    }
    expectEqual(asked.verdict?.isAsPromised, true)
    expectEqual(asked.verdict?.details.hasSuffix(" 0 of them with gaps."), true)
  }

  @Test(
    "the device check confirms that a jump in a lazy flow shows the far view",
    arguments: ["far jump", "sizes are declared"])
  func jump(_ words: String) async throws {
    let asked = try Asked(words)
    await wait(asked.host) { asked.verdict != nil }
    expectEqual(asked.verdict?.isAsPromised, true)
    #expect(asked.host.frames.contains { $0.identifier == "1500" })
  }

  @Test("the device check notes that the same chips can be tapped and moved")
  func together() throws {
    let asked = try Asked("get along")
    try asked.host.tap("Two")
    expectEqual(asked.verdict?.details, "tap: yes, menu: not yet, move: not yet")
    try drag("One", to: "Three", asked.host)
    expectEqual(asked.verdict?.details, "tap: yes, menu: not yet, move: yes")
  }

  @Test("the device check confirms that after a drop the views are shown in the stored order")
  func drop() throws {
    let asked = try Asked("after a drop")
    try drag("Tag 0", to: "Tag 64", asked.host)
    asked.expect("Seen as stored.")
  }

  @Test("the device check counts the presses of an overflow indicator in a list row")
  func listRow() throws {
    let asked = try Asked("row of a list")
    try asked.host.tap("more")
    asked.expect("1 at once.")
    try asked.host.tap("more")
    expectEqual(asked.verdict, DeviceVerdict(isAsPromised: false, details: "2 at once."))
  }

  @Test(
    "the device check answers the question about pinned headers after 80 scroll steps, not after 50"
  )
  func pinned() throws {
    let asked = try Asked("pinned headers")
    for step in 1...50 {
      try asked.host.scroll("probe", to: CGPoint(x: 0, y: CGFloat(step) * 8))
    }
    expectEqual(asked.verdict, nil)
    for step in 51...80 {
      try asked.host.scroll("probe", to: CGPoint(x: 0, y: CGFloat(step) * 8))
    }
    expectEqual(asked.verdict?.details.contains(" steps, "), true)
  }

  @Test("the device check confirms that a pinned section header is tapped where it is seen")
  func pinnedTap() throws {
    let asked = try Asked("tapped where it is seen")
    try asked.host.scroll("probe", to: CGPoint(x: 0, y: 60))
    try asked.host.settle()
    try asked.host.tap(text: "Section 0")
    asked.expect("The header of section 0 was tapped.")
  }

  @Test(
    "the device check notes that a finger rested on a bar over chips, or that a chip moved instead")
  func bar() throws {
    let asked = try Asked("bar over chips")
    let touch = try asked.host.touch("bar")
    touch.hold(1)
    touch.lift()
    try asked.host.settle()
    asked.expect("The bar was held.")
    try drag("Tag 1", to: "Tag 3", asked.host)
    expectEqual(asked.verdict, DeviceVerdict(isAsPromised: false, details: "A chip was moved."))
  }

  @Test(
    "in the device check a disabled flow moves no chip, and a person answers whether nothing moved")
  func disabled() throws {
    let asked = try Asked("disabled flow")
    try drag("One", to: "Three", asked.host)
    expectEqual(asked.verdict, nil)
    try asked.host.tap(text: "Nothing moved")
    asked.expect("Nothing moved.")
    try asked.host.tap(text: "A chip was lifted")
    expectEqual(asked.verdict, DeviceVerdict(isAsPromised: false, details: "A chip was lifted."))
  }

  @Test("the device check answers its question about two drags only after the second drag")
  func twice() throws {
    let asked = try Asked("two drags")
    try drag("Tag 1", to: "Tag 3", asked.host)
    expectEqual(asked.verdict, nil)
    try drag("Tag 2", to: "Tag 4", asked.host)
    expectEqual(asked.verdict?.isAsPromised, true)
  }

  @Test("the device check confirms that a chip can be moved again after its flow left the screen")
  func gone() async throws {
    let asked = try Asked("after a push")
    try drag("One", to: "Three", asked.host)
    for isThere in [false, true] {
      for _ in 0..<400 where (asked.host.frame(of: "One") != nil) != isThere {
        try await Task.sleep(nanoseconds: 10_000_000)
        asked.host.advance(by: 0.01)
      }
    }
    expectEqual(asked.verdict, nil)
    try drag("Two", to: "Four", asked.host)
    asked.expect("A chip was moved after the flow was gone.")
  }

  @Test("in the device check a person answers whether a dropped chip landed at its final position")
  func landing() throws {
    let asked = try Asked("land where it stays")
    try drag("One", to: "Four", asked.host)
    expectEqual(asked.verdict, nil)
    try asked.host.tap(text: "It lay on another one first")
    expectEqual(
      asked.verdict,
      DeviceVerdict(isAsPromised: false, details: "It lay on another one first."))
  }

  @Test(
    "the device check reports an option-arrow key that moves a chip instead of the insertion point")
  func words() throws {
    let asked = try Asked("walk words")
    try asked.host.tap("field")
    // Nothing says here, as a system does, that a text is edited.
    expectEqual(asked.host.press(.leftArrow, modifiers: .option), .handled)
    try asked.host.settle()
    expectEqual(asked.verdict, DeviceVerdict(isAsPromised: false, details: "A chip was moved."))
  }

  @Test(
    "the device check confirms that a text field that a limit hides passes its focus to the indicator"
  )
  func focus() throws {
    let asked = try Asked("pass its focus")
    try asked.host.tap("field 3")
    try asked.host.settle()
    asked.expect("The indicator has it.")
  }

  @Test(
    "the device check confirms that a down-arrow key moves the focus from a chip to the one below")
  func arrows() throws {
    let asked = try Asked("arrow keys")
    try asked.host.tap("1")
    asked.host.press(.downArrow)
    try asked.host.settle()
    asked.expect("The chip got the key; the focus went from 1 to 4.")
  }

  @Test("the report of the device check has a line for each question, answered or not")
  func report() throws {
    let all = DeviceQuestion.all
    let verdicts = [
      all[0].id: DeviceVerdict(isAsPromised: true, details: "Yes."),
      all[1].id: DeviceVerdict(isAsPromised: false, details: "2 gaps."),
    ]
    let lines = DeviceQuestion.report(verdicts).split(separator: "\n")
    #expect(lines.count == all.count + 1 && lines[0].hasPrefix("swift-flow-layout on "))
    #expect(lines[1] == "✓ \(all[0].id) Yes." && lines[2] == "✗ \(all[1].id) 2 gaps.")
    #expect(lines.dropFirst(3).allSatisfy { $0.hasPrefix("– ") })
  }

  @Test("tapping a number in the device check opens its question, and an answer marks the number")
  func screen() async throws {
    let host = HeadlessHost(375, 600) { DeviceCheckView() }
    let all = DeviceQuestion.all
    func texts() -> [String] { host.texts.map(\.text) }
    #expect(texts().contains(all[0].id) && texts().contains("No answer yet."))
    let jump = try #require(all.firstIndex { $0.id.contains("far jump") })
    try host.tap(text: "\(jump + 1)")
    await wait(host) { texts().contains { $0.hasPrefix("✓") } }
    #expect(texts().contains(all[jump].id) && !texts().contains(all[0].id))
    #expect(texts().contains { $0.hasPrefix("✓ 1500") } && texts().contains("\(jump + 1) ✓"))
    try host.tap(text: "1")
    try host.settle()
    #expect(texts().contains("No answer yet.") && texts().contains("\(jump + 1) ✓"))
  }

  /// Measuring goes on between frames.
  private func wait(_ host: HeadlessHost, until isDone: () -> Bool) async {
    for _ in 0..<100 where !isDone() {
      await Task.yield()
      host.advance(by: 0.1)
    }
  }

  private func drag(_ chip: String, to other: String, _ host: HeadlessHost) throws {
    let target = try #require(host.frame(of: other))
    let touch = try host.touch(chip)
    touch.hold(1)
    touch.move(to: CGPoint(target.midX + 5, target.midY), steps: 10)
    touch.lift()
    host.advance(by: 2)
    try host.settle()
  }
}
