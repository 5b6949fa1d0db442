/// A type that names an alignment guide and says where it lies by default.
///
/// Apple: `public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) ->
/// CGFloat }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol AlignmentID {
  /// The guide's value for a view of which nothing inside sets it, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on one axis, as elements look it up; a metatype holds nothing that could race.
@frozen @usableFromInline struct AlignmentKey: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let isHorizontal: Bool
  /// Which of the six frame guides it is; empty for all others.
  let frameGuide: FrameGuides

  init(id: any AlignmentID.Type, isHorizontal: Bool) {
    self.id = id
    self.isHorizontal = isHorizontal
    frameGuide = (id as? any FrameGuide.Type)?.guide ?? []
  }

  @usableFromInline static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isHorizontal == b.isHorizontal
  }

  /// Whether a container answers for its children: the six frame guides are its own.
  var merges: Bool { frameGuide.isEmpty }

  /// One value of several: baselines take the outermost, other guides the average.
  func merge(_ values: [CGFloat?]) -> CGFloat? {
    let values = values.compactMap { $0 }
    if values.isEmpty || !merges { return nil }
    if id == FirstTextBaselineID.self { return values.min() }
    if id == LastTextBaselineID.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// The edges and the centres of a frame.
@usableFromInline struct FrameGuides: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt8

  @usableFromInline init(rawValue: UInt8) { self.rawValue = rawValue }
}

protocol FrameGuide: AlignmentID {
  static var guide: FrameGuides { get }
}

enum LeadingID: FrameGuide {
  static let guide = FrameGuides(rawValue: 1 << 0)
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum HorizontalCenterID: FrameGuide {
  static let guide = FrameGuides(rawValue: 1 << 1)
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingID: FrameGuide {
  static let guide = FrameGuides(rawValue: 1 << 2)
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum TopID: FrameGuide {
  static let guide = FrameGuides(rawValue: 1 << 3)
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum VerticalCenterID: FrameGuide {
  static let guide = FrameGuides(rawValue: 1 << 4)
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomID: FrameGuide {
  static let guide = FrameGuides(rawValue: 1 << 5)
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
// A view without text stands on its bottom edge.
enum FirstTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum ListRowSeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

/// Apple: `@frozen public struct HorizontalAlignment : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  @usableFromInline let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  /// Apple: `public init(_ id: any AlignmentID.Type)`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }

  /// Apple: `public static let leading: HorizontalAlignment`.
  public static let leading = HorizontalAlignment(LeadingID.self)
  /// Apple: `public static let center: HorizontalAlignment`.
  public static let center = HorizontalAlignment(HorizontalCenterID.self)
  /// Apple: `public static let trailing: HorizontalAlignment`.
  public static let trailing = HorizontalAlignment(TrailingID.self)
  /// Where the separator below a row of a list begins; elsewhere as the leading edge.
  ///
  /// Apple: `public static let listRowSeparatorLeading: HorizontalAlignment`.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)

  /// Apple: `public func combineExplicit<S>(_ values: S) -> CGFloat? where S : Sequence,
  /// S.Element == CGFloat?`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.merge(Array(values))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `@frozen public struct VerticalAlignment : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct VerticalAlignment: Equatable, Sendable {
  @usableFromInline let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  /// Apple: `public init(_ id: any AlignmentID.Type)`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }

  // Apple: `public static let top: VerticalAlignment`, and so on.
  public static let top = VerticalAlignment(TopID.self)
  public static let center = VerticalAlignment(VerticalCenterID.self)
  public static let bottom = VerticalAlignment(BottomID.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)

  /// Apple: `public func combineExplicit<S>(_ values: S) -> CGFloat? where S : Sequence,
  /// S.Element == CGFloat?`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.merge(Array(values))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `@frozen public struct Alignment : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  // Apple: `public static let center: Alignment`, and so on.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Alignment {
  /// Apple: `public static var leadingFirstTextBaseline: Alignment { get }`.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
}
