import FlowLayoutUI
import SwiftUI
import Testing

/// Initializers pass on all of their arguments: each is called with all of them.
@MainActor @Suite("Initializers of the containers")
struct ContainerInitializersTests {
  private func seen(_ flow: some View, width: CGFloat = 250, height: CGFloat = 400) throws
    -> [String]
  {
    let host = HeadlessHost(width, height) { flow }
    try host.settle()
    return host.seenTexts
  }

  private func members(_ count: Int) -> [Piece] {
    Piece.sized(Array(repeating: CGSize(40, 20), count: count))
  }

  private var six: [Piece] { members(6) }

  private func chip(_ number: Int) -> some View { Text("\(number)").frame(width: 40, height: 20) }
  private func dot() -> some View { Dot() }
  private func rule() -> some View { Text("–").frame(width: 40, height: 2) }
  private func room() -> some View { Color.clear.frame(width: 100, height: 20) }

  @Test(
    "a Flow with an indicator, of each initializer, takes limits, priorities, a placeholder and separators"
  )
  func indicator() throws {
    let members = Flow(six, layout: FlowLayout(), content: { chip($0.id) })
      .maxLines(1, overflow: { More($0) })
      .overflowPlaceholder(room)
      .priority { Double($0.id) }
      .itemSeparator(dot)
      .lineSeparator(rule)
    let numbers = Flow(0..<6, id: \.self, layout: FlowLayout(), content: { chip($0) })
      .maxLines(1, overflow: { More($0) })
      .overflowPlaceholder(room)
      .priority { Double($0) }
      .itemSeparator(dot)
      .lineSeparator(rule)
    let views = Flow(content: { ForEach(0..<6, id: \.self) { chip($0) } })
      .maxLines(1, overflow: { More($0) })
      .overflowPlaceholder(room)
      .itemSeparator(dot)
      .lineSeparator(rule)
    // 40 + 8 + 4 + 8 + 40 + 8 are taken, and 100 for the indicator, of 250: a third chip has no room.
    expectEqual(try seen(members), ["4", "5", "·", "+4"])
    expectEqual(try seen(numbers), ["4", "5", "·", "+4"])
    expectEqual(try seen(views), ["0", "1", "·", "+4"])
  }

  @Test(
    "a Flow over data without an indicator, of each initializer, takes limits, priorities and separators"
  )
  func noIndicator() throws {
    let members = Flow(six, layout: FlowLayout(), content: { chip($0.id) })
      .maxLines(1)
      .priority { Double($0.id) }
      .itemSeparator(dot)
      .lineSeparator(rule)
    let numbers = Flow(0..<6, id: \.self, layout: FlowLayout(), content: { chip($0) })
      .maxLines(1)
      .priority { Double($0) }
      .itemSeparator(dot)
      .lineSeparator(rule)
    for flow in [AnyView(members), AnyView(numbers)] {
      expectEqual(try seen(flow, width: 160), ["3", "4", "5", "·", "·"])
    }
  }

  @Test("maxLines without isExpanded limits a flow, whichever initializer makes it")
  func limits() throws {
    let flows = [
      AnyView(
        Flow(six) { chip($0.id) }
          .maxLines(1)),
      AnyView(
        Flow(0..<6, id: \.self) { chip($0) }
          .maxLines(1)),
      AnyView(
        Flow { ForEach(0..<6, id: \.self) { chip($0) } }
          .maxLines(1)),
    ]
    for flow in flows { expectEqual(try seen(flow, width: 100), ["0", "1"]) }
    let indicated = [
      AnyView(
        Flow(six, content: { chip($0.id) })
          .maxLines(1, overflow: { More($0) })),
      AnyView(
        Flow(0..<6, id: \.self, content: { chip($0) })
          .maxLines(1, overflow: { More($0) })),
      AnyView(
        Flow(content: { ForEach(0..<6, id: \.self) { chip($0) } })
          .maxLines(1, overflow: { More($0) })),
    ]
    for flow in indicated { expectEqual(try seen(flow, width: 100), ["0", "+5"]) }
  }

  @Test(
    "a flow of each initializer takes fitsBounds, isExpanded and line separators",
    arguments: [false, true])
  func boundsAndExpansion(isExpanded: Bool) throws {
    let indicated: [any View] = [
      Flow(six, content: { chip($0.id) })
        .maxLines(nil, isExpanded: isExpanded)
        .fitsBounds(overflow: { More($0) })
        .lineSeparator(rule),
      Flow(0..<6, id: \.self, content: { chip($0) })
        .maxLines(nil, isExpanded: isExpanded)
        .fitsBounds(overflow: { More($0) })
        .lineSeparator(rule),
      Flow(content: { ForEach(0..<6, id: \.self) { chip($0) } })
        .maxLines(nil, isExpanded: isExpanded)
        .fitsBounds(overflow: { More($0) })
        .lineSeparator(rule),
    ]
    let plain: [any View] = [
      Flow(six, content: { chip($0.id) })
        .maxLines(nil, isExpanded: isExpanded)
        .fitsBounds()
        .lineSeparator(rule),
      Flow(0..<6, id: \.self, content: { chip($0) })
        .maxLines(nil, isExpanded: isExpanded)
        .fitsBounds()
        .lineSeparator(rule),
    ]
    let all = (0..<6).map(String.init) + ["–", "–"]
    // Two lines of 20 with a rule of 2 and 8 on both sides of it: 58.
    for flow in indicated {
      let shown = try seen(AnyView(flow), width: 88, height: 60)
      expectEqual(shown, (isExpanded ? all + ["–", "less"] : ["0", "1", "2", "–", "+3"]))
    }
    for flow in plain {
      let shown = try seen(AnyView(flow), width: 88, height: 60)
      expectEqual(shown, (isExpanded ? all : ["0", "1", "2", "3", "–"]))
    }
  }

  @Test(
    "a lazy flow or strip of each initializer realizes the view that its scroll position names at first"
  )
  func scrolledTo() throws {
    let people = members(2000)
    let named = Binding.constant(1500 as Int?)
    let position = Binding.constant(ScrollPosition(id: 1500))
    let size = { (_: Int) in CGSize(40, 20) }
    let rows: [any View] = [
      LazyFlow(people) { mark($0.id) }.itemSizes(\.size),
      LazyFlow(people, id: \.id) { mark($0.id) }.itemSizes(\.size),
      LazyFlow(.constant(people)) { mark($0.wrappedValue.id) }.itemSizes(\.size),
      LazyFlow(.constant(people), id: \.id) { mark($0.wrappedValue.id) }.itemSizes(\.size),
      LazyFlow(0..<2000) { mark($0) }.itemSizes(size),
      LazyFlow(people) { mark($0.id) }.itemAspectRatios(ratio),
      LazyFlow(0..<2000, id: \.self) { mark($0) }.itemAspectRatios(ratio),
    ]
    let strips: [any View] = [
      LazyStrip(people, lines: 2) { mark($0.id) }.itemSizes(\.size),
      LazyStrip(people, id: \.id, lines: 2) { mark($0.id) }.itemSizes(\.size),
      LazyStrip(.constant(people), lines: 2) { mark($0.wrappedValue.id) }.itemSizes(\.size),
      LazyStrip(.constant(people), id: \.id, lines: 2) { mark($0.wrappedValue.id) }
        .itemSizes(\.size),
      LazyStrip(0..<2000, lines: 2) { mark($0) }.itemSizes(size),
    ]
    for (axis, flows) in [(Axis.Set.vertical, rows), (.horizontal, strips)] {
      for (number, flow) in flows.enumerated() {
        let scrollView = ScrollView(axis) { AnyView(flow) }
        let screens = [
          AnyView(scrollView.flowScrollPosition(id: named)),
          AnyView(scrollView.flowScrollPosition(position)),
        ]
        for (bound, screen) in screens.enumerated() {
          let host = HeadlessHost(200, 200) { screen }
          try host.settle()
          #expect(host.frame(of: "1500") != nil, "\(number), \(bound) along \(axis)")
          #expect(host.frame(of: "700") == nil, "\(number), \(bound) along \(axis)")
        }
      }
    }
  }

  @Test(
    "a strip of each initializer fills its lines line by line or shortest line first, as its order says"
  )
  func order() {
    let size = { (_: Int) in CGSize(40, 20) }
    func lines(_ flow: some View) -> [CGFloat] {
      HeadlessHost(400, 100) { flow.named("flow") }.itemFrames().map(\.minY)
    }
    let people = Array(six.prefix(4))
    for (order, expected) in [
      (.lineByLine, [0, 0, 28, 28]), (.acrossLines, [0, 28, 0, 28]),
    ] as [(StripOrder, [CGFloat])] {
      let strips: [any View] = [
        LazyStrip(people, lines: 2) { box($0.id) }.itemSizes(\.size, order),
        LazyStrip(people, id: \.id, lines: 2) { box($0.id) }.itemSizes(\.size, order),
        LazyStrip(.constant(people), lines: 2) { box($0.wrappedValue.id) }
          .itemSizes(\.size, order),
        LazyStrip(.constant(people), id: \.id, lines: 2) { box($0.wrappedValue.id) }
          .itemSizes(\.size, order),
        LazyStrip(0..<4, lines: 2) { box($0) }.itemSizes(size, order),
      ]
      for strip in strips { expectEqual(lines(AnyView(strip)), expected) }
    }
    // Across the lines, three go to the line beside the long one.
    let uneven = { (id: Int) in CGSize(id == 0 ? 100 : 40, 20) }
    expectEqual(
      lines(LazyStrip(0..<4, lines: 2) { box($0) }.itemSizes(uneven)), [0, 28, 28, 28])
    expectEqual(lines(LazyStrip(people, lines: 2) { box($0.id) }), [0, 28, 0, 28])
  }

  private func ratio(_ element: some Any) -> CGFloat { 2 }

  private func mark(_ number: Int) -> some View {
    Color.clear.named(number)
  }

  private func box(_ number: Int) -> some View {
    Color.clear.frame(width: 40, height: 20).named(number)
  }
}
