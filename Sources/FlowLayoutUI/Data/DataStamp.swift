#if canImport(SwiftUI)
/// A range or an address in memory that tells quickly whether data is still the same.
///
/// If two stamps are equal, so are the elements, which need not be read. If the stamps differ, the
/// elements may still be equal.
enum DataStamp {
  case range(Range<Int>)
  /// The memory of elements that are stored contiguously.
  ///
  /// Retaining `owner` keeps the memory from being reused for other data.
  case memory(UnsafeRawBufferPointer, owner: Any)

  /// Creates the stamp of a range, or of elements that are contiguous in memory.
  ///
  /// Nil for other data, and for objects, which may change in place.
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
