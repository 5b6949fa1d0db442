#if canImport(SwiftUI)
/// A mark of data, by which other data is surely the same at a glance.
///
/// The data that it was made of is asked nothing.
enum DataStamp {
  case range(Range<Int>)
  /// Elements in memory, which is not given to others as long as its owner is there.
  case memory(UnsafeRawBufferPointer, owner: Any)

  /// Makes a mark; nil for data that may be another in the same place, as objects are.
  init?<Data: Collection>(_ data: Data) {
    if Data.Element.self is AnyObject.Type { return nil }
    if let data = data as? any StoredData {
      guard let stored = data.stored as? any Collection, let stamp = DataStamp(stored) else {
        return nil
      }
      self = stamp
    } else if let range = data as? Range<Int> {
      self = .range(range)
    } else {
      let memory = data.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0) }
      guard let memory else { return nil }
      self = .memory(memory, owner: data)
    }
  }
}

extension DataStamp: Equatable {
  static func == (a: DataStamp, b: DataStamp) -> Bool {
    switch (a, b) {
    case (.range(let a), .range(let b)): a == b
    case (.memory(let a, _), .memory(let b, _)):
      a.baseAddress == b.baseAddress && a.count == b.count
    default: false
    }
  }
}
#endif
