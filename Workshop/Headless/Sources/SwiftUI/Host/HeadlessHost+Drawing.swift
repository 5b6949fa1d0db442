extension HeadlessHost {
  /// What a renderer paints, back to front, after whatever update is pending.
  ///
  ///     let host = HeadlessHost(size: CGSize(width: 100, height: 40)) { Color.blue }
  ///     host.displayList[0].color.description  // "#007AFF"
  ///
  /// Views of no opacity add nothing. Takes time in proportion to the views.
  public var displayList: [DisplayItem] { draw().items }
}
