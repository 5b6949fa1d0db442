/// The room on one axis around views that lie with their guides on one line.
///
/// The guide of an endless view takes no part: such a view begins where the room does.
struct GuidedExtent {
  /// The most that any view has before its guide, and after it; nil before the first view.
  private var reach: (before: CGFloat, after: CGFloat)?
  private var isEndless = false

  mutating func add(_ view: ViewDimensions, along axis: Axis, _ guide: AlignmentKey) {
    let length = view[axis]
    if length == .infinity {
      isEndless = true
      return
    }
    let before = view[guide]
    reach = (
      max(reach?.before ?? before, before), max(reach?.after ?? length - before, length - before)
    )
  }

  var length: CGFloat { isEndless ? .infinity : reach.map { $0.before + $0.after } ?? 0 }

  /// Where a view begins in the room.
  func offset(of view: ViewDimensions, along axis: Axis, _ guide: AlignmentKey) -> CGFloat {
    view[axis] == .infinity ? 0 : (reach?.before ?? view[guide]) - view[guide]
  }
}
