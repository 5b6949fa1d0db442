/// A layout whose type is erased; switching layouts keeps the subviews' identity.
///
/// Apple: `@frozen public struct AnyLayout : Layout { public init<L>(_ layout: L) where
/// L : Layout }`.
public struct AnyLayout: Layout {
  fileprivate var box: any LayoutBox

  /// Apple: `public init<L>(_ layout: L) where L : Layout`.
  public init<L>(_ layout: L) where L: Layout {
    box = (layout as? AnyLayout)?.box ?? ConcreteLayoutBox(layout: layout)
  }

  /// The cache of whichever layout is inside.
  ///
  /// Apple: `public struct Cache`.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var layout: Any.Type
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AnyLayout {
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews: subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews: subviews, cache: &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout {
  /// The properties of this very layout: those of the one inside where there is one.
  var ownProperties: LayoutProperties {
    (self as? AnyLayout).map { type(of: $0.box).layoutProperties } ?? Self.layoutProperties
  }
}

/// A layout whose cache is `AnyLayout`'s.
private protocol LayoutBox: Layout where Cache == AnyLayout.Cache {}

private struct ConcreteLayoutBox<L: Layout>: LayoutBox {
  var layout: L

  static var layoutProperties: LayoutProperties { L.layoutProperties }

  func makeCache(subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: layout.makeCache(subviews: subviews), layout: L.self)
  }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    // Another concrete layout starts afresh; the same one updates what it has.
    guard cache.layout == L.self else {
      cache = makeCache(subviews: subviews)
      return
    }
    open(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    open(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    open(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    open(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    open(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    open(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Runs `body` on the concrete cache; `()` stands in while it is out, so that it stays unique.
  private func open<R>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var concrete = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    cache.value = ()
    defer { cache.value = concrete }
    return body(&concrete)
  }
}
