#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The frames of the views that arrow keys move the focus between.
///
/// A container tells the frames of its rows when a key asks, and single views when they get another place. Used on the
/// main thread only; no view depends on it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowFocusMap {
  /// A view, and where it is in the space of the map.
  typealias Frame = (id: AnyHashable, rect: CGRect)

  /// The name of the space that frames are in.
  var space: ObjectIdentifier { ObjectIdentifier(self) }

  /// The axis that lines run along where no container tells it.
  var axisOfLayouts = FlowAxis.rows

  private var fields: [ObjectIdentifier: Field] = [:]
  private var latest = 0
  /// The column to keep, as long as the focus is where the last step across lines has led.
  private var kept: (view: Frame, column: ClosedRange<Double>)?

  /// The views of a container, or a single view.
  private struct Field {
    let number: Int
    var axis: FlowAxis?
    var rect: CGRect?
    var frames: (CGSize) -> [Frame] = { _ in [] }

    /// All of them in the space of the map.
    var all: [Frame] {
      guard let rect else { return [] }
      return frames(rect.size).map { ($0.id, $0.rect.offsetBy(dx: rect.minX, dy: rect.minY)) }
    }
  }

  /// Notes how a container tells its frames, in its own space.
  func note(_ owner: ObjectIdentifier, axis: FlowAxis?, frames: @escaping (CGSize) -> [Frame]) {
    var field = field(owner)
    (field.axis, field.frames) = (axis, frames)
    fields[owner] = field
  }

  /// Notes where a container, or a single view, is.
  func note(_ owner: ObjectIdentifier, at rect: CGRect?) {
    var field = field(owner)
    if field.rect == rect { return }
    field.rect = rect
    fields[owner] = field
    kept = nil
  }

  func forget(_ owner: ObjectIdentifier) { fields[owner] = nil }

  private func field(_ owner: ObjectIdentifier) -> Field {
    if let known = fields[owner] { return known }
    latest += 1
    return Field(number: latest)
  }

  /// Returns the way that lines run around a view; that of the layouts if no flow has it.
  func axis(around id: AnyHashable) -> FlowAxis {
    let owner = fields.values.first { $0.axis != nil && $0.all.contains { $0.id == id } }
    return owner?.axis ?? axisOfLayouts
  }

  /// Returns the identifier of the view to go to, among those that are targets; nil if there is none that way.
  func next(
    from id: AnyHashable, _ step: FlexNavigation.Step, _ axis: FlowAxis, isMirrored: Bool,
    among isTarget: (AnyHashable) -> Bool
  ) -> AnyHashable? {
    let fields = Array(fields.values)
    let sorted = sortedIndices(fields.count) { fields[$0].number < fields[$1].number }
    let shown = sorted.flatMap { fields[$0].all }.filter { isTarget($0.id) }
    guard let item = shown.firstIndex(where: { $0.id == id }) else { return nil }
    let navigation = FlexNavigation(shown.map(\.rect), axis, isMirrored: isMirrored)
    let isAcross = step == .lineAfter || step == .lineBefore
    var column = navigation.column(of: item)
    if let kept, kept.view == shown[item] { column = kept.column }
    guard let next = navigation.item(from: item, step, column: column) else { return nil }
    kept = isAcross ? (shown[next], column) : nil
    return shown[next].id
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlexNavigation {
  fileprivate init(_ frames: [CGRect], _ axis: FlowAxis, isMirrored: Bool) {
    let lefts = frames.map { Double(isMirrored ? -$0.maxX : $0.minX) }
    let tops = frames.map { Double($0.minY) }
    let (widths, heights) = (frames.map { Double($0.width) }, frames.map { Double($0.height) })
    if axis == .rows {
      self.init(
        mainPositions: lefts, mainSizes: widths, crossPositions: tops, crossSizes: heights)
    } else {
      self.init(
        mainPositions: tops, mainSizes: heights, crossPositions: lefts, crossSizes: widths)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// The places of the views around that arrow keys move the focus between; nil if they do not.
  var flowFocusMap: FlowFocusMap? {
    get { self[Inherited<FlowFocusMap>.self] }
    set { self[Inherited<FlowFocusMap>.self] = newValue }
  }
}
#endif
