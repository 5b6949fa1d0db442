#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
import SwiftUI

/// Scrolls, or lifts a chip.
@available(iOS 17.0, macOS 14.0, *)
struct SwipeProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var tags = (1...90).map { "Tag \($0)" }

  var body: some View {
    ScrollView {
      Flow($tags, id: \.self, editActions: .move) { $tag in ProbeChip(tag) }
        .onGeometryChange(for: Bool.self) {
          ($0.bounds(of: .scrollView)?.minY ?? 0) > 60
        } action: {
          if $0 { tell(true, "It has scrolled.") }
        }
    }
    .frame(height: 200)
    .onChange(of: tags) { tell(false, "A chip was moved.") }
    .accessibilityIdentifier("probe")
  }
}

/// Counts in how many steps of scrolling a view was visible, but not there.
@available(iOS 17.0, macOS 14.0, *)
struct FlingProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var views = VisibleViews()

  private static let size = CGSize(width: 60, height: 30)

  var body: some View {
    let views = views
    ScrollView {
      LazyFlow(0..<VisibleViews.count, layout: FlowLayout(spacing: 4)) { number in
        Text("\(number)")
          .frame(width: Self.size.width, height: Self.size.height)
          .background(Capsule().strokeBorder(.blue))
          .onAppear { views.living.insert(number) }
          .onDisappear { views.living.remove(number) }
      }
      .itemSizes { _ in Self.size }
      .onGeometryChange(for: CGRect.self) {
        $0.bounds(of: .scrollView) ?? .zero
      } action: { bounds in
        views.scrolled(to: bounds)
        if views.steps > 20 {
          tell(views.gaps == 0, "\(views.steps) steps, \(views.gaps) of them with gaps.")
        }
      }
    }
    .frame(height: 200)
    .accessibilityIdentifier("probe")
  }
}

/// The views of a fling: chips of 64 × 34 points with their spacing.
@MainActor private final class VisibleViews {
  nonisolated static let count = 50_000
  var living: Set<Int> = []
  private(set) var steps = 0
  private(set) var gaps = 0
  private var visible = 0..<0

  // Written down, it has no actor; made by the compiler, it would have one where all is the main actor's, which older
  // systems cannot do.
  deinit {}

  /// A view has to be there when it is visible in two steps, one after the other.
  func scrolled(to bounds: CGRect) {
    let perRow = max(1, Int((bounds.width + 4) / 64))
    let first = Int(max(0, bounds.minY) / 34) * perRow
    let end = (Int(max(0, bounds.maxY - 1) / 34) + 1) * perRow
    let now = min(first, Self.count)..<min(end, Self.count)
    if !visible.isEmpty {
      steps += 1
      if visible.clamped(to: now).contains(where: { !living.contains($0) }) { gaps += 1 }
    }
    visible = now
  }
}

/// Jumps to a view that does not exist yet, and waits until it is visible.
@available(iOS 17.0, macOS 14.0, *)
struct JumpProbe: View {
  var isDeclared = false
  let tell: DeviceQuestion.Tell
  @State private var target: Int?
  @State private var start = Date()

  private static let size = CGSize(width: 70, height: 32)

  var body: some View {
    ScrollView {
      let flow = LazyFlow(0..<2_000, layout: FlowLayout(spacing: 4)) { number in
        ProbeChip("\(number)")
          .frame(minWidth: Self.size.width, minHeight: Self.size.height)
          .onGeometryChange(for: Bool.self) { chip in
            chip.bounds(of: .scrollView)?.contains(CGPoint(x: chip.size.width / 2, y: 10)) == true
          } action: { isVisible in
            if isVisible, number == 1_500 { arrived() }
          }
      }
      isDeclared ? flow.itemSizes { _ in Self.size } : flow
    }
    .flowScrollPosition(id: $target, anchor: .top)
    .frame(height: 120)
    .onAppear { target = 1_500 }
    .accessibilityIdentifier("probe")
  }

  private func arrived() {
    let milliseconds = Int(1_000 * Date().timeIntervalSince(start))
    tell(true, "1500 was visible after \(milliseconds) ms.")
  }
}

/// Counts the steps of scrolling that come late, while headers are pinned.
@available(iOS 17.0, macOS 14.0, *)
struct PinnedProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var steps = ScrollSteps()

  var body: some View {
    let steps = steps
    ScrollView {
      LazyFlow(ProbeSection.all, elements: \.numbers) { number in
        ProbeChip("\(number.id)")
      } header: {
        ProbeHeader(section: $0)
      }
      .pinnedHeaders()
      .onGeometryChange(for: CGFloat.self) {
        $0.bounds(of: .scrollView)?.minY ?? 0
      } action: { _ in
        steps.note(at: Date())
        if steps.count >= 60 { tell(steps.late * 20 <= steps.count, steps.words) }
      }
    }
    .frame(height: 200)
    .accessibilityIdentifier("probe")
  }
}

/// Tells whether a header that stays at the edge is tapped there, and not where its section begins.
@available(iOS 17.0, macOS 14.0, *)
struct PinnedTapProbe: View {
  let tell: DeviceQuestion.Tell

  var body: some View {
    ScrollView {
      LazyFlow(ProbeSection.all, elements: \.numbers) { number in
        ProbeChip("\(number.id)")
          .onTapGesture { tell(false, "The chip \(number.id) below was tapped.") }
      } header: { section in
        ProbeHeader(section: section)
          .onTapGesture { tell(true, "The header of section \(section.id) was tapped.") }
      }
      .pinnedHeaders()
    }
    .frame(height: 200)
    .accessibilityIdentifier("probe")
  }
}

private struct ProbeSection: Identifiable {
  struct Number: Identifiable {
    let id: Int
  }

  let id: Int
  var numbers: [Number] { (id * 40..<id * 40 + 40).map(Number.init) }

  static let all = (0..<500).map(Self.init)
}

private struct ProbeHeader: View {
  let section: ProbeSection

  var body: some View {
    Text("Section \(section.id)")
      .frame(maxWidth: .infinity, minHeight: 32)
      .background(Color.white)
  }
}

/// The times between steps of scrolling.
@MainActor private final class ScrollSteps {
  private var intervals: [Double] = []
  private var last: Date?

  deinit {}

  var count: Int { intervals.count }

  /// The time between most steps.
  private var usual: Double { intervals.sorted()[intervals.count / 2] }

  /// The number of steps that took half as long again as most.
  var late: Int { intervals.filter { $0 > 1.5 * usual }.count }

  var words: String {
    "\(count) steps, \(Int(1 / max(usual, 0.001))) a second, \(late) of them late."
  }

  /// Steps that are far apart are not of one swipe.
  func note(at time: Date) {
    if let last, time.timeIntervalSince(last) < 0.2 {
      intervals.append(time.timeIntervalSince(last))
    }
    last = time
  }
}

#if canImport(Darwin)
/// Compares how far two lists coast, one of which has a bound position.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct CoastProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var bound = ScrollPosition(idType: Int.self)
  @State private var coasts: [String: CGFloat] = [:]

  var body: some View {
    HStack {
      CoastingList { told("bound", $0) }.flowScrollPosition($bound)
      CoastingList { told("free", $0) }
    }
    .frame(height: 200)
  }

  private func told(_ name: String, _ coast: CGFloat) {
    coasts[name] = coast
    guard let bound = coasts["bound"], let free = coasts["free"], free > 0 else { return }
    tell(bound > 0.7 * free, "It coasts \(Int(100 * bound / free)) % as far as without a position.")
  }
}

/// A list that tells how far it coasts for the speed that it is let go with.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
private struct CoastingList: View {
  let tell: @MainActor (CGFloat) -> Void
  @State private var start: (offset: CGFloat, speed: CGFloat) = (0, 0)

  var body: some View {
    ScrollView {
      LazyFlow(0..<20_000) { number in
        Text("\(number)").frame(width: 40, height: 40)
      }
      .itemSizes { _ in CGSize(width: 40, height: 40) }
    }
    .onScrollPhaseChange { old, new, context in
      let offset = context.geometry.contentOffset.y
      if new == .decelerating { start = (offset, abs(context.velocity?.dy ?? 0)) }
      if old == .decelerating, start.speed > 0 { tell(abs(offset - start.offset) / start.speed) }
    }
  }
}
#endif
#endif
