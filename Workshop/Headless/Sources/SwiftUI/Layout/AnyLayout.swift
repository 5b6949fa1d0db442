/// A layout whose type is erased; switching layouts keeps the subviews' identity.
///
/// Apple: `@frozen public struct AnyLayout : Layout`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyLayout: Layout {
  fileprivate let layout: any Layout

  /// Apple: `public init<L>(_ layout: L) where L : Layout`.
  public init<L>(_ layout: L) where L: Layout {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Apple: `public struct Cache`.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var layout: Any.Type
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AnyLayout {
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews), layout: L.self)
    }
    return make(layout)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      // Another concrete layout starts afresh; the same one updates what it has.
      if cache.layout == L.self {
        layout.withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
      } else {
        cache = makeCache(subviews: subviews)
      }
    }
    update(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(layout)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      layout.withCache(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return size(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      layout.withCache(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(layout)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    alignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    alignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func alignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    func alignment<L: Layout>(_ layout: L) -> CGFloat? {
      layout.withCache(&cache, subviews) {
        layout.explicitAlignment(key, in: bounds, proposal: proposal, subviews, &$0)
      }
    }
    return alignment(layout)
  }
}

extension Layout {
  /// The properties of this very layout: those of the one inside where there is one.
  var ownProperties: LayoutProperties {
    (self as? AnyLayout).map { type(of: $0.layout).layoutProperties } ?? Self.layoutProperties
  }

  /// Runs `body` on the concrete cache; `()` stands in while it is out, so that it stays unique.
  fileprivate func withCache<R>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> R
  ) -> R {
    var concrete = cache.value as? Cache ?? makeCache(subviews: subviews)
    cache.value = ()
    defer { cache.value = concrete }
    return body(&concrete)
  }
}
