#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow where Data == Range<Int>, ID == Int {
  /// Makes a flow of a view for each number of a range.
  ///
  ///     LazyFlow(0..<10) { Text("\($0)") }
  ///
  /// The numbers identify the views. Unlike the range of a `ForEach`, this one may change.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of a number's view, in points; nil to measure views as they come near.
  ///     Read again when the range changes, not when only the closure does.
  ///   - scrolledTo: The number that `scrollPosition(id:)` binds, too: the view of that number always exists.
  ///   - content: Makes a number's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Range<Int>, layout: Base = FlowLayout(), size: ((Int) -> CGSize)? = nil,
    scrolledTo: Binding<Int?> = .constant(nil), @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(
      data, id: \.self, layout: layout, size: size, scrolledTo: scrolledTo, content: content)
  }
}
#endif
