import SwiftUI
import Testing

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
  private final class Log {
    var notes: [String] = []
  }

  private let log = Log()

  /// A source of 20 × 20 at the origin of a host of 100 × 100, and a destination of 60 × 60 around one of 20 × 20.
  private func host(isEnabled: Bool = true) -> HeadlessHost {
    let log = log
    return HeadlessHost(size: CGSize(width: 100, height: 100)) {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 20, height: 20).draggable("item")
        Color.clear.frame(width: 60, height: 60)
          .overlay(alignment: .topLeading) {
            Color.clear.frame(width: 20, height: 20)
              .dropDestination(for: String.self) { items, _ in
                log.notes.append("inner \(items)")
                return false
              }
          }
          .dropDestination(for: String.self) { items, point in
            log.notes.append("\(items) at \(point.x), \(point.y)")
            return true
          } isTargeted: {
            log.notes.append("targeted \($0)")
          }
          .disabled(!isEnabled)
          .offset(x: 40, y: 40)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test("a destination takes items at a point of its frame, whatever is drawn there")
  func point() throws {
    let host = host()
    #expect(try host.dragAndDrop(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 70)))
    expectEqual(log.notes, ["targeted true", "[\"item\"] at 50.0, 30.0", "targeted false"])
  }

  @Test("the innermost destination goes first, and says whether it has taken them")
  func inner() {
    #expect(!host().drop(["a", "b"], at: CGPoint(x: 45, y: 45)))
    expectEqual(log.notes, ["inner [\"a\", \"b\"]"])
  }

  @Test("beside of all destinations, and on a disabled one, nothing is taken")
  func nowhere() {
    #expect(!host().drop(["a"], at: CGPoint(x: 10, y: 60)))
    #expect(!host(isEnabled: false).drop(["a"], at: CGPoint(x: 70, y: 70)))
    #expect(log.notes.isEmpty)
  }

  @Test("a view without the modifier cannot be dragged")
  func undraggable() {
    #expect(throws: HeadlessHost.InteractionError.self) {
      try host().dragAndDrop(from: CGPoint(x: 90, y: 10), to: CGPoint(x: 70, y: 70))
    }
  }
}
