#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// Repeated evaluations of a lazy flow, and the elements that each of them reads again.
@MainActor @Suite("Updates of lazy flows")
struct LazyModelUpdateTests {
  @Test(
    "a lazy flow reads declared sizes once for the same elements and environment, also with a new closure"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sameElements() {
    let (model, data) = (NumbersModel<[Int]>(), [1, 2, 3])
    let numbers = (0..<3).map { _ in model.update(model.declared(data)) }
    expectEqual(Set(numbers).count, 3)
    expectEqual(model.reads, 3)
    model.update(model.declared(data), ["large"])
    expectEqual(model.reads, 6)
  }

  @Test(
    "evaluating a lazy flow with equal elements causes no update, even while an element is dragged")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func nothingNew() {
    let model = NumbersModel<[Int]>()
    let data = (0..<6).map { $0 % 4 == 0 ? [30, 40, 50, 60] : [30, 40, 50, 60].map { $0 } }
    model.update(NumbersModel.measured(data[0]))
    model.learn(first: 3, of: data[0])
    model.model.follow(DraggedElement(DataMove(from: 0, to: 2)))
    let version = model.version
    for data in data { model.update(NumbersModel.measured(data)) }
    #expect(model.version == version && model.known == [40, 50, 30])
    model.update(NumbersModel.measured([30, 40, 50, 60, 70]))
    #expect(model.version > version && model.known == [30, 40, 50])
  }

  @Test("declared sizes that a lazy flow reads again cause an update only if one of them differs")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sameSizes() {
    let (model, objects) = (NumbersModel<[Int]>(), NumbersModel<[Object]>())
    model.update(model.declared([1, 2, 3]))
    objects.update(objects.declared([Object(), Object()]))
    let versions = [model.version, objects.version]
    // The same sizes of other elements, which are searched again.
    let flow = model.declared([3, 2, 1])
    expectEqual(model.model.index(of: 3, in: model.declared([1, 2, 3]).contents), 2)
    model.update(flow)
    expectEqual(model.model.index(of: 3, in: flow.contents), 0)
    objects.update(objects.declared([Object(), Object()]))
    expectEqual([model.version, objects.version], versions)
    model.update(model.declared([3, 2, 1, 0]))
    objects.update(objects.declared([Object()]))
    #expect(zip([model.version, objects.version], versions).allSatisfy(>))
  }

  @Test(
    "a lazy flow reads declared sizes again for other elements, and for equal elements of another array"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func otherElements() {
    let model = NumbersModel<[Int]>()
    model.update(model.declared([1, 2, 3]))
    expectEqual(model.contents { $0.size(nil) }, CGSize(width: 3 * 18 - 8, height: 20))
    model.update(model.declared([1, 2, 3, 4]))
    expectEqual(model.reads, 7)
    expectEqual(model.contents { $0.size(nil) }, CGSize(width: 4 * 18 - 8, height: 20))
    model.update(model.declared((1...4).map { $0 }))
    expectEqual(model.reads, 11)
  }

  @Test(
    "a lazy flow evaluated again keeps the measured sizes of the same elements, also with another spacing"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func measured() {
    let (model, data) = (NumbersModel<[Int]>(), [30, 40, 50, 60])
    let first = model.update(NumbersModel.measured(data))
    model.learn(first: 3, of: data)
    let version = model.version
    let second = model.update(NumbersModel.measured(data))
    #expect(first != second && model.version == version && model.known == [30, 40, 50])
    model.update(NumbersModel.measured(data, FlowLayout(spacing: 2)))
    #expect(model.version != version && model.known == [30, 40, 50])
  }

  @Test(
    "in a lazy flow, declared sizes replace measured sizes, and measured sizes replace declared sizes"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func otherKind() {
    let (model, data) = (NumbersModel<[Int]>(), [30, 40, 50])
    model.update(NumbersModel.measured(data))
    model.learn(first: 2, of: data)
    model.update(model.declared(data))
    #expect(model.contents { $0.isExact } && model.known == [10, 10, 10])
    model.update(NumbersModel.measured(data))
    #expect(!model.contents { $0.isExact } && model.known == [])
    expectEqual(model.contents { $0.count }, 3)
    model.update(model.declared(data))
    #expect(model.known == [10, 10, 10] && model.reads == 6)
  }

  @Test(
    "a lazy flow reads declared sizes once for equal ranges, and for equal slices of the same array"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ranges() {
    let ranges = NumbersModel<Range<Int>>()
    ranges.update(ranges.declared(0..<5))
    ranges.update(ranges.declared(0..<5))
    expectEqual(ranges.reads, 5)
    ranges.update(ranges.declared(0..<6))
    ranges.update(ranges.declared(1..<6))
    expectEqual(ranges.reads, 16)
    let (slices, data) = (NumbersModel<ArraySlice<Int>>(), Array(0..<9))
    slices.update(slices.declared(data[2..<5]))
    slices.update(slices.declared(data[2..<5]))
    expectEqual(slices.reads, 3)
    slices.update(slices.declared(data[2..<6]))
    slices.update(slices.declared(data[3..<7]))
    expectEqual(slices.reads, 11)
  }

  @Test(
    "a lazy flow always reads declared sizes of objects again, since objects can change in place")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func objects() {
    let (model, data) = (NumbersModel<[Object]>(), [Object(), Object()])
    model.update(model.declared(data))
    model.update(model.declared(data))
    expectEqual(model.reads, 4)
    let boxes = NumbersModel<NumbersBox>()
    let box = NumbersBox([1, 2, 3])
    boxes.update(boxes.declared(box))
    box.numbers = [4, 5]
    boxes.update(boxes.declared(box))
    #expect(boxes.reads == 5 && boxes.contents { $0.count } == 2)
  }
}

/// An element that is an object.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private final class Object: Hashable {
  static func == (a: Object, b: Object) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
