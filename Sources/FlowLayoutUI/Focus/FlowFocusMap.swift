#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The frames of the views that arrow keys move the focus between.
///
/// The frames of a container's elements are computed when a key is pressed. The frame of the
/// container, or of a view with `flowFocused`, is recorded whenever it changes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowFocusMap {
  // Used on the main thread only. No view observes the map.
  /// The identity and the frame of a focusable view.
  ///
  /// The frame is in the coordinates of the map. Only `Field.frames` uses those of the container or
  /// view.
  typealias Frame = (id: AnyHashable, rect: CGRect)

  /// The name of the map's coordinate space.
  var space: ObjectIdentifier { ObjectIdentifier(self) }

  /// The axis of the lines of views with `flowFocused`, as in a bare `FlowLayout`.
  ///
  /// Such views do not know the axis of their container.
  var axisOfLayouts = FlowAxis.rows

  private var fields: [ObjectIdentifier: Field] = [:]
  private var latest = 0
  // `view` is the view that the step led to. `column` is the range, along the line, of the view
  // where these steps began; the next step to another line keeps to this range.
  /// The last move of the focus to another line; nil after a move along a line.
  ///
  /// Also nil if a frame has changed since.
  private var kept: (view: Frame, column: ClosedRange<Double>)?

  /// The map's entry for a container or for a view with `flowFocused`.
  ///
  /// It knows the frames of the focusable views inside.
  private struct Field {
    let number: Int
    var axis: FlowAxis?
    var rect: CGRect?
    var frames: (CGSize) -> [Frame] = { _ in [] }
    /// The number of `FlowFocusField` views that now record this entry, usually one.
    ///
    /// When SwiftUI replaces such a view, the new one may appear before the old one disappears.
    var views = 0

    /// The frames of the focusable views, in the map's coordinate space.
    var all: [Frame] {
      guard let rect else { return [] }
      return frames(rect.size).map { ($0.id, $0.rect.offsetBy(dx: rect.minX, dy: rect.minY)) }
    }
  }

  /// Records a function that returns the frames of the focusable views in a container.
  ///
  /// For a view with `flowFocused`, the function returns just that view's frame.
  ///
  /// - Parameters:
  ///   - owner: The identity of the container, or of the view with `flowFocused`.
  ///   - axis: The axis of the container's lines; nil for a view with `flowFocused`.
  ///   - frames: Returns the frames for a size of the owner, in the owner's coordinates.
  func record(_ owner: ObjectIdentifier, axis: FlowAxis?, frames: @escaping (CGSize) -> [Frame]) {
    var field = field(owner)
    (field.axis, field.frames) = (axis, frames)
    fields[owner] = field
  }

  /// Records the frame of a container, or of a view with `flowFocused`.
  ///
  /// `owner` identifies the container or view. `rect` is nil if the frame is unknown.
  func record(_ owner: ObjectIdentifier, at rect: CGRect?) {
    var field = field(owner)
    if field.rect == rect { return }
    field.rect = rect
    fields[owner] = field
    kept = nil
  }

  /// Counts a `FlowFocusField` of `owner` that has appeared.
  ///
  /// `owner` identifies a container, or a view with `flowFocused`.
  func appear(_ owner: ObjectIdentifier) { fields[owner]?.views += 1 }

  /// Counts a `FlowFocusField` of `owner` that has disappeared.
  ///
  /// After the last one, the map forgets the container, or the view with `flowFocused`.
  func disappear(_ owner: ObjectIdentifier) {
    fields[owner]?.views -= 1
    if let field = fields[owner], field.views <= 0 { fields[owner] = nil }
  }

  private func field(_ owner: ObjectIdentifier) -> Field {
    if let known = fields[owner] { return known }
    latest += 1
    return Field(number: latest)
  }

  /// Returns the identity of the view to which a key moves the focus.
  ///
  /// - Parameters:
  ///   - id: The identity of the view that has the focus.
  ///   - isMirrored: Whether lines run from right to left.
  ///   - isTarget: Returns whether the view with an identity may get the focus.
  ///   - step: Returns the move that the key stands for, where lines have a given axis; nil for no
  ///     move.
  /// - Returns: The identity; nil if the focus stays.
  func next(
    from id: AnyHashable, isMirrored: Bool, among isTarget: (AnyHashable) -> Bool,
    _ step: (FlowAxis) -> FlexNavigation.Step?
  ) -> AnyHashable? {
    let fields = Array(fields.values)
    var (all, known): ([Frame], FlowAxis?) = ([], nil)
    for index in sortedIndices(fields.count, by: { fields[$0].number < fields[$1].number }) {
      let frames = fields[index].all
      all += frames
      if known == nil, frames.contains(where: { $0.id == id }) {
        known = fields[index].axis
      }
    }
    let axis = known ?? axisOfLayouts
    guard let step = step(axis) else { return nil }
    let shown = all.filter { isTarget($0.id) }
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
  /// The frames of the views that arrow keys move the focus between.
  ///
  /// Nil without focus navigation.
  var flowFocusMap: FlowFocusMap? {
    get { self[Inherited<FlowFocusMap>.self] }
    set { self[Inherited<FlowFocusMap>.self] = newValue }
  }
}
#endif
