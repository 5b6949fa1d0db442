import SwiftUI
import Testing

@testable import FlowGallery

@MainActor @Suite("The fling check, which measures the frame times of a device")
struct FlingCheckTests {
  @Test("the fling check counts a frame that takes three refresh intervals as two dropped frames")
  func droppedFrames() {
    var times = FrameTimes()
    for time in [0.0083, 0.0085, 0.025, 0.0081] { times.add(time, refreshing: 1.0 / 120) }
    for (time, interval) in [(0.0, 0.01), (0.01, 0), (-1, 0.01), (.nan, 0.01), (1, .nan)] {
      times.add(time, refreshing: interval)
    }
    expectEqual(times.droppedCount, 2)
    expectEqual(times.times.count, 4)
    expectEqual(times.refreshRate, 120)
  }

  @Test(
    "the fling check's p50 is the least time that half of the frames do not exceed, and p99 that of 99 in 100"
  )
  func percentiles() {
    var times = FrameTimes()
    expectEqual(times.percentile(0.5), 0)
    for number in (1...100).reversed() { times.add(Double(number) / 1_000, refreshing: 0.01) }
    expectEqual([0, 0.5, 0.99, 1].map { times.percentile($0) }, [0.001, 0.05, 0.099, 0.1])
  }

  @Test("the fling check makes ten flings one after another, each slows down, and then it stops")
  func distances() {
    let one = Fling.distance(after: 1)
    #expect(abs(one - 3_456) < 1)
    #expect(Fling.distance(after: 0.1) > 0.2 * one && Fling.distance(after: 0.9) > 0.95 * one)
    #expect(abs(Fling.distance(after: 7.1) - 7 * one - Fling.distance(after: 0.1)) < 1e-6)
    expectEqual(Fling.distance(after: 11), Fling.distance(after: 10))
    expectEqual(Fling.distance(after: -1), 0)
  }

  @Test("the fling check scrolls before each frame but the first, and reports the frame times once")
  func frames() {
    let fling = Fling()
    var (offsets, told): ([CGFloat], [FrameTimes]) = ([], [])
    fling.start {
      offsets.append($0)
    } end: {
      told.append($0)
    }
    for frame in 0...700 { fling.clock.tick(at: 100 + Double(frame) / 60, interval: 1.0 / 60) }
    #expect(offsets.count == 600 && offsets[0] == Fling.distance(after: 100 + 1.0 / 60 - 100))
    expectEqual(told.map(\.times.count), [600])
    expectEqual(told.map(\.droppedCount), [0])
    #expect(!fling.clock.isRunning)
  }

  @Test("the fling check's report has the number of views, how they are sized, and the frame times")
  func line() {
    var times = FrameTimes()
    for _ in 0..<98 { times.add(0.0083, refreshing: 1.0 / 120) }
    for _ in 0..<2 { times.add(0.0167, refreshing: 1.0 / 120) }
    let line = DeviceQuestion.line(count: 100_000, isDeclared: true, times)
    #expect(line.hasPrefix("swift-flow-layout fling: "))
    #expect(
      line.hasSuffix(
        "100000 views, declared, 120 Hz: p50 8.3 ms, p99 16.7 ms, 2 of 102 frames dropped"),
      "\(line)")
  }

  @Test(
    "the fling check's screen realizes only views near the viewport, with declared sizes or without"
  )
  func screen() throws {
    let host = HeadlessHost(375, 700) { FlingCheckView() }
    try host.settle()
    #expect(host.frame(of: "views")?.height == 400)
    #expect(host.texts.map(\.text).contains("Fling for 10 seconds"))
    #expect(host.texts.count < 400)
    try host.tap(text: "Declared sizes")
    try host.settle()
    #expect(host.texts.map(\.text).contains("7") && host.texts.count < 400)
  }
}
