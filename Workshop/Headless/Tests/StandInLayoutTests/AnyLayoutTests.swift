import SwiftUI
import Testing

/// A layout that notes its cache's life, and numbers the caches that it makes.
private struct Noting: Layout {
  var log: Log
  var gap: CGFloat = 0

  func makeCache(subviews: Subviews) -> Int {
    log.add("make")
    return 1
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    cache += 1
    log.add("update \(cache)")
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: 10 + gap, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * gap, y: bounds.minY), proposal: proposal)
    }
  }
}

private struct Counting: View {
  let name: String
  let log: Log
  @State private var identity = Int.random(in: 0..<1_000_000_000)

  var body: some View {
    log.add("\(identity)")
    return Box(name, 10, 10)
  }
}

private struct Switching: View {
  let log: Log
  let model: LayoutModel
  @State private var layout = AnyLayout(HStackLayout(spacing: 0))

  var body: some View {
    model.binding = $layout
    return layout {
      Counting(name: "a", log: log)
      Box("b", 10, 10)
    }
  }
}

private struct Divided: View {
  let model: LayoutModel
  @State private var layout = AnyLayout(HStackLayout())

  var body: some View {
    model.binding = $layout
    return layout { Divider() }.fixedSize().accessibilityIdentifier("line")
  }
}

@MainActor private final class LayoutModel {
  var binding: Binding<AnyLayout>?

  func set(_ layout: some Layout) { binding?.wrappedValue = AnyLayout(layout) }
}

@MainActor @Suite("A layout of any type")
struct AnyLayoutTests {
  @Test("switching the layout moves the views and keeps their state")
  func identity() {
    let (log, model) = (Log(), LayoutModel())
    let host = HeadlessHost.corner { Switching(log: log, model: model) }
    expectEqual(host.places("a", "b"), ["0,0 10x10", "10,0 10x10"])
    model.set(VStackLayout(spacing: 0))
    expectEqual(host.places("a", "b"), ["0,0 10x10", "0,10 10x10"])
    model.set(ZStackLayout())
    expectEqual(host.places("a", "b"), ["0,0 10x10", "0,0 10x10"])
    expectEqual(Set(log.entries).count, 1)
  }

  @Test("another type makes a cache, the same type updates the one that it has")
  func caches() {
    let (log, model) = (Log(), LayoutModel())
    let host = HeadlessHost.corner { Switching(log: Log(), model: model) }
    _ = host.size
    func entries(_ layout: some Layout) -> [String] {
      model.set(layout)
      _ = host.size
      return log.take()
    }
    expectEqual(entries(Noting(log: log)), ["make"])
    expectEqual(entries(Noting(log: log, gap: 1)), ["update 2"])
    expectEqual(entries(AnyLayout(Noting(log: log, gap: 2))), ["update 3"])
    expectEqual(entries(HStackLayout()), [])
    expectEqual(entries(Noting(log: log, gap: 2)), ["make"])
  }

  @Test("an equal layout changes nothing")
  func equalLayout() {
    let (log, model) = (Log(), LayoutModel())
    let host = HeadlessHost.corner { Switching(log: Log(), model: model) }
    model.set(Noting(log: log, gap: 1))
    _ = host.size
    _ = log.take()
    model.set(Noting(log: log, gap: 1))
    _ = host.size
    expectEqual(log.entries, [])
  }

  @Test("spacers and dividers run as in the layout inside, also in the next one")
  func orientation() {
    let row = AnyLayout(HStackLayout())
    expectEqual(answer(nil, nil) { row { Spacer() }.fixedSize() }, "8x0")
    expectEqual(answer(nil, nil) { AnyLayout(row) { Spacer() }.fixedSize() }, "8x0")
    expectEqual(answer(nil, nil) { AnyLayout(VStackLayout()) { Spacer() }.fixedSize() }, "0x8")
    expectEqual(answer(nil, nil) { AnyLayout(ZStackLayout()) { Spacer() }.fixedSize() }, "8x8")
    let model = LayoutModel()
    let host = HeadlessHost.corner { Divided(model: model) }
    expectEqual(host.places("line"), ["0,0 1x10"])
    model.set(VStackLayout())
    expectEqual(host.places("line"), ["0,0 10x1"])
    model.set(HStackLayout())
    expectEqual(host.places("line"), ["0,0 1x10"])
  }

  @Test("sizes, guides and spacing are those of the layout inside")
  func passesThrough() {
    let layout = AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
    let size = answer(nil, nil) {
      layout {
        Box("a", 10, 10)
        Box("b", 30, 10)
      }
    }
    expectEqual(size, "30x23")
    let host = HeadlessHost.corner {
      HStack(alignment: .firstTextBaseline) {
        layout {
          Box("a", 10, 10).alignmentGuide(.firstTextBaseline) { _ in 2 }
          Box("b", 10, 10).spacing(ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 20))
        }
        Box("c", 10, 10)
      }
    }
    expectEqual(host.places("a", "b", "c"), ["0,8 10x10", "0,21 10x10", "30,0 10x10"])
  }
}
