/// The common layout of a row and a column: lengths along the stack are `major`, across it `minor`.
protocol LinearLayout: Layout where Cache == _StackLayoutCache {
  static var axis: Axis { get }
  var crossKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

/// The cache of a stack: the distances between the children, and how far each gives way, per minor proposal.
public struct _StackLayoutCache {
  var distances: [CGFloat] = []
  var minor: CGFloat?
  var ranges: [(min: CGFloat, max: CGFloat)] = []
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LinearLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(
      distances: zip(subviews, subviews.dropFirst()).map { earlier, later in
        spacing ?? earlier.spacing.distance(to: later.spacing, along: Self.axis)
      })
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    let proposals = proposals(proposal, subviews, &cache)
    return extent(subviews, proposals, cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    var proposals = proposals(proposal, subviews, &cache)
    if proposal[Self.axis.other] == nil {
      for index in proposals.indices {
        proposals[index][Self.axis.other] = bounds.size[Self.axis.other]
      }
    }
    let across = extent(subviews, proposals, cache).across
    var major: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      var position = bounds.origin
      position[Self.axis] += major
      position[Self.axis.other] += across.offset(of: dimensions, along: Self.axis.other, crossKey)
      subview.place(at: position, proposal: proposals[index])
      major += dimensions[Self.axis]
      if index < cache.distances.count { major += cache.distances[index] }
    }
  }

  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let (start, end, across): (Edge.Set, Edge.Set, Edge.Set) =
      Self.axis == .horizontal
      ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: across) }
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    return spacing
  }

  /// The size around children of these proposals, and the guide that they share across.
  private func extent(
    _ subviews: Subviews, _ proposals: [ProposedViewSize], _ cache: _StackLayoutCache
  ) -> (size: CGSize, across: GuidedExtent) {
    var major = cache.distances.reduce(0, +)
    var across = GuidedExtent()
    for (subview, proposal) in zip(subviews, proposals) {
      let dimensions = subview.dimensions(in: proposal)
      major += dimensions[Self.axis]
      across.add(dimensions, along: Self.axis.other, crossKey)
    }
    var size = CGSize.zero
    size[Self.axis] = max(0, major)
    size[Self.axis.other] = across.length
    return (size, across)
  }

  /// Returns each child's proposal: its ideal along a stack without a length, else its share.
  private func proposals(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout _StackLayoutCache
  ) -> [ProposedViewSize] {
    var offer = proposal
    // Shares of an endless length are endless, too.
    guard let major = proposal[Self.axis], major < .infinity else {
      return Array(repeating: offer, count: subviews.count)
    }
    measureRanges(subviews, proposal, &cache)
    var proposals = Array(repeating: offer, count: subviews.count)
    var remaining = major - cache.distances.reduce(0, +)
    let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    let ranges = cache.ranges
    var reserved = ranges.reduce(0) { $0 + $1.min }
    for group in groups {
      reserved -= group.reduce(0) { $0 + ranges[$1].min }
      let ordered = group.enumerated().sorted { a, b in
        Self.isLessFlexible(ranges[a.element], ranges[b.element]) ?? (a.offset < b.offset)
      }
      for (taken, (_, index)) in ordered.enumerated() {
        offer[Self.axis] = max(0, (remaining - reserved) / CGFloat(group.count - taken))
        proposals[index] = offer
        remaining -= subviews[index].sizeThatFits(offer)[Self.axis]
      }
    }
    return proposals
  }

  private func measureRanges(
    _ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
  ) {
    let minor = proposal[Self.axis.other]
    if cache.ranges.count == subviews.count, cache.minor == minor { return }
    var (least, most) = (proposal, proposal)
    least[Self.axis] = 0
    most[Self.axis] = .infinity
    cache.ranges = subviews.map {
      ($0.sizeThatFits(least)[Self.axis], $0.sizeThatFits(most)[Self.axis])
    }
    cache.minor = minor
  }

  /// Whether `a` gives way less than `b`; nil if they tie.
  ///
  /// Of two endless ones, that with the larger minimum does.
  private static func isLessFlexible(
    _ a: (min: CGFloat, max: CGFloat), _ b: (min: CGFloat, max: CGFloat)
  ) -> Bool? {
    let (left, right) = (
      a.max == .infinity ? .infinity : a.max - a.min, b.max == .infinity ? .infinity : b.max - b.min
    )
    if left != right { return left < right }
    return left < .infinity || a.min == b.min ? nil : a.min > b.min
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ViewDimensions {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
