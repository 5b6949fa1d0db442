// The optional property arrays, as if `FlexItems` stored each itself: reading one copies no other array, and
// changes happen in place.

extension FlexItems {
  /// The flex base sizes; see `FlexItem.basis`.
  public var basis: [Double] {
    get { properties.isEmpty ? [] : properties.value.basis }
    _modify { yield &changedProperties.basis }
  }

  /// The items' shares of their lines' free space; see `FlexItem.grow`.
  public var grow: [Double] {
    get { properties.isEmpty ? [] : properties.value.grow }
    _modify { yield &changedProperties.grow }
  }

  /// The items' shares of their lines' overflow; see `FlexItem.shrink`.
  public var shrink: [Double] {
    get { properties.isEmpty ? [] : properties.value.shrink }
    _modify { yield &changedProperties.shrink }
  }

  /// The items' main sizes divided by their cross sizes; see `FlexItem.aspectRatio`.
  public var aspectRatio: [Double?] {
    get { properties.isEmpty ? [] : properties.value.aspectRatio }
    _modify { yield &changedProperties.aspectRatio }
  }

  /// The smallest sizes along the lines; see `FlexItem.minMain`.
  public var minMain: [Double] {
    get { properties.isEmpty ? [] : properties.value.minMain }
    _modify { yield &changedProperties.minMain }
  }

  /// The largest sizes along the lines; see `FlexItem.maxMain`.
  public var maxMain: [Double] {
    get { properties.isEmpty ? [] : properties.value.maxMain }
    _modify { yield &changedProperties.maxMain }
  }

  /// The smallest sizes across the lines; see `FlexItem.minCross`.
  public var minCross: [Double] {
    get { properties.isEmpty ? [] : properties.value.minCross }
    _modify { yield &changedProperties.minCross }
  }

  /// The largest sizes across the lines; see `FlexItem.maxCross`.
  public var maxCross: [Double] {
    get { properties.isEmpty ? [] : properties.value.maxCross }
    _modify { yield &changedProperties.maxCross }
  }

  /// The spaces before the items along their lines; see `FlexItem.marginMainStart`.
  public var marginMainStart: [Double] {
    get { properties.isEmpty ? [] : properties.value.marginMainStart }
    _modify { yield &changedProperties.marginMainStart }
  }

  /// The spaces after the items along their lines; see `FlexItem.marginMainEnd`.
  public var marginMainEnd: [Double] {
    get { properties.isEmpty ? [] : properties.value.marginMainEnd }
    _modify { yield &changedProperties.marginMainEnd }
  }

  /// The spaces before the items across their lines; see `FlexItem.marginCrossStart`.
  public var marginCrossStart: [Double] {
    get { properties.isEmpty ? [] : properties.value.marginCrossStart }
    _modify { yield &changedProperties.marginCrossStart }
  }

  /// The spaces after the items across their lines; see `FlexItem.marginCrossEnd`.
  public var marginCrossEnd: [Double] {
    get { properties.isEmpty ? [] : properties.value.marginCrossEnd }
    _modify { yield &changedProperties.marginCrossEnd }
  }

  /// The edges whose margins are `auto`; see `FlexItem.autoMargins`.
  public var autoMargins: [FlexEdges] {
    get { properties.isEmpty ? [] : properties.value.autoMargins }
    _modify { yield &changedProperties.autoMargins }
  }

  /// The alignments of the items across their lines; see `FlexItem.alignSelf`.
  public var alignSelf: [FlexAlignment] {
    get { properties.isEmpty ? [] : properties.value.alignSelf }
    _modify { yield &changedProperties.alignSelf }
  }

  /// The distances from the items' cross starts to their guides; see `FlexItem.guide`.
  public var guides: [Double] {
    get { properties.isEmpty ? [] : properties.value.guides }
    _modify { yield &changedProperties.guides }
  }

  /// The distances from the items' cross starts to their last guides; see `FlexItem.lastGuide`.
  public var lastGuides: [Double] {
    get { properties.isEmpty ? [] : properties.value.lastGuides }
    _modify { yield &changedProperties.lastGuides }
  }

  /// The numbers that decide the items' order in the sequence; see `FlexItem.order`.
  public var order: [Int] {
    get { properties.isEmpty ? [] : properties.value.order }
    _modify { yield &changedProperties.order }
  }

  /// The gaps before the items, with the items sorted by `order`.
  ///
  /// The gap at index *k* is before the *k*-th item of the sequence, unless that item is the first
  /// of its line. An empty array, and NaN, mean the container's `mainGap`. Negative gaps are
  /// allowed.
  ///
  /// If items have an `order`, *k* counts in the reordered sequence of all items. See
  /// `FlexItems.sequence(of:)`.
  public var gapBefore: [Double] {
    get { properties.isEmpty ? [] : properties.value.gapBefore }
    _modify { yield &changedProperties.gapBefore }
  }

  /// The line breaks before and after the items; see `FlexItem.breaks`.
  public var breaks: [FlexBreaks] {
    get { properties.isEmpty ? [] : properties.value.breaks }
    _modify { yield &changedProperties.breaks }
  }

  /// The property arrays other than sizes, for changes in place.
  ///
  /// The first change creates them.
  private var changedProperties: ItemProperties {
    get { properties.value(or: .none) }
    @inline(never) _modify {
      if properties.isEmpty { properties.put(ItemProperties()) }
      // Not through `value`: an accessor within an accessor costs a call for each change.
      yield &properties.elements[0]
    }
  }
}
