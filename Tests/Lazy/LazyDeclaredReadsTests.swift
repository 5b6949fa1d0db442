#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Declared sizes are read once for each element, and again only for what they depend on.
@MainActor @Suite("Reads of declared sizes", .enabled(if: hasWindows))
struct LazyDeclaredReadsTests {
  private final class Reads {
    var count = 0

    /// A size of 40 × 20, which counts how often it is read.
    func size(of element: some Any) -> CGSize {
      count += 1
      return CGSize(40, 20)
    }
  }

  private let reads = Reads()

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct NumberView: View {
    let number: Int

    init(_ number: Int) { self.number = number }

    var body: some View { Color.clear.named(number) }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func flow(
    _ numbers: some RandomAccessCollection<Int>, _ layout: some FlowingLayout = FlowLayout()
  ) -> LazyFlow<Int, NumberView> {
    LazyFlow(numbers, id: \.self, layout: layout) { NumberView($0) }.itemSizes(reads.size)
  }

  /// Hosts a flow that depends on a state.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func host<State>(
    _ remote: Remote<State>, _ flow: @escaping (State) -> LazyFlow<Int, NumberView>
  ) -> Hosted {
    Hosted(100, 200) { Driven(remote) { flow($0).named("flow") } }
  }

  @Test(
    "a lazy flow reads declared sizes again when rows become columns, and not when the spacing changes"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func layouts() async throws {
    let numbers = [0, 1, 2]
    let remote = Remote((spacing: CGFloat(8), isRows: true))
    let host = host(remote) { state in
      state.isRows
        ? flow(numbers, FlowLayout(spacing: state.spacing))
        : flow(numbers, VFlowLayout(spacing: state.spacing))
    }
    func expect(_ count: Int, _ second: CGPoint, _ third: CGPoint) async throws {
      try await host.settle()
      #expect(reads.count == count && host.origins == [.zero, second, third])
    }
    try await expect(3, CGPoint(48, 0), CGPoint(0, 28))
    remote.set((4, true))
    try await expect(3, CGPoint(44, 0), CGPoint(0, 24))
    remote.set((4, false))
    try await expect(6, CGPoint(0, 24), CGPoint(0, 48))
  }

  @Test(
    "switching a lazy flow between declared sizes and aspect ratios reads them again and resizes all views"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func kinds() async throws {
    let (numbers, remote) = ([0, 1], Remote(false))
    let layout = FlowLayout(spacing: 0, targetRowHeight: 30, hugging: .never)
    let host = host(remote) { areRatios in
      let flow = flow(numbers, layout)
      return areRatios ? flow.itemAspectRatios { _ in 1.0 } : flow
    }
    let sizes = [CGSize(40, 20), CGSize(30, 30), CGSize(40, 20)]
    for (areRatios, size) in zip([false, true, false], sizes) {
      remote.set(areRatios)
      try await host.settle()
      expectEqual(host.itemFrames().map(\.size), [size, size])
    }
    expectEqual(reads.count, 4)
  }

  @Test(
    "a lazy flow reads declared sizes again for a collection of another type, even of as many elements"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func types() async throws {
    let (array, slice) = ([0, 1, 2], [3, 4, 5][...])
    let remote = Remote(true)
    let host = host(remote) { $0 ? flow(array) : flow(slice) }
    for (isArray, count) in [(true, 3), (false, 6), (false, 6), (true, 9)] {
      remote.set(isArray)
      try await host.settle()
      expectEqual(reads.count, count)
    }
  }

  @Test("a lazy flow over a binding reads declared sizes once while the data stay the same")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func binding() async throws {
    let (chips, other) = (Remote(Piece.equal(4)), Remote(0))
    let host = Hosted(100, 200) {
      Bound(chips) { chips in
        Driven(other) { other in
          LazyFlow(chips) { _ in Color.clear.named(other) }.itemSizes(reads.size)
        }
      }
    }
    try await host.settle()
    other.set(1)
    try await host.settle()
    #expect(reads.count == 4 && host.frame(of: "1") != nil)
    chips.value.removeFirst()
    try await host.settle()
    expectEqual(reads.count, 7)
  }

  @Test(
    "a lazy flow reads declared sizes again for another type size or dependingOn value, not for another font"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func dependencies() async throws {
    struct Surroundings {
      var width: CGFloat = 100
      var typeSize = DynamicTypeSize.large
      var font = Font.body
    }
    let (reads, remote) = (Reads(), Remote(Surroundings()))
    let host = Hosted(390, 400) {
      Bound(remote) { $around in
        ScrollView {
          LazyFlow(0..<5) { Color.clear.named($0) }
            .itemSizes(dependingOn: around.width) { [width = around.width] _ in
              reads.count += 1
              return CGSize(width, 20)
            }
        }
        .font(around.font)
        .dynamicTypeSize(around.typeSize)
      }
    }
    func expect(_ count: Int, width: CGFloat) async throws {
      try await host.settle()
      #expect(reads.count == count && host.frame(of: "0")?.width == width)
    }
    try await expect(5, width: 100)
    remote.value.width = 120
    try await expect(10, width: 120)
    remote.value.typeSize = .xxxLarge
    try await expect(15, width: 120)
    remote.value.font = .title
    try await expect(15, width: 120)
  }
}
#endif
