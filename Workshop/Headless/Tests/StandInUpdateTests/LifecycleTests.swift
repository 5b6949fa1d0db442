import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

private struct Toggled: View {
  let handle: Handle<Bool>
  let log: Log
  let hasTask: Bool
  @State private var isShown = true

  init(handle: Handle<Bool>, log: Log, hasTask: Bool = false) {
    (self.handle, self.log, self.hasTask) = (handle, log, hasTask)
  }

  var body: some View {
    handle.take(
      $isShown,
      VStack {
        if isShown {
          Box(10, 10)
            .onAppear { log("appear") }
            .onDisappear { log("disappear") }
            .task { await work() }
        }
      })
  }

  private func work() async {
    if !hasTask { return }
    log("begin")
    while !Task.isCancelled { await Task.yield() }
    log("cancel")
  }
}

private struct AppearsWithState: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Box(width, 10).onAppear { width = 30 }
  }
}

private struct Changing: View {
  let handle: Handle<Int>
  let log: Log
  @State private var number = 1

  var body: some View {
    handle.take($number, Watched(number: number, log: log))
  }
}

private struct Watched: View {
  let number: Int
  let log: Log

  var body: some View {
    Box(10, 10)
      .onChange(of: number) { old, new in log("\(old) to \(new)") }
      .onChange(of: number, initial: true) { log("now \(number)") }
      .onChange(of: number, perform: { new in log("was \(number), is \(new)") })
  }
}

@MainActor @Suite("Appearance and changes")
struct LifecycleTests {
  @Test("a view appears once, and disappears when it leaves")
  func appearance() throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = HeadlessHost(size: space) { Toggled(handle: handle, log: log) }
    expectEqual(log.entries, [])
    try host.settle()
    expectEqual(log.entries, ["appear"])
    handle.set(false)
    try host.settle()
    handle.set(true)
    try host.settle()
    expectEqual(log.entries, ["appear", "disappear", "appear"])
  }

  @Test("a task begins as its view appears, and is cancelled as it disappears")
  func task() async throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = HeadlessHost(size: space) { Toggled(handle: handle, log: log, hasTask: true) }
    func wait(for count: Int) async {
      for _ in 0..<1000 where log.entries.count < count { await Task.yield() }
    }
    try host.settle()
    await wait(for: 2)
    expectEqual(log.entries, ["appear", "begin"])
    handle.set(false)
    try host.settle()
    await wait(for: 4)
    expectEqual(log.entries, ["appear", "begin", "disappear", "cancel"])
    handle.set(true)
    try host.settle()
    await wait(for: 6)
    expectEqual(log.entries.suffix(2), ["appear", "begin"])
  }

  @Test("state set in onAppear is shown by the next update")
  func stateInOnAppear() throws {
    let host = HeadlessHost(size: space) { AppearsWithState() }
    expectEqual(try host.settle(), 2)
    expectEqual(host.size.width, 30)
  }

  @Test("the three forms of onChange tell old and new values")
  func onChange() throws {
    let (handle, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { Changing(handle: handle, log: log) }
    try host.settle()
    expectEqual(log.entries, ["now 1"])
    log.entries = []
    handle.set(5)
    try host.settle()
    expectEqual(Set(log.entries), ["1 to 5", "now 5", "was 1, is 5"])
    expectEqual(log.entries.count, 3)
  }
}
