/// A host of items that are tried in other orders.
package protocol FlexDropHost: FlexLimitHost {
  /// Called before anything is asked about another order.
  ///
  /// - Parameter order: The index that each item had when one was lifted. All indices asked for from now on
  ///   count in this order.
  mutating func willTry(_ order: [Int])
}

/// The host of items whose cross sizes do not depend on their lengths.
struct FixedDepths: FlexDropHost {
  let cross: [Double]
  private var order: [Int] = []

  init(_ cross: [Double]) { self.cross = cross }

  var measuresItems: Bool { false }

  mutating func willTry(_ order: [Int]) { self.order = order }

  func measure(item: Int, main: Double) -> FlexMeasurement {
    FlexMeasurement(main: main, cross: cross[order[item]])
  }
}

/// A host that knows nothing of orders, and is asked for measurements alone.
struct MeasuringHost<Base: FlexHost>: FlexDropHost {
  let base: UnsafeMutablePointer<Base>
  private var order: [Int] = []

  init(_ base: UnsafeMutablePointer<Base>) { self.base = base }

  var measuresItems: Bool { base.pointee.measuresItems }

  mutating func willTry(_ order: [Int]) { self.order = order }

  func measure(item: Int, main: Double) -> FlexMeasurement {
    base.pointee.measure(item: order[item], main: main)
  }
}
