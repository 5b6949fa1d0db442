internal import CCairo

/// Gathers what Cairo writes, much of it a few bytes at a time, and passes it on in larger pieces.
final class ByteStream {
  private let pass: (UnsafeRawBufferPointer) throws -> Void
  private var gathered: [UInt8] = []
  private var problem: (any Error)?

  /// The most bytes that are passed on at once.
  private static let capacity = 65_536

  init(_ pass: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.pass = pass
    gathered.reserveCapacity(Self.capacity)
  }

  /// Valid while the stream lives.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { pointer, bytes, count in
    guard let pointer else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<ByteStream>.fromOpaque(pointer).takeUnretainedValue()
    return stream.take(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  private func take(_ bytes: UnsafeRawBufferPointer) -> cairo_status_t {
    // Cairo may go on after an error.
    if problem != nil { return CAIRO_STATUS_WRITE_ERROR }
    var rest = bytes[...]
    do {
      while !rest.isEmpty {
        let piece = rest.prefix(Self.capacity - gathered.count)
        gathered.append(contentsOf: piece)
        rest = rest.dropFirst(piece.count)
        if gathered.count == Self.capacity { try passOn() }
      }
      return CAIRO_STATUS_SUCCESS
    } catch {
      problem = error
      return CAIRO_STATUS_WRITE_ERROR
    }
  }

  private func passOn() throws {
    try gathered.withUnsafeBytes(pass)
    gathered.removeAll(keepingCapacity: true)
  }

  /// Draws, then passes on what is left.
  ///
  /// An error of passing on says more than one of drawing, which knows at most that something failed.
  func finish(_ draw: () throws -> Void) throws {
    let drawing = Result { try draw() }
    if let problem { throw problem }
    try drawing.get()
    try passOn()
  }
}
