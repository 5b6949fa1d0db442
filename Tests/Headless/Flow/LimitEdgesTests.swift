import FlowLayoutUI
import SwiftUI
import Testing

/// Limits at their edges: chips of 40 points and gaps of 8 in 200 points, four a line.
@MainActor @Suite("Limits at their edges")
struct LimitEdgesTests {
  private func host(width: CGFloat = 200, @ViewBuilder _ content: () -> some View) -> HeadlessHost {
    HeadlessHost(width, 400, content: content)
  }

  @Test(
    "a limited flow with a view longer than its ideal length breaks all lines at that view's length",
    arguments: [nil, 88.25] as [CGFloat?])
  func idealLength(width: CGFloat?) {
    let limited = host(width: width ?? 500) {
      Flow(
        0..<5, id: \.self, layout: FlowLayout(idealLength: 61.75),
        content: { Chip($0, $0 == 0 ? 88.25 : 40) }
      )
      .maxLines(2, overflow: { More($0) })
      .fixedSize(horizontal: width == nil, vertical: true)
    }
    expectEqual(limited.seenTexts, ["0", "1", "+3"])
    expectEqual(limited.size, CGSize(88.25, 48))
  }

  @Test(
    "a flow's line limit may be any number: a negative one shows no element, a huge one all elements"
  )
  func anyNumber() throws {
    for (lines, texts) in [
      (.max, ["0", "1", "2", "3", "4"]), (.max / 15, ["0", "1", "2", "3", "4"]),
      (.max / 16, ["0", "1", "2", "3", "4"]), (.min, ["+5"]),
    ] as [(Int, [String])] {
      let host = host {
        Flow(0..<5) { Chip($0) }.maxLines(lines, overflow: { More($0) })
      }
      try host.settle()
      #expect(host.seenTexts == texts, "\(lines)")
    }
  }

  @Test("elements with equal identifiers count as separate elements of a limited flow")
  func equalIdentifiers() throws {
    let host = host {
      Flow(["a", "b", "a", "c", "a", "a"], id: \.self, content: { Chip($0) })
        .maxLines(1, overflow: { Chip("\($0.count): \($0.hidden.joined())") })
    }
    expectEqual(try host.settle(), 2)
    expectEqual(host.readTexts, ["a", "b", "a", "3: caa"])
  }

  @Test(
    "a limited flow counts an element of several views once, and an element without views never")
  func severalOrNoViews() throws {
    // Views an element: 0, 1, 2, 0, 1, 2, …: as many as there are elements.
    let host = host {
      Flow(
        0..<9, id: \.self,
        content: { index in ForEach(0..<index % 3, id: \.self) { Chip("\(index).\($0)") } }
      )
      .maxLines(1, overflow: { Chip("\($0.count): \($0.hidden)") })
    }
    expectEqual(try host.settle(), 2)
    expectEqual(host.readTexts, ["1.0", "2.0", "2.1", "4: [4, 5, 7, 8]"])
    // The first and the last one have none, and the last ones are shown.
    let important = self.host {
      Flow(0..<20) { index in
        if (1..<19).contains(index) { Chip(index) }
      }
      .maxLines(1, overflow: { More($0) })
      .priority { Double($0) }
    }
    try important.settle()
    expectEqual(important.readTexts, ["16", "17", "18", "+15"])
    let single = self.host {
      Flow(0..<1) { _ in ForEach(0..<5, id: \.self) { Chip($0) } }
        .maxLines(1, overflow: { More($0) })
    }
    try single.settle()
    expectEqual(single.readTexts, ["+1"])
  }

  @Test(
    "a view with accessibilityHidden stays hidden from assistive technologies in a limited flow",
    arguments: [nil, 1, 3] as [Int?])
  func hiddenByItsAuthor(maxLines: Int?) throws {
    let host = host {
      Flow(
        0..<8, id: \.self,
        content: {
          Text("\($0)").frame(width: 40, height: 20).accessibilityHidden($0 % 2 == 0)
        }
      )
      .maxLines(maxLines, overflow: { More($0) })
    }
    try host.settle()
    expectEqual(host.readTexts, (maxLines == 1 ? ["1", "+5"] : ["1", "3", "5", "7"]))
  }

  @Test("a limited flow that is proposed infinite or no size shows all views")
  func offers() throws {
    let all = (0..<100).map { "\($0)" }
    func flow(fitsBounds: Bool) -> some View {
      Flow(0..<100, id: \.self, content: { Chip($0) })
        .maxLines(1)
        .fitsBounds(fitsBounds, overflow: { More($0) })
    }
    for isFixed in [false, true] {
      let host = host {
        ScrollView([.horizontal, .vertical]) {
          flow(fitsBounds: true).fixedSize(horizontal: isFixed, vertical: isFixed)
        }
      }
      try host.settle()
      expectEqual(host.readTexts, all)
    }
    let endless = HeadlessHost(.infinity, 100) { flow(fitsBounds: false) }
    expectEqual(try endless.settle(), 2)
    expectEqual(endless.readTexts, all)
  }

  @Test(
    "an overflow placeholder reserves the indicator's space in a limited flow, whose indicator is made once"
  )
  func placeholder() throws {
    let counter = Numbered.Counter()
    let host = host {
      Flow(0..<10, id: \.self) { Chip($0) }
        .maxLines(1) { Numbered("+\($0.count)", counter) }
        .overflowPlaceholder { Color.clear.frame(width: 88, height: 20) }
    }
    expectEqual(try host.settle(), 2)
    // Two chips, and a room for two more.
    expectEqual(host.frames.map(\.identifier).filter { $0.hasPrefix("+") }, ["+8#1"])
    expectEqual(host.frame(of: "+8#1")?.minX, 104)
    expectEqual(host.size.width, 184)
  }

  @Test(
    "the hidden copy of an indicator that a limited flow measures is enabled, and cannot be read or tapped"
  )
  func copy() throws {
    var taps = 0
    let host = host {
      Flow(0..<10, id: \.self, content: { Text("\($0)").frame(width: 40, height: 20) })
        .maxLines(1, overflow: { EnabledWidth(count: $0.count) { taps += 1 } })
    }
    expectEqual(try host.settle(), 2)
    expectEqual(host.readTexts, ["0", "1", "2", "+7"])
    expectEqual(host.focusOrder, ["+7"])
    try host.tap("+7")
    expectEqual(taps, 1)
  }

  private struct EnabledWidth: View {
    let count: Int
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Button(action: action) {
        Text("+\(count)").frame(width: isEnabled ? 40 : 140, height: 20)
      }
      .named("+\(count)")
    }
  }

  @Test("views of a limited Flow made with a view builder keep their flow modifiers")
  func modifiers() throws {
    let host = host {
      Flow {
        Chip("a")
        Chip("b").flowOrder(-1)
        LineBreak()
        Chip("c")
        Chip("d").flowGrow()
        Chip("e").flowFullLine()
      }
      .maxLines(2) {
        More($0)
      }
    }
    try host.settle()
    expectEqual(host.readTexts, ["a", "b", "c", "d", "+1"])
    #expect(host.frame(of: "b")?.minX == 0 && host.frame(of: "a")?.minX == 48)
    expectEqual(host.frame(of: "c")?.origin, CGPoint(0, 204))
  }

  @Test(
    "lines of a limited flow have the platform's spacing, also before an indicator on its own line",
    arguments: [(3, 8, 76), (3, 0, 68), (5, 0, 132)] as [(Int, CGFloat, CGFloat)])
  func platformSpacing(maxLines: Int, distance: CGFloat, height: CGFloat) throws {
    let host = host(width: 100) {
      Flow(
        0..<5, id: \.self, layout: FlowLayout(spacing: nil), content: { Chip($0, 100) }
      )
      .maxLines(maxLines) { _ in
        // It asks for no distance, or for none in particular.
        Block(40, 20, spacing: distance == 0 ? .zero : ViewSpacing())
      }
    }
    try host.settle()
    expectEqual(host.size, CGSize(100, height))
  }

  @Test(
    "a focused view that a limited flow hides passes its focus to the indicator, wherever it is in the data"
  )
  func focus() throws {
    for element in 0..<8 {
      let lines = Remote(2)
      let host = host {
        Driven(lines) {
          Flow(0..<8, id: \.self, content: { Chip($0) })
            .maxLines($0, overflow: { Chip("+\($0.count)") })
            .priority { Double($0) }
        }
      }
      try host.settle()
      host.pressTab(times: element + 1)
      expectEqual(host.focusedIdentifier, "\(element)")
      lines.set(1)
      try host.settle()
      // The last three are the most important ones.
      expectEqual(host.focusedIdentifier, (element < 5 ? "+5" : "\(element)"))
      lines.set(2)
      try host.settle()
      expectEqual(host.focusedIdentifier, (element < 5 ? nil : "\(element)"))
    }
  }
}
