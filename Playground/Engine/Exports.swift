// The functions that the page calls. A session is an address to it; numbers go through the session's buffer.

/// Makes a session and answers its address.
@_cdecl("flow_open")
func open() -> UnsafeMutableRawPointer {
  let session = UnsafeMutablePointer<Session>.allocate(capacity: 1)
  session.initialize(to: Session())
  return UnsafeMutableRawPointer(session)
}

/// Ends a session and gives its memory back.
@_cdecl("flow_close")
func close(_ session: UnsafeMutableRawPointer) {
  session.session.pointee.deallocate()
  session.session.deinitialize(count: 1)
  session.session.deallocate()
}

/// Answers the address of the session's buffer, which holds at least `count` numbers.
@_cdecl("flow_buffer")
func buffer(_ session: UnsafeMutableRawPointer, _ count: Int) -> UnsafeMutablePointer<Double>? {
  session.session.pointee.reserve(count)
  return session.session.pointee.buffer.baseAddress
}

/// Takes one column of the items from the buffer.
@_cdecl("flow_take_column")
func takeColumn(_ session: UnsafeMutableRawPointer, _ column: Int32, _ count: Int) {
  session.session.pointee.takeColumn(column, count: count)
}

/// Takes the container from the buffer.
@_cdecl("flow_take_container")
func takeContainer(_ session: UnsafeMutableRawPointer) {
  session.session.pointee.takeContainer()
}

/// Lays out; the container's sizes and the number of lines are then in the buffer.
@_cdecl("flow_solve")
func solve(_ session: UnsafeMutableRawPointer, _ measuring: Bool) {
  session.session.pointee.solve(measuring: measuring)
}

/// Lifts an item.
@_cdecl("flow_lift")
func lift(_ session: UnsafeMutableRawPointer, _ item: Int) {
  session.session.pointee.lift(item)
}

/// Answers the index at which the lifted item would be dropped, or -1 for where it is.
@_cdecl("flow_drop_place")
func dropPlace(_ session: UnsafeMutableRawPointer, atMain main: Double, cross: Double) -> Int32 {
  session.session.pointee.dropPlace(atMain: main, cross: cross)
}

/// Finds the lines of a long list; the container's sizes and their number are then in the buffer.
@_cdecl("flow_index_lines")
func indexLines(_ session: UnsafeMutableRawPointer) {
  session.session.pointee.indexLines()
}

/// Lays out the indexed lines between two offsets; the range of their items is then in the buffer.
@_cdecl("flow_solve_between")
func solveLines(_ session: UnsafeMutableRawPointer, from start: Double, to end: Double) {
  session.session.pointee.solveLines(from: start, to: end)
}

/// Lays out the indexed lines of `count` items; the range of the lines' items is then in the buffer.
@_cdecl("flow_solve_around")
func solveLines(_ session: UnsafeMutableRawPointer, _ first: Int, _ count: Int) {
  session.session.pointee.solveLines(ofItems: first..<first + count)
}

/// Puts `inserted` items, main sizes and then cross sizes in the buffer, in the place of some indexed ones.
@_cdecl("flow_replace")
func replace(_ session: UnsafeMutableRawPointer, _ first: Int, _ count: Int, _ inserted: Int) {
  session.session.pointee.replaceItems(first..<first + count, withItems: inserted)
}

/// Reads the frames of `count` items into the buffer.
@_cdecl("flow_read_frames")
func readFrames(_ session: UnsafeMutableRawPointer, _ first: Int, _ count: Int) {
  session.session.pointee.readFrames(first..<first + count)
}

/// Reads the frames of the separators into the buffer, and answers their number.
@_cdecl("flow_read_separators")
func readSeparators(_ session: UnsafeMutableRawPointer) -> Int {
  session.session.pointee.readSeparators()
}

/// Reads the lines of `count` items into the buffer.
@_cdecl("flow_read_lines")
func readLines(_ session: UnsafeMutableRawPointer, _ count: Int) {
  session.session.pointee.readLines(count)
}

/// Reads the depths at which `count` lines end into the buffer.
@_cdecl("flow_read_line_ends")
func readLineEnds(_ session: UnsafeMutableRawPointer, _ count: Int) {
  session.session.pointee.readLineEnds(count)
}

extension UnsafeMutableRawPointer {
  /// The session at the address.
  fileprivate var session: UnsafeMutablePointer<Session> {
    assumingMemoryBound(to: Session.self)
  }
}
