// The columns in the box, as if each were stored beside the sizes: read without a copy of the others, and
// changed in place.

extension FlexItems {
  /// The sizes along the lines to start from; see `FlexItem.basis`.
  public var basis: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].basis }
    _modify { yield &asked.basis }
  }

  /// The items' shares of what is left of their line; see `FlexItem.grow`.
  public var grow: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].grow }
    _modify { yield &asked.grow }
  }

  /// The items' shares of what their line lacks; see `FlexItem.shrink`.
  public var shrink: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].shrink }
    _modify { yield &asked.shrink }
  }

  /// The items' sizes along the lines divided by those across; see `FlexItem.aspectRatio`.
  public var aspectRatio: [Double?] {
    get { wishes.isEmpty ? [] : wishes[0].aspectRatio }
    _modify { yield &asked.aspectRatio }
  }

  /// The smallest sizes along the lines; see `FlexItem.minMain`.
  public var minMain: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].minMain }
    _modify { yield &asked.minMain }
  }

  /// The largest sizes along the lines; see `FlexItem.maxMain`.
  public var maxMain: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].maxMain }
    _modify { yield &asked.maxMain }
  }

  /// The smallest sizes across the lines; see `FlexItem.minCross`.
  public var minCross: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].minCross }
    _modify { yield &asked.minCross }
  }

  /// The largest sizes across the lines; see `FlexItem.maxCross`.
  public var maxCross: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].maxCross }
    _modify { yield &asked.maxCross }
  }

  /// The spaces before the items along their lines; see `FlexItem.marginMainStart`.
  public var marginMainStart: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].marginMainStart }
    _modify { yield &asked.marginMainStart }
  }

  /// The spaces after the items along their lines; see `FlexItem.marginMainEnd`.
  public var marginMainEnd: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].marginMainEnd }
    _modify { yield &asked.marginMainEnd }
  }

  /// The spaces before the items across their lines; see `FlexItem.marginCrossStart`.
  public var marginCrossStart: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].marginCrossStart }
    _modify { yield &asked.marginCrossStart }
  }

  /// The spaces after the items across their lines; see `FlexItem.marginCrossEnd`.
  public var marginCrossEnd: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].marginCrossEnd }
    _modify { yield &asked.marginCrossEnd }
  }

  /// The edges whose margins are `auto`; see `FlexItem.autoMargins`.
  public var autoMargins: [FlexEdges] {
    get { wishes.isEmpty ? [] : wishes[0].autoMargins }
    _modify { yield &asked.autoMargins }
  }

  /// The alignments of the items across their lines; see `FlexItem.alignSelf`.
  public var alignSelf: [FlexAlignment] {
    get { wishes.isEmpty ? [] : wishes[0].alignSelf }
    _modify { yield &asked.alignSelf }
  }

  /// The distances from the items' cross starts to their guides; see `FlexItem.guide`.
  public var guides: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].guides }
    _modify { yield &asked.guides }
  }

  /// The distances from the items' cross starts to their last guides; see `FlexItem.lastGuide`.
  public var lastGuides: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].lastGuides }
    _modify { yield &asked.lastGuides }
  }

  /// The items' places in the sequence; see `FlexItem.order`.
  public var order: [Int] {
    get { wishes.isEmpty ? [] : wishes[0].order }
    _modify { yield &asked.order }
  }

  /// The space before the *k*-th item of the sequence where it shares a line with the one before it.
  ///
  /// Initially, and for NaN, the container's `mainGap`. Negative gaps are allowed. With an `order`
  /// column, *k* counts in the reordered sequence of all items; see `FlexItems.sequence(of:)`.
  public var gapBefore: [Double] {
    get { wishes.isEmpty ? [] : wishes[0].gapBefore }
    _modify { yield &asked.gapBefore }
  }

  /// The line breaks that the items ask for; see `FlexItem.breaks`.
  public var breaks: [FlexBreaks] {
    get { wishes.isEmpty ? [] : wishes[0].breaks }
    _modify { yield &asked.breaks }
  }

  /// The columns in the box; a box for one to be changed.
  var asked: FlexWishes {
    get { wishes.first ?? .none }
    @inline(never) _modify {
      if wishes.isEmpty { wishes.append(FlexWishes()) }
      yield &wishes[0]
    }
  }
}
