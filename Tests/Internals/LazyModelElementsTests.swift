#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// How a lazy flow finds its elements again when the data changes.
@MainActor @Suite("Elements of lazy flows")
struct LazyModelElementsTests {
  /// Returns the known widths after a change of elements of which the first few were measured.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func known(_ old: [Int], first count: Int, then new: [Int]) -> [Double?] {
    let model = NumbersModel<[Int]>()
    model.update(NumbersModel.measured(old))
    model.learn(first: count, of: old)
    model.update(NumbersModel.measured(new))
    expectEqual(model.contents { $0.count }, new.count)
    return model.known
  }

  @Test("a lazy flow's measured elements keep their sizes wherever they move in the data")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func moved() {
    let old = [10, 20, 30, 40, 50]
    expectEqual(known(old, first: 3, then: old.map { $0 }), [10, 20, 30])
    expectEqual(known(old, first: 3, then: [10, 30, 20, 40, 50]), [10, 30, 20])
    expectEqual(known(old, first: 3, then: [10, 99, 20, 30, 40]), [10, nil, 20, 30])
    expectEqual(known(old, first: 3, then: [30, 40, 10, 50, 20]), [30, nil, 10, nil, 20])
    expectEqual(known(old, first: 3, then: [30]), [30])
    expectEqual(known(old, first: 3, then: [10, 20]), [10, 20])
    expectEqual(known(old, first: 3, then: [10, 97, 98, 99]), [10])
    expectEqual(known(old, first: 3, then: [97, 20, 98, 99]), [nil, 20])
    expectEqual(known(old, first: 3, then: [97, 98, 99]), [])
    expectEqual(known(old, first: 3, then: []), [])
    expectEqual(known(old, first: 0, then: [50, 40]), [])
    expectEqual(known([], first: 0, then: [50, 40]), [])
  }

  /// As many new elements as are not passed by to look for others behind.
  private let most = Array(10_000..<11_023)

  @Test(
    "a lazy flow stops looking for measured elements in new data after 1,024 new elements in a row")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func manyNew() {
    let old = [10, 20, 30]
    expectEqual(known(old, first: 3, then: most + [20]).last, 20)
    expectEqual(known(old, first: 3, then: most + [99, 20]), [])
    expectEqual(known(old, first: 3, then: [10] + most + [30]).count, 1025)
    expectEqual(known(old, first: 3, then: [10, 98] + most + [30]), [10])
    // Those that are found begin the count again.
    expectEqual(known(old, first: 3, then: [20] + most + [10]).last, 10)
    expectEqual(known(old, first: 3, then: [20, 98] + most + [10]), [20])
    expectEqual(known(old, first: 3, then: [98, 20] + most + [10] + [99, 30]).last, 30)
  }

  @Test(
    "measured sizes of a lazy strip stay with their elements in a collection object that changes in place"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func liveCollection() {
    let (model, box) = (NumbersModel<NumbersBox>(), NumbersBox([10, 20, 30, 40]))
    model.update(NumbersModel.strip(box, lines: 1))
    model.learn(first: 4, of: box)
    box.numbers = [20, 10]
    model.update(NumbersModel.strip(box, lines: 1))
    expectEqual(model.known, [20, 10])
    box.numbers = [50, 20, 60, 10]
    model.update(NumbersModel.strip(box, lines: 1))
    expectEqual(model.known, [nil, 20, nil, 10])
  }
}

extension LazyModelElementsTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct Album: Identifiable {
    let id: Int
    var photos: [Int]
  }

  @Test(
    "a section removed from the bound data of a lazy flow keeps its last value while its views exist"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func goneSections() {
    let albums = Locked([Album(id: 0, photos: [7, 8]), Album(id: 1, photos: [9])])
    let binding = Binding(get: { albums.with { $0 } }, set: { new in albums.with { $0 = new } })
    let all = JoinedElements(binding, \.photos)
    albums.with { $0 = [Album(id: 0, photos: [7])] }
    expectEqual(all.map(\.wrappedValue), [7, 8, 9])
    expectEqual(all.section(1).wrappedValue.id, 1)
  }

  /// The indices at which an element is found, one evaluation after the other.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func indices(_ data: [(new: [Int], wanted: Int)]) -> [Int?] {
    let model = NumbersModel<[Int]>()
    return data.map { data, wanted in
      let flow = NumbersModel.measured(data)
      model.update(flow)
      let index = model.model.index(of: wanted, in: flow.contents)
      expectEqual(model.model.index(of: wanted, in: flow.contents), index)
      return index
    }
  }

  @Test(
    "a lazy flow finds the element to scroll to at any index, after a search for any other element")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sought() {
    for count in 1...6 {
      let data = Array(0..<count)
      for start in data {
        for wanted in data {
          expectEqual(indices([(data, start), (data, wanted)]), [start, wanted])
        }
      }
      expectEqual(indices([(data, count - 1), (data, 99), (data, 0)]), [count - 1, nil, 0])
      expectEqual(indices([(data, count - 1), ([0], 0)]), [count - 1, 0])
      expectEqual(indices([(data, count - 1), ([], 0), (data, 0)]), [count - 1, nil, 0])
    }
  }

  @Test(
    "of elements with the same identifier, a lazy flow finds the one nearest to the index that it found last"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func nearest() {
    // At first, that is the first one.
    expectEqual(indices([([7, 5, 7], 7)]), [0])
    expectEqual(indices([([1, 7, 5, 7], 5), ([7, 2, 1, 7], 7)]), [2, 3])
    expectEqual(indices([([1, 7, 5, 7], 5), ([7, 7, 1, 3, 3, 7], 7)]), [2, 1])
    // Of two that are as near, the one behind.
    expectEqual(indices([([1, 7, 5, 7], 5), ([1, 7, 5, 7], 7)]), [2, 3])
    // Behind all that there are, that is the last one.
    expectEqual(indices([([1, 2, 3, 4, 5], 5), ([7, 7, 7], 7)]), [4, 2])
    expectEqual(indices([([1, 2, 7, 7], 7), ([7, 7, 7, 7], 7)]), [2, 2])
  }

  /// An element that counts how often it is asked who it is.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct Counted {
    let number: Int
    let reads: Locked<Int>

    var id: Int {
      reads.with { $0 += 1 }
      return number
    }
  }

  @Test(
    "a lazy flow searches the same data only once for a missing element, however often the flow is evaluated"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func missing() {
    let (reads, model) = (Locked(0), LazyModel())
    let data = (0..<100).map { Counted(number: $0, reads: reads) }
    func seek(_ data: [Counted]) -> Int {
      let flow = LazyRoot(
        FlowContents(data: data, id: \.id) { (_: Counted) in Color.red },
        FlowLayout().rules, nil)
      _ = model.update(flow, [])
      let before = reads.with { $0 }
      expectEqual(model.index(of: 1000, in: flow.contents), nil)
      return reads.with { $0 } - before
    }
    expectEqual(
      [data, data, data, data.reversed()].map { seek($0) > 0 }, [true, false, false, true])
  }

  @Test(
    "a lazy flow looks for the focused element near its last index, and for a newly focused one near the viewport"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func focused() {
    let model = NumbersModel<[Int]>()
    func show(_ data: [Int], at offset: CGFloat) -> any LazySource {
      let flow = model.declared(data, FlowLayout(spacing: 0))
      model.update(flow)
      // Rows of one view each, 20 deep.
      _ = model.contents { $0.slice(.page(20, at: offset, length: 10), length: 10) }
      return flow.contents
    }
    var data = Array(0..<50)
    for index in [2, 20, 43, 46] { data[index] = 77 }
    expectEqual(model.model.indexOfFocused(77, in: show(data, at: 410)), 20)
    // It stays the same one, though others are nearer to what is visible.
    expectEqual(model.model.indexOfFocused(77, in: show(data.map { $0 }, at: 10)), 20)
    expectEqual(model.model.indexOfFocused(5, in: show(data, at: 10)), 5)
    expectEqual(model.model.indexOfFocused(77, in: show(data, at: 900)), 46)
    expectEqual(model.model.indexOfFocused(99, in: show(data, at: 900)), nil)
    expectEqual(model.model.indexOfFocused(99, in: show(data + [99], at: 0)), 50)
    expectEqual(LazyModel().indexOfFocused(7, in: NumbersModel.measured([7, 5, 7]).contents), 0)
  }
}
#endif
