import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// From right to left, a container and all its drags, drops and keys mirror those from left to right.
@MainActor @Suite("Laws of left-to-right and right-to-left")
struct MirroredLawsTests {
  @Test(
    "drags, drops, keys and touches in a right-to-left container mirror those in a left-to-right one",
    arguments: MirroredKind.allCases, [false, true])
  func mirrored(kind: MirroredKind, isColumns: Bool) throws {
    if kind.isWaterfall, isColumns { return }
    for round in 0..<tried(20) {
      var random = SeededGenerator(seed: UInt64(6_700 + round))
      let place = random.pick(MirroredPlace.allCases)
      let options = random.options(kind, isColumns: isColumns, place)
      var pair = MirroredPair(options, "\(kind) \(place), columns \(isColumns), round \(round)")
      for _ in 0..<4 where pair.isMirrored { try pair.act(&random) }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func options(
    _ kind: MirroredKind, isColumns: Bool, _ place: MirroredPlace
  ) -> MirroredPage.Options {
    let alignment = pick([.leading, .center, .trailing, .spaceBetween] as [FlowAlignment])
    let vertical = pick([.top, .center, .bottom, .spaceBetween] as [VFlowAlignment])
    let isBalanced = kind == .balanced || kind == .declaredBalanced
    let wrapping = isBalanced ? FlowWrapping.balanced : .greedy
    let hugging = kind == .filling ? FlowHugging.never : .automatic
    let spacing = real(0...12)
    let isPhotos = kind == .photos
    return MirroredPage.Options(
      kind: kind, isColumns: isColumns, place: place,
      rows: FlowLayout(
        horizontalSpacing: spacing, verticalSpacing: real(0...12), alignment: alignment,
        wrapping: wrapping, targetRowHeight: isPhotos ? 50 : nil, hugging: hugging),
      columns: VFlowLayout(
        horizontalSpacing: spacing, verticalSpacing: real(0...12), alignment: vertical,
        wrapping: wrapping, targetColumnWidth: isPhotos ? 50 : nil, hugging: hugging),
      chips: MovedChip.sized(
        (0..<pick([0, 1, 2, 3, 5, 8, 13, 20, 40])).map { _ in realSize(10...120, 10...40) }),
      size: realSize(140...320, 140...320), isDragged: one(in: 4), isAnimated: one(in: 3))
  }
}

/// One page in both directions.
@MainActor private struct MirroredPair {
  let pages: [MirroredPage]
  let name: String
  private(set) var isMirrored = true
  private var events: [String] = []

  init(_ options: MirroredPage.Options, _ name: String) {
    pages = [.leftToRight, .rightToLeft].map { MirroredPage(options, $0) }
    self.name = name
    compare("at first")
  }

  private var size: CGSize { CGSize(pages[0].width, pages[0].options.size.height) }

  /// Expects the pages to be mirror images after an event.
  private mutating func compare(_ event: String, isAtRest: Bool = false) {
    events.append(event)
    let (one, other) = (pages[0], pages[1])
    func expect(_ isEqual: Bool, _ what: @autoclosure () -> String) {
      if isMirrored, !isEqual {
        Issue.record("\(name): \(what()), after \(events.joined(separator: ", "))")
      }
      isMirrored = isMirrored && isEqual
    }
    let (frames, mirrored) = (one.frames, other.frames)
    let views = [frames, mirrored].map { $0.map(\.identifier) }
    expect(views[0] == views[1], "views \(views)")
    // On its way a view is drawn beside where it is.
    if isAtRest || !one.options.isAnimated {
      let odd = zip(frames, mirrored).first { !closeTo($0.frame, $1.frame) }
      expect(odd == nil, "frames \(String(describing: odd))")
    }
    expect(one.host.held == other.host.held, "held \(one.host.held), \(other.host.held)")
    expect(one.chips.order == other.chips.order, "order \(one.chips.order), \(other.chips.order)")
    expect(one.chips.writes == other.chips.writes, "writes")
    expect(one.drops == other.drops, "drops \(one.drops), \(other.drops)")
    let focus = pages.map(\.host.focusedIdentifier)
    expect(focus[0] == focus[1], "focus \(focus)")
  }

  mutating func act(_ random: inout SeededGenerator) throws {
    switch random.number(0...7) {
    case 0...3: try drag(&random)
    case 4: hits(&random)
    case 5: drops(&random)
    case 6: keys(&random)
    default: try change(&random)
    }
  }

  /// A point of a chip that can be seen, more often the last one, or any point.
  private func target(_ random: inout SeededGenerator) -> CGPoint {
    let screen = CGRect(.zero, size)
    let seen = pages[0].frames.filter {
      Int($0.identifier) != nil && screen.contains($0.frame.middle)
    }
    let chip =
      random.one(in: 3)
      ? seen.max { Int($0.identifier) ?? 0 < Int($1.identifier) ?? 0 }
      : seen.randomElement(using: &random)
    guard let frame = chip?.frame else { return random.point(0...size.width, 0...size.height) }
    return CGPoint(
      frame.minX + frame.width * random.real(0.1...0.9),
      frame.minY + frame.height * random.real(0.1...0.9))
  }

  private func touches(at point: CGPoint) -> [HeadlessHost.Touch] {
    let touches = pages.map { $0.host.touch(at: $0.point(point)) }
    if pages[0].options.isDragged { for touch in touches { touch.hold(0.4) } }
    return touches
  }

  private func move(_ touches: [HeadlessHost.Touch], to point: CGPoint, steps: Int) {
    for (page, touch) in zip(pages, touches) {
      touch.move(to: page.point(point), steps: steps, frame: 0.04)
    }
  }

  private mutating func drag(_ random: inout SeededGenerator) throws {
    var point = target(&random)
    let touches = touches(at: point)
    for step in 0..<random.number(2...8) {
      point =
        step == 0
        ? CGPoint(point.x + 4, point.y + 3)
        : random.point(-20...size.width + 20, -20...size.height + 20)
      move(touches, to: point, steps: step == 0 ? 1 : random.number(1...4))
      compare("moved to \(point)")
      if random.one(in: 3) {
        for page in pages { page.host.rest() }
        compare("rested", isAtRest: true)
      }
      if random.one(in: 8) {
        try change(&random)
        // A window keeps its left edge when it is resized, and so the finger its distance from that.
        move(touches, to: point, steps: 1)
        compare("stayed at \(point)")
      }
    }
    if random.one(in: 6) {
      for touch in touches { touch.cancel() }
    } else {
      for touch in touches { touch.lift() }
    }
    compare("let go")
    for page in pages { page.host.rest() }
    compare("come to rest", isAtRest: true)
  }

  private mutating func hits(_ random: inout SeededGenerator) {
    for _ in 0..<6 {
      let point = random.toss() ? target(&random) : random.point(0...size.width, 0...size.height)
      let touches = touches(at: point)
      move(touches, to: CGPoint(point.x + 4, point.y + 3), steps: 1)
      compare("hit \(point)")
      for touch in touches { touch.cancel() }
      for page in pages { page.host.rest() }
    }
  }

  private mutating func drops(_ random: inout SeededGenerator) {
    for _ in 0..<6 {
      let point = random.toss() ? target(&random) : random.point(0...size.width, 0...size.height)
      for page in pages { page.host.drop(["new"], at: page.point(point)) }
      compare("dropped at \(point)")
    }
  }

  private mutating func keys(_ random: inout SeededGenerator) {
    for page in pages { page.host.pressTab(times: 2) }
    for _ in 0..<6 {
      let key = random.pick(
        [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end] as [KeyEquivalent])
      let isOption = random.toss()
      for page in pages {
        page.host.press(page.key(key), modifiers: isOption ? .option : [])
        page.host.rest()
      }
      compare("pressed \(isOption ? "option " : "")\(key.character.unicodeScalars.map(\.value))")
    }
  }

  /// Changes something around or in the container.
  private mutating func change(_ random: inout SeededGenerator) throws {
    let what = random.number(0...3)
    let (distance, chip) = (
      random.realSize(-100...200, -100...200),
      MovedChip(id: 99, size: random.realSize(10...90, 10...30))
    )
    let turned = random.realSize(140...320, 140...320)
    for page in pages {
      switch what {
      case 0: page.resize(CGSize(turned.width, size.height))
      case 1:
        page.scroll(
          by: page.direction == .leftToRight ? distance : CGSize(-distance.width, distance.height))
      case 2: page.host.press(.escape)
      default:
        if page.chips.order.last == 99 {
          page.chips.all.removeLast()
        } else {
          page.chips.all.append(chip)
        }
        try page.host.tap("changed")
      }
    }
    compare(["resized to \(turned)", "scrolled by \(distance)", "escape", "changed"][what])
  }
}

extension CGRect {
  fileprivate init(_ origin: CGPoint, _ size: CGSize) { self.init(origin: origin, size: size) }
}
