import FlowUI
import SwiftUI
import Testing

/// Limits at their edges: chips of 40 points and gaps of 8 in 200 points, four a line.
@MainActor @Suite("Limits at their edges")
struct LimitEdgesTests {
  private func host(
    width: CGFloat = 200, height: CGFloat = 400, @ViewBuilder _ content: () -> some View
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: height)) { content() }
  }

  private func more(_ count: Int) -> some View {
    Text("+\(count)").frame(width: 40, height: 20)
  }

  @Test("where the length is open, a view longer than the ideal length makes room in all lines")
  func idealLength() {
    func limited(width: CGFloat?) -> HeadlessHost {
      host(width: width ?? 500) {
        Flow(0..<5, id: \.self, layout: FlowLayout(idealLength: 61.75), maxLines: 2) {
          Chip("\($0)", $0 == 0 ? 88.25 : 40)
        } overflow: { rest in
          more(rest.count)
        }
        .fixedSize(horizontal: width == nil, vertical: true)
      }
    }
    for width in [nil, 88.25] as [CGFloat?] {
      #expect(limited(width: width).seenTexts == ["0", "1", "+3"])
      #expect(limited(width: width).size == CGSize(width: 88.25, height: 48))
    }
  }

  @Test("equal identifiers are elements of their own")
  func equalIdentifiers() throws {
    let host = host {
      Flow(["a", "b", "a", "c", "a", "a"], id: \.self, maxLines: 1) {
        Chip($0)
      } overflow: { rest in
        Text("\(rest.count): \(rest.hidden.joined())").frame(width: 40, height: 20)
      }
    }
    #expect(try host.settle() == 2)
    #expect(host.readTexts == ["a", "b", "a", "3: caa"])
  }

  @Test("elements of several views and of none are counted once, and those of none never")
  func severalOrNoViews() throws {
    // Views an element: 0, 1, 2, 0, 1, 2, …: as many as there are elements.
    let host = host {
      Flow(0..<9, id: \.self, maxLines: 1) { index in
        ForEach(0..<index % 3, id: \.self) { Chip("\(index).\($0)") }
      } overflow: { rest in
        Text("\(rest.count): \(rest.hidden)").frame(width: 40, height: 20)
      }
    }
    #expect(try host.settle() == 2)
    #expect(host.readTexts == ["1.0", "2.0", "2.1", "4: [4, 5, 7, 8]"])
  }

  @Test("what its author hides from assistive technologies stays hidden, shown or not")
  func hiddenByItsAuthor() throws {
    for maxLines in [nil, 1, 3] as [Int?] {
      let host = host {
        Flow(0..<8, id: \.self, maxLines: maxLines) {
          Text("\($0)").frame(width: 40, height: 20).accessibilityHidden($0 % 2 == 0)
        } overflow: {
          more($0.count)
        }
      }
      try host.settle()
      #expect(host.readTexts == (maxLines == 1 ? ["1", "+5"] : ["1", "3", "5", "7"]))
    }
  }

  @Test("a flow that is offered everything or nothing in particular shows everything")
  func offers() throws {
    for isFixed in [false, true] {
      let host = host {
        ScrollView([.horizontal, .vertical]) {
          Flow(0..<100, id: \.self, maxLines: 1, fitsBounds: true) {
            Chip("\($0)")
          } overflow: {
            more($0.count)
          }
          .fixedSize(horizontal: isFixed, vertical: isFixed)
        }
      }
      try host.settle()
      #expect(host.readTexts == (0..<100).map { "\($0)" })
    }
    let endless = HeadlessHost(size: CGSize(width: CGFloat.infinity, height: 100)) {
      Flow(0..<100, id: \.self, maxLines: 1) {
        Chip("\($0)")
      } overflow: {
        more($0.count)
      }
    }
    #expect(try endless.settle() == 2)
    #expect(endless.readTexts == (0..<100).map { "\($0)" })
  }

  @Test("the indicator's room is the placeholder's, and then the indicator is made once")
  func placeholder() throws {
    let counter = Numbered.Counter()
    let host = host {
      Flow(0..<10, id: \.self, maxLines: 1) {
        Chip("\($0)")
      } overflow: { rest in
        Numbered("+\(rest.count)", counter)
      } placeholder: {
        Color.clear.frame(width: 88, height: 20)
      }
    }
    #expect(try host.settle() == 2)
    // Two chips, and a room for two more.
    #expect(host.frames.map(\.identifier).filter { $0.hasPrefix("+") } == ["+8#1"])
    #expect(host.frame(of: "+8#1")?.minX == 104)
    #expect(host.size.width == 184)
  }

  @Test("the unseen copy is measured as it is enabled, and does nothing")
  func copy() throws {
    var taps = 0
    let host = host {
      Flow(0..<10, id: \.self, maxLines: 1) {
        Text("\($0)").frame(width: 40, height: 20)
      } overflow: { rest in
        EnabledWidth(count: rest.count) { taps += 1 }
      }
    }
    #expect(try host.settle() == 2)
    #expect(host.readTexts == ["0", "1", "2", "+7"])
    #expect(host.focusOrder == ["+7"])
    try host.tap("+7")
    #expect(taps == 1)
  }

  private struct EnabledWidth: View {
    let count: Int
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Button(action: action) {
        Text("+\(count)").frame(width: isEnabled ? 40 : 140, height: 20)
      }
      .accessibilityIdentifier("+\(count)")
    }
  }

  @Test("views of any content keep what they ask of a flow")
  func modifiers() throws {
    let host = host {
      Flow(maxLines: 2) {
        Chip("a")
        Chip("b").flowOrder(-1)
        LineBreak()
        Chip("c")
        Chip("d").flowGrow()
        Chip("e").flowFullLine()
      } overflow: {
        more($0.count)
      }
    }
    try host.settle()
    #expect(host.readTexts == ["b", "a", "c", "d", "+1"])
    #expect(host.frame(of: "b")?.minX == 0 && host.frame(of: "a")?.minX == 48)
    #expect(host.frame(of: "c")?.origin == CGPoint(x: 0, y: 204))
  }

  @Test("lines are as far apart as the platform says, also from an indicator on a line of its own")
  func platformSpacing() throws {
    func size(maxLines: Int, spacing: ViewSpacing) throws -> CGSize {
      let host = host(width: 100) {
        Flow(0..<5, id: \.self, layout: FlowLayout(spacing: nil), maxLines: maxLines) {
          Chip("\($0)", 100)
        } overflow: { _ in
          Block(40, 20, spacing: spacing)
        }
      }
      try host.settle()
      return host.size
    }
    #expect(try size(maxLines: 3, spacing: ViewSpacing()) == CGSize(width: 100, height: 76))
    // It asks for no distance.
    #expect(try size(maxLines: 3, spacing: .zero) == CGSize(width: 100, height: 68))
    #expect(try size(maxLines: 5, spacing: .zero) == CGSize(width: 100, height: 132))
  }
}
