#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Flows whose elements can be dragged")
struct MovingTests {
  @Test(
    "a flow with editActions has the frames of one without, and showing it does not write to its binding"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func frames() {
    let widths: [CGFloat] = [40, 60, 30, 50]
    var writes = 0
    func rendered(_ actions: EditActions<[CGFloat]>) -> Rendered {
      Rendered(width: 110) { record in
        Flow(Binding(get: { widths }, set: { _ in writes += 1 }), id: \.self, editActions: actions)
        { $width in
          Leaf(widths.firstIndex(of: width) ?? -1, width, 20, in: record)
        }
      }
    }
    let (edited, still) = (rendered(.move), rendered([]))
    expectEqual(edited.xs, [0, 48, 0, 38])
    expectEqual(edited.ys, [0, 0, 28, 28])
    #expect(edited.xs == still.xs && edited.ys == still.ys)
    expectEqual(writes, 0)
  }
}
#endif
