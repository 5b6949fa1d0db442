#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// How the views of a limited flow become the engine's items: in the order of the lines, the indicator last.
@MainActor @Suite("The items of a limited flow")
struct LimitPartsTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func items(_ views: some View, _ layout: some FlowingLayout = FlowLayout())
    throws -> RowItems
  {
    let rules = layout.rules
    return try asked(of: views) { RowItems(RowViews($0), $0, rules, moving: nil) }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func rows(_ elements: [Int]) -> RowPartViews<Block> {
    RowPartViews(elements: elements) { _ in Block(40, 20) }
  }

  @Test(
    "in a limited flow, several views of one element have no separators between them and count as one element"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func severalViews() throws {
    var views = rows([3, 3, 5, 5, 5, 8])
    views.itemSeparator = CGSize(4, 9)
    let items = try items(views)
    expectEqual(items.views, [0, 1, 2, 3, 4, 5, 8])
    expectEqual(items.elements, [0, 0, 1, 1, 1, 2, 0])
    expectEqual((0..<7).filter(items.memory.items.isJoined), [1, 3, 4, 6])
    #expect(items.priorities.isEmpty)
  }

  @Test(
    "in a limited flow, elements get their own priorities also if other elements of the data have no views"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func priorities() throws {
    var views = rows([1, 4, 4, 6])
    views.made = MadeElements(3, of: [0, 7, 0, 0, 9, 0, 8])
    views.total = 7
    let items = try items(views)
    expectEqual(items.elements, [0, 1, 1, 2, 0])
    expectEqual(items.priorities, [7, 9, 8])
    #expect(items.parts.isUnfinished)
    // One by itself each, they are numbered, too, if some is more important.
    var single = rows([0, 1])
    single.made = MadeElements(2, of: [2, 5])
    let numbered = try self.items(single)
    #expect(numbered.elements == [0, 1, 0] && numbered.priorities == [2, 5])
    #expect(!numbered.parts.isUnfinished)
  }

  @Test(
    "an element dragged to another index of a limited flow keeps its priority, as the other elements do"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func heldPriority() throws {
    var views = rows([0, 1, 2])
    views.made = MadeElements(3, of: [1, 5, 9])
    let (held, rules) = (views, FlowLayout().rules)
    let items = try asked(of: held) {
      RowItems(RowViews($0), $0, rules, moving: DataMove(from: 2, to: 0))
    }
    #expect(items.views == [2, 0, 1, 4] && items.elements == [0, 1, 2, 0])
    expectEqual(items.priorities, [9, 1, 5])
    expectEqual((0..<3).map(items.element), [2, 0, 1])
  }

  @Test(
    "a limited flow sorts its views by flowOrder, and without flowOrder by the order of the data")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func order() throws {
    let views = RowPartViews(elements: [0, 1, 1, 2]) { index in
      Block(40, 20).flowOrder([1, 0, 2, 0][index])
    }
    let items = try items(views)
    expectEqual(items.views, [1, 3, 0, 2, 5])
    #expect(items.hasOrder)
    #expect(items.memory.items.order.isEmpty)
    let plain = try self.items(rows([0, 1]))
    #expect(!plain.hasOrder)
    // The order of the data is kept however the views are written, and asked for with other things.
    let written = try self.items(
      RowPartViews(elements: [2, 0, 1]) { _ in Block(40, 20).flowGrow() })
    #expect(written.views == [1, 2, 0, 4] && !written.hasOrder)
    expectEqual(written.memory.items.grow, [1, 1, 1, 0])
  }

  @Test(
    "an item separator with a finite maximum height keeps its ideal height instead of stretching to its line"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ideal() throws {
    let views = Group {
      Block(40, 20).layoutValue(key: RowPart.self, value: .element(0))
      Color.clear.frame(minHeight: 5, idealHeight: 15, maxHeight: 30)
        .layoutValue(key: RowPart.self, value: .itemSeparator)
    }
    let items = try items(views)
    expectEqual(items.memory.separator?.size.stretches, false)
    expectEqual(items.memory.separator?.size.cross, 15)
  }

  @Test(
    "a separator has an explicit alignment guide only if its view sets the guide of the flow's alignment"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func guides() throws {
    func size(_ view: some View, _ layout: some FlowingLayout) throws -> ItemSeparator {
      let rules = layout.rules
      return try asked(of: view) { ItemSeparator(measuring: $0[0], rules) }
    }
    func isFar(_ size: ItemSeparator) -> Bool {
      size.size.stretches && size.size.guide == 20
    }
    let (block, own) = (Block(40, 20), Block(40, 20).alignmentGuide(.top) { _ in 7 })
    for (alignment, guide) in [(.top, 0), (.center, 10), (.bottom, 20)]
      as [(VerticalAlignment, Double)]
    {
      let size = try size(block, FlowLayout(verticalAlignment: alignment))
      expectEqual(size.size, FlexSeparator(main: 40, cross: 20, guide: guide))
      #expect(!size.hasExplicitGuide)
    }
    let top = try size(own, FlowLayout(verticalAlignment: .top))
    #expect(top.hasExplicitGuide && top.size.guide == 7)
    let center = try size(own, FlowLayout(verticalAlignment: .center))
    #expect(!center.hasExplicitGuide && center.size.guide == 10)
    let baseline = try size(block, FlowLayout(verticalAlignment: .firstTextBaseline))
    #expect(!baseline.hasExplicitGuide && baseline.size.guide == 20)
    let named = Block(40, 20, baseline: 12)
    let text = try size(named, FlowLayout(verticalAlignment: .firstTextBaseline))
    #expect(text.hasExplicitGuide && text.size.guide == 12)
    // Another guide may be anywhere, though no view sets it.
    let quarter = try size(block, FlowLayout(verticalAlignment: .quarter))
    #expect(!quarter.hasExplicitGuide && quarter.size.guide == 5)
    // Views that stretch to their line have no guide that matters.
    for view in [block, named] {
      let stretched = try size(
        view, FlowLayout(verticalAlignment: .firstTextBaseline, stretchesItems: true))
      #expect(isFar(stretched))
    }
    #expect(isFar(try size(block, FlowLayout(verticalAlignment: .top, stretchesItems: true))))
    #expect(isFar(try size(own, FlowLayout(verticalAlignment: .top, stretchesItems: true))))
  }
}
#endif
