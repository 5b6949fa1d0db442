import FlowUI
import SwiftUI
import Testing

/// What a `Flow` with a limit shows: chips of 40 × 20 points and gaps of 8 in 200 points, four a line.
@MainActor @Suite("A flow with a limit")
struct LimitTests {
  private func names(_ count: Int) -> [String] {
    (1...max(1, count)).prefix(count).map(String.init)
  }

  private func host(
    _ count: Int = 10, width: CGFloat = 200, height: CGFloat = 400, maxLines: Int? = 2,
    fitsBounds: Bool = false, layout: FlowLayout = FlowLayout(), indicator: CGFloat = 40,
    widths: [String: CGFloat] = [:]
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: height)) {
      Flow(
        names(count), id: \.self, layout: layout, maxLines: maxLines, fitsBounds: fitsBounds
      ) {
        Chip($0, widths[$0] ?? 40)
      } overflow: { more in
        Text("+\(more.count)").frame(width: indicator, height: 20)
      }
      .accessibilityIdentifier("flow")
    }
  }

  /// The texts of lines of rows, from the top.
  private func lines(_ host: HeadlessHost) -> [[String]] {
    let seen = host.seen
    let rows = Set(seen.map(\.frame.midY)).sorted()
    return rows.map { row in
      seen.filter { $0.frame.midY == row }.sorted { $0.frame.minX < $1.frame.minX }.map(\.text)
    }
  }

  @Test("shows the longest run that fits with the indicator, right in the first frame")
  func longestRun() throws {
    let host = host()
    #expect(try host.settle() == 2)
    #expect(lines(host) == [["1", "2", "3", "4"], ["5", "6", "7", "+3"]])
    #expect(host.size == CGSize(width: 184, height: 48))
    #expect(host.frame(of: "7") == CGRect(x: 104, y: 204, width: 40, height: 20))
  }

  @Test("if everything fits, also in the place of the indicator, there is none")
  func everythingFits() throws {
    let host = host(8)
    #expect(try host.settle() == 1)
    #expect(lines(host) == [["1", "2", "3", "4"], ["5", "6", "7", "8"]])
    #expect(lines(self.host(9))[1] == ["5", "6", "7", "+2"])
    #expect(lines(self.host(3, maxLines: 100)) == [["1", "2", "3"]])
  }

  @Test("what is shown does not depend on the number that the indicator shows")
  func widestIndicator() {
    func host(_ count: Int) -> HeadlessHost {
      HeadlessHost(size: CGSize(width: 200, height: 400)) {
        Flow(0..<count, id: \.self, maxLines: 1) {
          Chip("\($0)")
        } overflow: { more in
          Text("+\(more.count)").frame(width: CGFloat(20 * "\(more.count)".count))
        }
      }
    }
    // "+100" would take 60 points, "+97" takes 40: three chips would fit beside that.
    #expect(host(10).seenTexts == ["0", "1", "2", "+7"])
    #expect(host(99).seenTexts == ["0", "1", "2", "+96"])
    #expect(host(100).seenTexts == ["0", "1", "+98"])
  }

  @Test("fewer than one line show the indicator alone")
  func noLines() {
    for maxLines in [0, -3, .min] {
      let host = host(maxLines: maxLines)
      #expect(host.seenTexts == ["+10"])
      #expect(host.size == CGSize(width: 40, height: 20))
    }
  }

  @Test("without views a flow has no size, whatever it is asked for")
  func empty() throws {
    for maxLines in [nil, 0, 2] {
      let host = host(0, maxLines: maxLines)
      #expect(host.size == .zero && host.seenTexts.isEmpty)
      #expect(try host.settle(limit: 2) == 0)
    }
  }

  @Test("a view that is longer than the flow has a line, if it may have one")
  func longView() {
    #expect(lines(host(1, maxLines: 1, widths: ["1": 300])) == [["1"]])
    #expect(lines(host(2, maxLines: 1, widths: ["1": 300])) == [["+2"]])
    #expect(lines(host(2, maxLines: 2, widths: ["1": 300])) == [["1"], ["2"]])
    #expect(lines(host(3, maxLines: 2, widths: ["1": 300, "2": 170])) == [["1"], ["+2"]])
  }

  @Test("an indicator that fits beside nothing stands alone, one of no size takes its gap")
  func oddIndicators() {
    #expect(lines(host(indicator: 300)) == [["1", "2", "3", "4"], ["+6"]])
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(10), id: \.self, maxLines: 2) {
        Chip($0)
      } overflow: { more in
        if more.count > 1_000 { Text("never") }
      }
    }
    #expect(lines(host) == [["1", "2", "3", "4"], ["5", "6", "7", "8"]])
  }

  @Test("without an indicator the lines end where the limit does")
  func withoutIndicator() throws {
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(10), id: \.self, maxLines: 2) { Chip($0) }
    }
    #expect(try host.settle() == 2)
    #expect(lines(host) == [["1", "2", "3", "4"], ["5", "6", "7", "8"]])
    #expect(host.readTexts == names(8))
  }

  @Test("views of no size take part with their gaps")
  func noSize() throws {
    let host = HeadlessHost(size: CGSize(width: 20, height: 400)) {
      Flow(0..<10, id: \.self, maxLines: 1) {
        Block(0, 0).accessibilityIdentifier("\($0)")
      } overflow: { more in
        Text("+\(more.count)").frame(width: 0, height: 0)
      }
    }
    #expect(try host.settle() == 2)
    #expect(host.readTexts == ["+8"])
  }

  @Test("a height holds whole lines, and of the next what is not too high")
  func fitsHeight() throws {
    func shown(_ height: CGFloat, maxLines: Int? = nil) -> [[String]] {
      lines(host(height: height, maxLines: maxLines, fitsBounds: true))
    }
    #expect(shown(47) == [["1", "2", "3", "+7"]])
    #expect(shown(48) == [["1", "2", "3", "4"], ["5", "6", "7", "+3"]])
    #expect(shown(76) == [["1", "2", "3", "4"], ["5", "6", "7", "8"], ["9", "10"]])
    #expect(shown(76, maxLines: 1) == [["1", "2", "3", "+7"]])
    #expect(shown(5) == [["+10"]])
    let scrolled = HeadlessHost(size: CGSize(width: 200, height: 30)) {
      ScrollView { Flow(names(10), id: \.self, fitsBounds: true) { Chip($0) } }
    }
    #expect(scrolled.seenTexts.count == 10)
  }

  @Test("without a width to fit everything is shown, but forced breaks are lines")
  func endlessLine() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      ScrollView(.horizontal) {
        Flow(names(30), id: \.self, maxLines: 1) {
          Chip($0)
        } overflow: {
          Text("+\($0.count)")
        }
      }
    }
    #expect(host.seenTexts == names(30))
    let broken = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      ScrollView(.horizontal) {
        Flow(names(6), id: \.self, maxLines: 2) {
          Chip($0).flowBreak(Int($0)! % 2 == 1 ? .before : [])
        } overflow: {
          Text("+\($0.count)").frame(width: 40, height: 20)
        }
      }
    }
    #expect(lines(broken) == [["1", "2"], ["3", "4", "+2"]])
  }
}

/// What else a flow can do, together with a limit.
extension LimitTests {
  @Test("full lines, grown, stretched and balanced lines and a maximum of views keep to the limit")
  func otherOptions() {
    func shown(_ layout: FlowLayout, _ asked: @escaping (Chip) -> some View) -> [[String]] {
      lines(
        HeadlessHost(size: CGSize(width: 200, height: 400)) {
          Flow(names(10), id: \.self, layout: layout, maxLines: 2) {
            asked(Chip($0))
          } overflow: {
            Text("+\($0.count)").frame(width: 40, height: 20)
          }
        })
    }
    let greedy = [["1", "2", "3", "4"], ["5", "6", "7", "+3"]]
    #expect(shown(FlowLayout()) { $0.flowFullLine() } == [["1"], ["+9"]])
    #expect(shown(FlowLayout()) { $0.flowGrow() } == greedy)
    #expect(shown(FlowLayout(alignment: .stretch, stretchesItems: true)) { $0 } == greedy)
    #expect(shown(FlowLayout(maxItemsPerLine: 3)) { $0 } == [["1", "2", "3"], ["4", "5", "+5"]])
    #expect(shown(FlowLayout(wrapping: .balanced(minLines: 3))) { $0 } == greedy)
    let wide = shown(FlowLayout(wrapping: .balanced)) { chip in
      Chip(chip.name, chip.name == "7" ? 150 : 40)
    }
    // Greedy wrapping would leave the indicator less.
    #expect(wide == [["1", "2", "3", "4"], ["5", "6", "+4"]])
  }

  @Test("what is hidden goes by order, and is told in the order of the data")
  func order() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(6), id: \.self, maxLines: 1) { name in
        Chip(name).flowOrder(name < "4" ? 1 : 0)
      } overflow: { more in
        Text("\(more.count): \(more.hidden.joined(separator: ", "))").frame(width: 40, height: 20)
      }
    }
    #expect(host.readTexts == ["4", "5", "6", "3: 1, 2, 3"])
  }

  @Test("line breaks are lines, and not counted")
  func lineBreaks() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(7), id: \.self, maxLines: 2) { name in
        if Int(name)! % 3 == 0 { LineBreak() } else { Chip(name) }
      } overflow: {
        Text("+\($0.count): \($0.hidden.joined(separator: ", "))").frame(width: 40, height: 20)
      }
    }
    #expect(lines(host) == [["1", "2"], ["4", "5", "+1: 7"]])
  }

  @Test("an element of several views is shown or hidden as a whole")
  func severalViews() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(5), id: \.self, maxLines: 1) { name in
        Chip("\(name)a")
        Chip("\(name)b")
      } overflow: {
        Text("+\($0.count)").frame(width: 40, height: 20)
      }
    }
    // Three views would fit beside the indicator.
    #expect(lines(host) == [["1a", "1b", "+4"]])
  }

  @Test("flows in flows have each a limit of its own")
  func nested() throws {
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(0..<3, id: \.self, maxLines: 2) { group in
        Flow(0..<9, id: \.self, maxLines: 1) {
          Chip("\(group)\($0)")
        } overflow: {
          Text("+\($0.count)").frame(width: 40, height: 20)
        }
      } overflow: {
        Text("and \($0.count)").frame(width: 40, height: 20)
      }
    }
    #expect(try host.settle() == 2)
    #expect(lines(host) == [["00", "01", "02", "+6"], ["and 2"]])
  }

  @Test("the indicator's guides are its line's, and baselines those of what is shown")
  func baselines() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 100)) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Block(10, 10, baseline: 10).accessibilityIdentifier("beside")
        Flow(
          0..<9, id: \.self, layout: FlowLayout(verticalAlignment: .firstTextBaseline), maxLines: 2
        ) {
          Block(60, 20, baseline: $0 > 5 ? 90 : 15).accessibilityIdentifier("\($0)")
        } overflow: { _ in
          Block(20, 30, baseline: 25).accessibilityIdentifier("more")
        }
        .frame(width: 200)
      }
    }
    let (beside, more) = (host.frame(of: "beside"), host.frame(of: "more"))
    #expect(more.map { $0.minY + 25 } == beside?.maxY)
    #expect(host.frame(of: "4").map { $0.minY + 15 } == beside?.maxY)
  }

  @Test("one update may ask for many widths, and the last one counts")
  func manyWidths() throws {
    struct Asking: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for width in stride(from: CGFloat(10), through: 400, by: 10) {
          _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
        }
        _ = subviews[0].sizeThatFits(.unspecified)
        _ = subviews[0].sizeThatFits(.zero)
        _ = subviews[0].sizeThatFits(.infinity)
        return subviews[0].sizeThatFits(proposal)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Asking {
        Flow(names(10), id: \.self, maxLines: 2) {
          Chip($0)
        } overflow: {
          Text("+\($0.count)").frame(width: 40, height: 20)
        }
      }
    }
    #expect(try host.settle() == 2)
    #expect(lines(host) == [["1", "2", "3", "4"], ["5", "6", "7", "+3"]])
    let fixed = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(10), id: \.self, maxLines: 1) {
        Chip($0)
      } overflow: {
        Text("+\($0.count)")
      }
      .fixedSize()
    }
    #expect(fixed.seenTexts == names(10))
  }

  @Test("columns have the limit along the width")
  func columns() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Flow(names(10), id: \.self, layout: VFlowLayout(), fitsBounds: true) {
        Chip($0)
      } overflow: {
        Text("+\($0.count)").frame(width: 40, height: 20)
      }
    }
    #expect(host.readTexts == ["1", "2", "3", "4", "5", "+5"])
    #expect(host.size == CGSize(width: 88, height: 76))
  }

  @Test("any content is limited view by view")
  func anyContent() throws {
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(maxLines: 2) {
        Chip("a")
        Group {
          Chip("b")
          if true { Chip("c") }
        }
        LineBreak()
        ForEach(names(9), id: \.self) { Chip($0) }
      } overflow: { more in
        Text("+\(more.count)").frame(width: 40, height: 20)
      }
    }
    #expect(try host.settle() == 2)
    #expect(lines(host) == [["a", "b", "c"], ["1", "2", "3", "+6"]])
    let empty = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(maxLines: 2) {
      } overflow: {
        Text("+\($0.count)")
      }
    }
    #expect(empty.size == .zero)
  }
}
