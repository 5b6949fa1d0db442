// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `@frozen public struct HStackLayout : Layout`, with these public members.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: LinearLayout {
  static var axis: Axis { .horizontal }
  var crossKey: AlignmentKey { alignment.key }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `@frozen public struct VStackLayout : Layout`, with these public members.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: LinearLayout {
  static var axis: Axis { .vertical }
  var crossKey: AlignmentKey { alignment.key }
}

/// Apple: `@frozen public struct ZStackLayout : Layout`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct ZStackLayout: Layout {
  /// Apple: `public var alignment: Alignment`.
  public var alignment: Alignment

  /// Apple: `public init(alignment: Alignment = .center)`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ZStackLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let room = room(for: subviews, proposal)
    return CGSize(width: room.horizontal.length, height: room.vertical.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // The children are measured with the stack's own proposal and placed with its final size.
    let room = room(for: subviews, proposal)
    let final = ProposedViewSize(bounds.size)
    for subview in subviews {
      let view = subview.dimensions(in: final)
      subview.place(
        at: CGPoint(
          x: bounds.minX + room.horizontal.offset(of: view, along: .horizontal, horizontalKey),
          y: bounds.minY + room.vertical.offset(of: view, along: .vertical, verticalKey)),
        proposal: final)
    }
  }

  private var horizontalKey: AlignmentKey { alignment.horizontal.key }
  private var verticalKey: AlignmentKey { alignment.vertical.key }

  /// The room that the children of the highest priority take.
  private func room(
    for subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (horizontal: GuidedExtent, vertical: GuidedExtent) {
    var (horizontal, vertical) = (GuidedExtent(), GuidedExtent())
    let highest = subviews.map(\.priority).max()
    for subview in subviews where subview.priority == highest {
      let view = subview.dimensions(in: proposal)
      horizontal.add(view, along: .horizontal, horizontalKey)
      vertical.add(view, along: .vertical, verticalKey)
    }
    return (horizontal, vertical)
  }
}
