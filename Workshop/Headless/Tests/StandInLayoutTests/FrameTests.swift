import SwiftUI
import Testing

@MainActor private func elastic(_ name: String = "view", log: Log? = nil) -> Box {
  Box(
    name, min: CGSize(width: 20, height: 20), ideal: CGSize(width: 50, height: 50),
    max: CGSize(width: 100, height: 100), log: log)
}

@MainActor @Suite("A fixed frame has the lengths that it is given")
struct FixedFrameTests {
  @Test("a fixed frame proposes its lengths and passes the other axis through")
  func proposal() {
    let log = Log()
    expectEqual(answer(300, 80) { elastic(log: log).frame(width: 60) }, "60x80")
    expectEqual(log.entries.first, "60x80")
    expectEqual(answer(300, nil) { elastic(log: log).frame(height: 200) }, "100x200")
    expectEqual(answer(nil, nil) { elastic().frame(width: 10, height: 30) }, "10x30")
    expectEqual(answer(30, nil) { elastic().frame(width: nil, height: nil) }, "30x50")
  }

  @Test(
    "the view is aligned in it, also where it is larger",
    arguments: [
      (Alignment.center, "-10,5 100x20"), (.topLeading, "0,0 100x20"),
      (.bottomTrailing, "-20,10 100x20"), (.leadingFirstTextBaseline, "0,10 100x20"),
    ])
  func alignment(_ alignment: Alignment, _ expected: String) {
    let host = HeadlessHost.corner {
      Box("view", 100, 20).frame(width: 80, height: 30, alignment: alignment)
    }
    expectEqual(host.place(of: "view"), expected)
  }

  @Test("the frame's default guide meets the view's explicit one")
  func explicitGuide() {
    let host = HeadlessHost.corner {
      Box("view", 20, 20)
        .alignmentGuide(.leading) { _ in -5 }
        .alignmentGuide(VerticalAlignment.center) { _ in 0 }
        .frame(width: 100, height: 40, alignment: .leading)
    }
    expectEqual(host.place(of: "view"), "5,20 20x20")
  }

  @Test("a negative length counts as none, what is not finite as nil")
  func badLengths() {
    expectEqual(answer(nil, nil) { Box("a", 10, 10).frame(width: -5, height: .infinity) }, "0x10")
  }

  @Test("a view's explicit guide is seen from outside, moved with the view")
  func guideFromOutside() {
    let host = HeadlessHost.corner {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10, 10).alignmentGuide(.leading) { _ in 4 }.frame(width: 30, height: 10)
        Box("b", 10, 10)
      }
    }
    // The guide lies 4 into the view, and the view 10 into its frame.
    expectEqual(host.places("a", "b"), ["10,0 10x10", "14,10 10x10"])
  }

  @Test("another length moves the view")
  func change() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      Box("view", 20, 20).frame(height: 40, alignment: .top)
    }
    expectEqual(host.place(of: "view"), "90,30 20x20")
    host.resize(CGSize(width: 100, height: 200))
    expectEqual(host.place(of: "view"), "40,80 20x20")
  }
}

@MainActor @Suite("A flexible frame lies between limits")
struct FlexibleFrameTests {
  @Test("with both limits it is the proposal between them")
  func bothLimits() {
    let view = elastic().frame(minWidth: 40, maxWidth: 200)
    expectEqual(answer(300, 50) { view }, "200x50")
    expectEqual(answer(120, 50) { view }, "120x50")
    expectEqual(answer(0, 50) { view }, "40x50")
    expectEqual(answer(.infinity, 50) { view }, "200x50")
  }

  @Test("with a maximum only it is at least as large as its view, if that is allowed")
  func maximumOnly() {
    expectEqual(answer(60, 50) { elastic().frame(maxWidth: 200) }, "60x50")
    expectEqual(answer(10, 50) { elastic().frame(maxWidth: 200) }, "20x50")
    expectEqual(answer(10, 50) { elastic().frame(maxWidth: 15) }, "15x50")
    expectEqual(answer(300, 50) { elastic().frame(maxWidth: 200) }, "200x50")
    expectEqual(answer(400, 50) { Box("a", 30, 30).frame(maxWidth: .infinity) }, "400x30")
  }

  @Test("with a minimum only it is no larger than its view, if that is allowed")
  func minimumOnly() {
    expectEqual(answer(60, 50) { elastic().frame(minWidth: 40) }, "60x50")
    expectEqual(answer(300, 50) { elastic().frame(minWidth: 40) }, "100x50")
    expectEqual(answer(10, 50) { elastic().frame(minWidth: 40) }, "40x50")
    expectEqual(answer(300, 50) { elastic().frame(minWidth: 150) }, "150x50")
  }

  @Test("asked for its ideal it answers the ideal, else the view's own between the limits")
  func ideal() {
    expectEqual(answer(nil, nil) { elastic().frame(idealWidth: 70, idealHeight: 30) }, "70x30")
    expectEqual(answer(nil, nil) { elastic().frame(minWidth: 60, maxHeight: 40) }, "60x40")
    expectEqual(answer(nil, nil) { elastic().frame(minWidth: 10, maxWidth: .infinity) }, "50x50")
    expectEqual(answer(80, 90) { elastic().frame(idealWidth: 70, idealHeight: 30) }, "80x90")
    expectEqual(answer(nil, 90) { elastic().frame(minHeight: 5).fixedSize() }, "50x50")
  }

  @Test("a flexible frame measures the view with the clamped proposal, or the ideal, or none")
  func measuring() {
    func asked(_ width: CGFloat?, _ view: (Log) -> some View) -> String? {
      let log = Log()
      let view = view(log)
      _ = answer(width, nil) { view }
      return log.entries.first
    }
    expectEqual(asked(300) { elastic(log: $0).frame(minWidth: 40, maxWidth: 90) }, "90xnil")
    expectEqual(asked(nil) { elastic(log: $0).frame(minWidth: 40, maxWidth: 90) }, "nilxnil")
    expectEqual(asked(nil) { elastic(log: $0).frame(idealWidth: 70) }, "70xnil")
    expectEqual(asked(10) { elastic(log: $0).frame(minWidth: 40) }, "40xnil")
  }

  @Test("a flexible frame places the view with the length that it took")
  func placing() {
    let log = Log()
    let host = HeadlessHost.corner(300, 60) {
      elastic(log: log).frame(minWidth: 40, maxWidth: 90, alignment: .leading)
    }
    expectEqual(host.place(of: "view"), "0,0 90x60")
    expectEqual(log.entries, ["90x60"])
  }

  @Test("a length that was the view's own choice stays unspecified when placing")
  func placingOwnChoice() {
    func asked(_ view: (Log) -> some View) -> String? {
      let log = Log()
      let view = view(log)
      let host = HeadlessHost.corner { view.fixedSize() }
      _ = host.frames
      return log.entries.last
    }
    expectEqual(asked { elastic(log: $0).frame(minWidth: 10, maxWidth: 400) }, "nilxnil")
    // At a limit, and with an ideal, the frame has chosen.
    expectEqual(asked { elastic(log: $0).frame(minWidth: 60) }, "60xnil")
    expectEqual(asked { elastic(log: $0).frame(maxHeight: 30) }, "nilx30")
    expectEqual(asked { elastic(log: $0).frame(idealWidth: 70) }, "70xnil")
  }

  @Test("a frame as wide as allowed centres a smaller view")
  func centres() {
    let host = HeadlessHost.corner(900, 100) {
      Box("view", 100, 20).frame(maxWidth: 400).accessibilityIdentifier("frame")
    }
    expectEqual(host.places("frame", "view"), ["0,0 400x20", "150,0 100x20"])
  }

  @Test("a maximum below the minimum counts as the minimum")
  func contradiction() {
    expectEqual(answer(300, 50) { elastic().frame(minWidth: 80, maxWidth: 40) }, "80x50")
    expectEqual(answer(nil, 50) { elastic().frame(minWidth: 80, idealWidth: 10) }, "80x50")
    expectEqual(answer(300, 50) { elastic().frame(minWidth: .nan, maxWidth: .nan) }, "100x50")
  }
}

@MainActor @Suite("Other modifiers of size and place")
struct SizeModifierTests {
  @Test("a fixed size proposes nothing on the fixed axes")
  func fixedSize() {
    expectEqual(answer(300, 300) { elastic().fixedSize() }, "50x50")
    expectEqual(answer(300, 70) { elastic().fixedSize(horizontal: true, vertical: false) }, "50x70")
    expectEqual(answer(70, 300) { elastic().fixedSize(horizontal: false, vertical: true) }, "70x50")
    let host = HeadlessHost.corner(10, 10) { elastic().fixedSize() }
    expectEqual(host.place(of: "view"), "0,0 50x50")
  }

  @Test("an offset moves what is shown, not the layout")
  func offset() {
    let host = HeadlessHost.corner {
      HStack(spacing: 0) {
        Box("a", 10, 10).offset(x: 3, y: -2)
        Box("b", 10, 10).offset(CGSize(width: 1, height: 1))
      }
    }
    expectEqual(host.places("a", "b"), ["3,-2 10x10", "11,1 10x10"])
  }

  @Test("a position centres the view at a point of all the space that is offered")
  func position() {
    let host = HeadlessHost.corner(200, 100) {
      Box("view", 20, 10).position(CGPoint(x: 50, y: 60)).accessibilityIdentifier("whole")
    }
    expectEqual(host.places("whole", "view"), ["0,0 200x100", "40,55 20x10"])
    expectEqual(answer(70, nil) { Box("a", 20, 10).position(CGPoint(x: 1, y: 1)) }, "70x10")
  }

  @Test("an aspect ratio shortens or lengthens the proposal")
  func aspectRatio() {
    let view = Box.greedy("view")
    expectEqual(answer(100, 100) { view.aspectRatio(2, contentMode: .fit) }, "100x50")
    expectEqual(answer(100, 20) { view.aspectRatio(2, contentMode: .fit) }, "40x20")
    expectEqual(answer(100, 100) { view.aspectRatio(2, contentMode: .fill) }, "200x100")
    expectEqual(answer(100, nil) { view.aspectRatio(2, contentMode: .fill) }, "100x50")
    expectEqual(answer(nil, 30) { view.aspectRatio(2, contentMode: .fit) }, "60x30")
    expectEqual(answer(90, 90) { view.aspectRatio(1 / 3, contentMode: .fit) }, "30x90")
    // The ratio of the ideal size, here 1 : 1.
    expectEqual(answer(90, 40) { view.aspectRatio(contentMode: .fit) }, "40x40")
    expectEqual(answer(90, 40) { view.aspectRatio(contentMode: .fill) }, "90x90")
  }

  @Test(
    "a background is proposed the view's final size, as a stack of its own, and never changes it")
  func background() {
    let host = HeadlessHost.corner {
      Box("view", 40, 20)
        .background(alignment: .bottomTrailing) {
          Box.greedy("behind")
          Box("large", 60, 30)
        }
        .accessibilityIdentifier("whole")
    }
    expectEqual(
      host.places("whole", "view", "behind", "large"),
      ["0,0 40x20", "0,0 40x20", "-20,-10 60x30", "-20,-10 60x30"])
    expectEqual(host.frames.map(\.identifier), ["whole", "behind", "large", "view"])
  }

  @Test("an overlay is proposed the view's final size and drawn last")
  func overlay() {
    let host = HeadlessHost.corner {
      Box("view", 40, 20)
        .overlay(Box.greedy("above"), alignment: .center)
        .overlay(alignment: .topTrailing) { Box("badge", 6, 6) }
        .background(Box.greedy("behind"))
    }
    expectEqual(
      host.places("view", "above", "badge", "behind"),
      ["0,0 40x20", "0,0 40x20", "34,0 6x6", "0,0 40x20"])
    expectEqual(host.frames.map(\.identifier), ["behind", "view", "above", "badge"])
  }

  @Test("a layer meets the view's explicit guide")
  func layerGuide() {
    let host = HeadlessHost.corner {
      Box("view", 40, 20).alignmentGuide(.leading) { _ in 10 }
        .overlay(alignment: .leading) { Box("badge", 6, 6) }
    }
    expectEqual(host.place(of: "badge"), "10,7 6x6")
  }

  @Test("a layer of one view is aligned by that view's own guides")
  func layerOfOne() {
    let badge = Box("badge", 10, 10)
    func place(_ direction: LayoutDirection = .leftToRight, @ViewBuilder of view: () -> some View)
      -> String
    {
      let view = view()
      return HeadlessHost.corner(100, 100, direction) { view }.place(of: "badge")
    }
    let box = Box("box", 40, 30)
    expectEqual(
      place {
        box.overlay(alignment: .top) { badge.alignmentGuide(.top) { $0[VerticalAlignment.center] } }
      }, "15,-5 10x10")
    expectEqual(
      place {
        box.background(alignment: .bottomTrailing) {
          badge.alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.bottom) { _ in 0 }
        }
      }, "35,30 10x10")
    expectEqual(
      place {
        box.overlay(badge.alignmentGuide(.leading) { _ in 4 }, alignment: .leading)
      }, "-4,10 10x10")
    expectEqual(
      place(.rightToLeft) {
        box.overlay(badge.alignmentGuide(.leading) { _ in 4 }, alignment: .leading)
      }, "94,10 10x10")
  }

  @Test("several views in a layer stand in a stack, which has no guides of theirs")
  func layerOfSeveral() {
    let host = HeadlessHost.corner {
      Box("box", 40, 30)
        .overlay(alignment: .top) {
          Box("badge", 10, 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }
          Box("other", 20, 4)
        }
    }
    expectEqual(host.places("badge", "other"), ["15,0 10x10", "10,5 20x4"])
  }

  @Test("a layer gains and loses views")
  func layerOfAnyNumber() {
    let model = LayerModel()
    let host = HeadlessHost.corner { Layered(model: model) }
    expectEqual(host.places("0", "1"), ["none", "none"])
    model.count?.wrappedValue = 1
    expectEqual(host.places("0", "1"), ["0,-5 10x10", "none"])
    model.count?.wrappedValue = 2
    expectEqual(host.places("0", "1"), ["0,0 10x10", "0,0 10x10"])
    model.count?.wrappedValue = 1
    expectEqual(host.places("0", "1"), ["0,-5 10x10", "none"])
  }

  @MainActor private final class LayerModel { var count: Binding<Int>? }

  private struct Layered: View {
    var model: LayerModel
    @State private var count = 0

    var body: some View {
      model.count = $count
      return Box("box", 40, 30).overlay(alignment: .topLeading) {
        ForEach(0..<count, id: \.self) { index in
          Box("\(index)", 10, 10).alignmentGuide(.top) { _ in 5 }
        }
      }
    }
  }

  @Test("each of several views has a layer of its own")
  func layers() {
    let host = HeadlessHost.corner {
      HStack(spacing: 0) {
        Group {
          Box("a", 10, 10)
          Box("b", 20, 10)
        }
        .background { Box.greedy("behind") }
      }
    }
    let behind = host.frames.filter { $0.identifier == "behind" }.map { describe($0.frame) }
    expectEqual(behind, ["0,0 10x10", "10,0 20x10"])
  }

  @Test("a hidden view keeps its place and draws nothing")
  func hidden() {
    let host = HeadlessHost.corner {
      HStack(spacing: 0) {
        Box("a", 10, 10).background { Color.red }.hidden()
        Box("b", 10, 10)
      }
    }
    expectEqual(host.places("a", "b"), ["0,0 10x10", "10,0 10x10"])
    #expect(host.displayList.isEmpty)
  }
}
