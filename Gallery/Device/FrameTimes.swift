/// The times from frame to frame of a scroll, and the frames that came too late for the display.
///
///     var times = FrameTimes()
///     times.add(0.0167, refreshing: 0.0083)  // one frame was dropped
///
/// Times are in seconds.
struct FrameTimes: Equatable {
  private(set) var times: [Double] = []
  private(set) var droppedCount = 0
  private var interval = 0.0

  /// The refresh rate of the display in the last frame, in hertz; 0 before the first one.
  var refreshRate: Int { interval > 0 ? Int((1 / interval).rounded()) : 0 }

  /// Adds the time since the frame before, on a display that shows a frame every `interval` seconds.
  ///
  /// A time of *n* intervals stands for *n* − 1 dropped frames. Times and intervals that are not positive are left out.
  mutating func add(_ time: Double, refreshing interval: Double) {
    guard time > 0, interval > 0, (time / interval).isFinite else { return }
    self.interval = interval
    times.append(time)
    droppedCount += max(0, Int((time / interval).rounded()) - 1)
  }

  /// The shortest time that at least a share of all times does not exceed.
  ///
  /// The share is a number such as 0.99. Without times, it is 0. Takes O(*n* log *n*) time.
  func percentile(_ share: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    let rank = Int((share * Double(times.count)).rounded(.up))
    return times.sorted()[min(max(rank, 1), times.count) - 1]
  }
}
