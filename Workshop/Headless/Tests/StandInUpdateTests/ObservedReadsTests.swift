import Observation
import SwiftUI
import Testing

/// Bodies that read observable objects.
@MainActor @Suite("Observable objects")
struct ObservedReadsTests {
  @Observable final class Model {
    var width: CGFloat = 10
    var isRead = true
    var other = 0
  }

  private struct Reading: View {
    let model: Model

    var body: some View {
      let width = model.isRead ? model.width : 5
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("view")
    }
  }

  @Test("a body is evaluated again when what it has read changes, and only then")
  func bodies() throws {
    let model = Model()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) { Reading(model: model) }
    try host.settle()
    model.other += 1
    expectEqual(try host.settle(), 0)
    model.width = 20
    expectEqual(try host.settle(), 1)
    expectEqual(host.frame(of: "view")?.width, 20)
  }

  @Test("what only an evaluation before the last one has read is forgotten")
  func forgotten() throws {
    let model = Model()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) { Reading(model: model) }
    try host.settle()
    model.isRead = false
    expectEqual(try host.settle(), 1)
    model.width = 30
    expectEqual(try host.settle(), 0)
    expectEqual(host.frame(of: "view")?.width, 5)
  }

  @Test("the content of a geometry reader is evaluated again when what it has read changes")
  func geometryReaders() throws {
    let model = Model()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      GeometryReader { _ in
        Color.red.frame(width: model.width, height: 10).accessibilityIdentifier("view")
      }
    }
    try host.settle()
    model.width = 40
    try host.settle()
    expectEqual(host.frame(of: "view")?.width, 40)
  }
}
