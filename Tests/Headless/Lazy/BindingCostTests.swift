import FlowLayoutUI
import SwiftUI
import Testing

/// How often containers read a binding.
///
/// SwiftUI's binding of an array goes from one index to the next only, and calls its getter at each step: what asks it for
/// its count, or for an element by an offset, reads it as often as it has elements.
@MainActor @Suite("The cost of a binding")
struct BindingCostTests {
  /// An array behind a binding that counts how often it is read.
  private final class Counted<Element>: @unchecked Sendable {
    private var all: [Element]
    private(set) var reads = 0

    init(_ all: [Element]) { self.all = all }

    var binding: Binding<[Element]> {
      Binding {
        self.reads += 1
        return self.all
      } set: {
        self.all = $0
      }
    }
  }

  private struct Number: Identifiable {
    let id: Int
  }

  private struct Album: Identifiable {
    let id: Int
    var numbers: [Number]
  }

  private func chip(_ number: Number) -> some View {
    Color.red.frame(width: 40, height: 20).id(number.id)
  }

  /// Returns how often a binding of so many elements is read for the first frames, and again after a jump to the end.
  private func reads(
    of count: Int, _ content: @escaping (Binding<[Number]>) -> some View
  ) throws -> [Int] {
    let numbers = Counted((0..<count).map(Number.init))
    let host = HeadlessHost(200, 100) {
      ScrollView { content(numbers.binding) }.accessibilityIdentifier("scroll")
    }
    try host.settle()
    let first = numbers.reads
    try host.scroll(to: 1_000_000)
    try host.settle()
    return [first, numbers.reads - first]
  }

  @Test("a limited flow reads a binding equally often for any number of elements")
  func limit() throws {
    func flow(_ all: Binding<[Number]>) -> some View {
      Flow(all) { chip($0.wrappedValue) }.maxLines(2)
    }
    expectEqual(try reads(of: 10_000, flow), try reads(of: 1_000, flow))
  }

  @Test("a lazy flow of measured views reads a binding equally often for any number of elements")
  func measured() throws {
    func flow(_ all: Binding<[Number]>) -> some View {
      LazyFlow(all, editActions: .move) { chip($0.wrappedValue) }
    }
    expectEqual(try reads(of: 10_000, flow), try reads(of: 1_000, flow))
  }

  @Test("a lazy flow of declared sizes reads a binding equally often for any number of elements")
  func declared() throws {
    func flow(_ all: Binding<[Number]>) -> some View {
      LazyFlow(all, editActions: .move) { chip($0.wrappedValue) }
        .itemSizes { _ in CGSize(40, 20) }
    }
    expectEqual(try reads(of: 10_000, flow), try reads(of: 1_000, flow))
  }

  @Test("a lazy flow of sections reads a binding in proportion to the number of sections")
  func sections() throws {
    func reads(of count: Int) throws -> Int {
      let albums = Counted((0..<count).map { Album(id: $0, numbers: [Number(id: $0)]) })
      let host = HeadlessHost(200, 100) {
        ScrollView {
          LazyFlow(albums.binding, elements: \.numbers) {
            chip($0.wrappedValue)
          } header: { _ in
            Color.red.frame(width: 200, height: 10)
          }
        }
      }
      try host.settle()
      return albums.reads
    }
    let (one, two, four) = (try reads(of: 100), try reads(of: 200), try reads(of: 400))
    expectEqual(four - two, 2 * (two - one))
  }
}
