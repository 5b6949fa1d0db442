#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Where the views are that arrow keys move the focus between.
///
/// Views tell when they get another place, and a key asks. Used on the main thread only; no view depends on
/// it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowFocusMap {
  /// The name of the space that frames are in.
  var space: ObjectIdentifier { ObjectIdentifier(self) }

  /// The axis that lines run along where no flow tells it.
  var axisOfLayouts = FlowAxis.rows

  /// The axis that the lines of the flow in here run along.
  var axisOfFlow: FlowAxis?

  var axis: FlowAxis { axisOfFlow ?? axisOfLayouts }

  /// The size of the container: what lies outside of its lines' length is waiting for its place.
  var size = CGSize.zero

  private var entries: [AnyHashable: Entry] = [:]
  private var latest = 0
  /// The column to keep, as long as the focus is where the last step across lines has led.
  private var kept: (id: AnyHashable, column: ClosedRange<Double>)?

  private struct Entry {
    let number: Int
    let frame: CGRect
    let view: ObjectIdentifier
  }

  /// Notes the frame of a view; nil if nobody sees it.
  func note(_ frame: CGRect?, of id: AnyHashable, _ view: ObjectIdentifier) {
    guard let frame else { return forget(id, view) }
    // Read first: in the assignment itself Swift 6.3 on Linux reads another number than was written.
    let known = entries[id]
    if let known, known.frame == frame, known.view == view { return }
    latest += 1
    entries[id] = Entry(number: known?.number ?? latest, frame: frame, view: view)
    kept = nil
  }

  /// Forgets a view, unless another one has taken its identifier.
  func forget(_ id: AnyHashable, _ view: ObjectIdentifier) {
    if entries[id]?.view == view { entries[id] = nil }
  }

  /// The identifier of the view to go to, among those of its type; nil if there is none that way.
  func next<ID: Hashable>(from id: ID, _ step: FlexNavigation.Step, isMirrored: Bool) -> ID? {
    let shown = entries.compactMap { key, entry in
      (key.base as? ID).flatMap { isInside(entry.frame) ? ($0, entry) : nil }
    }
    .sorted { $0.1.number < $1.1.number }
    guard let item = shown.firstIndex(where: { $0.0 == id }) else { return nil }
    let navigation = navigation(shown.map(\.1.frame), isMirrored: isMirrored)
    let isAcross = step == .lineAfter || step == .lineBefore
    var column = navigation.column(of: item)
    if isAcross, let kept, kept.id == AnyHashable(id) { column = kept.column }
    guard let next = navigation.item(from: item, step, column: column) else { return nil }
    kept = isAcross ? (AnyHashable(shown[next].0), column) : nil
    return shown[next].0
  }

  private func isInside(_ frame: CGRect) -> Bool {
    axis == .rows
      ? frame.minX <= size.width && frame.maxX >= 0
      : frame.minY <= size.height && frame.maxY >= 0
  }

  private func navigation(_ frames: [CGRect], isMirrored: Bool) -> FlexNavigation {
    let lefts = frames.map { Double(isMirrored ? -$0.maxX : $0.minX) }
    let tops = frames.map { Double($0.minY) }
    let (widths, heights) = (frames.map { Double($0.width) }, frames.map { Double($0.height) })
    return axis == .rows
      ? FlexNavigation(
        mainPositions: lefts, mainSizes: widths, crossPositions: tops, crossSizes: heights)
      : FlexNavigation(
        mainPositions: tops, mainSizes: heights, crossPositions: lefts, crossSizes: widths)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private enum FlowFocusMapKey: EnvironmentKey {
  static var defaultValue: FlowFocusMap? { nil }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// The places of the views around that arrow keys move the focus between; nil if they do not.
  var flowFocusMap: FlowFocusMap? {
    get { self[FlowFocusMapKey.self] }
    set { self[FlowFocusMapKey.self] = newValue }
  }
}
#endif
