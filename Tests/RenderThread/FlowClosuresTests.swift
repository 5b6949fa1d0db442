import FlowLayoutUI
import SwiftUI
import Testing

/// SwiftUI may call whatever closure it keeps on a thread of its own.
///
/// One that was formed on the main actor traps there. So do those of this module, which is compiled as an app
/// is.
@MainActor @Suite("Closures that FlowLayoutUI hands to SwiftUI")
struct FlowClosuresTests {
  @Test(
    "the tests' list of closures handed to SwiftUI has every call site in the sources, as often as it occurs"
  )
  func list() throws {
    let found = try KeptClosures.callSites().sorted()
    let listed = Scenario.allCases.flatMap(\.callSites).sorted()
    #expect(found.difference(from: listed).isEmpty, "unlisted or gone; found are \(found)")
  }

  @Test(
    "views with every closure handed to SwiftUI have the same frames on a render thread as on the main thread",
    arguments: Scenario.allCases)
  func scenarios(_ scenario: Scenario) throws {
    let host = scenario.host(on: .render)
    try host.settle()
    if scenario == .limitedItems {
      try host.tap("0")
      host.advance(by: 0.1)
      host.advance(by: 1)
    }
    host.pressTab()
    host.press(.downArrow)
    let frames = host.frames
    #expect(!frames.isEmpty)
    let other = scenario.host(on: .main)
    try other.settle()
    if scenario == .limitedItems {
      try other.tap("0")
      other.advance(by: 1.1)
    }
    other.pressTab()
    other.press(.downArrow)
    expectEqual(host.focusedIdentifier, other.focusedIdentifier)
    expectEqual(frames.map(\.identifier), other.frames.map(\.identifier))
    expectEqual(frames.map(\.frame), other.frames.map(\.frame))
    host.resize(CGSize(width: 150, height: 100))
    try host.settle()
  }
}

/// Views that between them have every call site; the closures that make their items are formed on the main
/// actor, and so must be called from bodies alone.
enum Scenario: CaseIterable {
  case items, guidedItems, guidedFlows, measuredItems, declaredColumns
  case sectionedItems
  case limitedItems, manySeparators, limitedViews
  case navigatedItems, navigatedLazyItems
  case movedItems, movedLazyItems, handledItems, droppedItems

  var callSites: [CallSite] {
    switch self {
    case .items:
      [CallSite("FlowLayoutView/FlowLayoutView.swift", "views", "ForEach")]
    case .guidedItems:
      [
        ("extent", ".alignmentGuide"), ("body", ".onPreferenceChange"),
        ("placed", "GeometryReader"), ("placed", "ForEach"), ("placed", ".alignmentGuide"),
        ("placed", ".alignmentGuide"), ("report", "GeometryReader"),
      ].map { CallSite("FlowLayoutView/FlowLayoutView+Guides.swift", $0, $1) }
    case .guidedFlows:
      [CallSite("FlowLayoutView/FlowLayoutView+Guides.swift", "body", ".transformPreference")]
    case .measuredItems:
      [
        CallSite("Rows/LayoutSignal.swift", "onSignal", ".onGeometryChange"),
        CallSite("Rows/LayoutSignal.swift", "readingAnimation", ".transaction"),
        CallSite("Lazy/Views/LazyViewport+Room.swift", "room", "GeometryReader"),
        CallSite("Lazy/Views/LazyViewport+Room.swift", "room", "GeometryReader"),
      ]
    case .sectionedItems:
      [
        CallSite("Lazy/Views/SectionParts.swift", "list", "ForEach"),
        CallSite("Lazy/Views/PinnedHeader.swift", "body", ".visualEffect"),
      ]
    case .declaredColumns: []
    case .limitedItems:
      [
        ("Rows/Rows", "rows", "ForEach"), ("Flow/FlowRoot+Decorations", "front", "GeometryReader"),
        ("Rows/FlowDecorations", "copies", "ForEach"),
      ].map { CallSite("\($0).swift", $1, $2) }
    case .manySeparators:
      [
        CallSite("Rows/Decorations.swift", "groups", "ForEach"),
        CallSite("Rows/Prototypes.swift", "prototypes", "Group"),
      ]
    case .limitedViews: [CallSite("Flow/Flow+Subviews.swift", "resolved", "Group")]
    case .navigatedItems:
      [
        ("Focus/FlowFocusNavigation", "navigated", ".onKeyPress"),
        ("Focus/FlowFocusField", "observed", ".onGeometryChange"),
      ].map { CallSite("\($0).swift", $1, $2) }
    case .navigatedLazyItems, .movedLazyItems, .handledItems: []
    case .droppedItems:
      [
        CallSite(
          "Dragging/Platform/FlowDropDestination+Transferable.swift", "init", ".dropDestination")
      ]
    case .movedItems:
      [
        ("Rows/Row", "accessibility", ".accessibilityAction"),
        ("Dragging/Platform/View+Dragging", "onArrowKeys", ".onKeyPress"),
        ("Dragging/Platform/MovingViews", "watching", ".onGeometryChange"),
        ("Dragging/Platform/MovingViews", "beside", "Group"),
        ("Dragging/Platform/MovingViews", "escape", "Button"),
        ("Dragging/Platform/DragGestures", "drag", ".onChanged"),
        ("Dragging/Platform/DragGestures", "drag", ".onEnded"),
        ("Dragging/Platform/DragGestures", "drag", ".updating"),
        ("Dragging/Platform/DragGestures", "press", ".onChanged"),
        ("Dragging/Platform/DragGestures", "press", ".onEnded"),
        ("Dragging/Platform/DragGestures", "press", ".updating"),
        ("Dragging/Platform/View+Dragging", "feeling", ".sensoryFeedback"),
      ].map { CallSite("\($0).swift", $1, $2) }
    }
  }

  @MainActor func host(on thread: HeadlessHost.UpdateThread) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 100, height: 100), thread: thread) { content }
  }

  @MainActor @ViewBuilder private var content: some View {
    let numbers = Array(0..<12)
    switch self {
    case .items: FlowLayoutView(mode: .vstack, items: numbers, id: \.self) { chip($0) }
    case .guidedItems:
      FlowLayoutView(mode: .scrollable, items: numbers, id: \.self) { chip($0) }
        .environment(\.flowsByGuides, true)
    case .guidedFlows:
      FlowLayoutView(mode: .scrollable, items: 0..<2, id: \.self) { row in
        FlowLayoutView(mode: .scrollable, items: 0..<3, id: \.self) { chip(3 * row + $0) }
      }
      .environment(\.flowsByGuides, true)
    case .limitedItems: FoldingFlow()
    case .manySeparators:
      Flow(0..<100, id: \.self, layout: FlowLayout(spacing: 0)) { number in
        Color.red.frame(width: 2, height: 4).accessibilityIdentifier("\(number)")
      }
      .itemSeparator {
        Color.blue.frame(width: 1, height: 4)
      }
    case .limitedViews:
      Flow {
        chip(0)
        chip(10)
        chip(20)
      }
      .maxLines(1) { more in
        Text("+\(more.count)").accessibilityIdentifier("more")
      }
    case .navigatedItems: NavigatedFlow(isLazy: false)
    case .navigatedLazyItems: NavigatedFlow(isLazy: true)
    case .movedItems:
      MovedFlow(isLazy: false)
    case .movedLazyItems: MovedFlow(isLazy: true)
    case .droppedItems:
      Flow(numbers, id: \.self) { chip($0) }.dropDestination(for: String.self) { _, _ in }
    case .handledItems: MovedFlow(isLazy: false, hasHandles: true)
    case .measuredItems:
      ScrollView { LazyFlow(numbers, id: \.self) { chip($0) } }
    case .sectionedItems:
      ScrollView {
        LazyFlow([ChipSection(id: 0), ChipSection(id: 20)], elements: \.chips) {
          chip($0.id)
        } header: { section in
          Text("\(section.id)").accessibilityIdentifier("header \(section.id)")
        }
        .pinnedHeaders()
      }
    case .declaredColumns:
      ScrollView(.horizontal) {
        LazyFlow(numbers, id: \.self, layout: VFlowLayout(spacing: 4)) { chip($0) }
          .itemSizes { CGSize(width: 12, height: 10 + 4 * $0) }
      }
    }
  }
}

@MainActor private func chip(_ number: Int) -> some View {
  Color.red.frame(width: CGFloat(10 + 4 * number), height: 12)
    .accessibilityIdentifier("\(number)")
}

/// A flow whose chips are moved by hand.
private struct MovedFlow: View {
  let isLazy: Bool
  let hasHandles: Bool
  @State private var numbers = Array(0..<12)

  init(isLazy: Bool, hasHandles: Bool = false) {
    (self.isLazy, self.hasHandles) = (isLazy, hasHandles)
  }

  var body: some View {
    if isLazy {
      ScrollView {
        LazyFlow(numbers, id: \.self) { chip($0) }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
    } else if hasHandles {
      Flow($numbers, id: \.self, editActions: .move) { chip($0.wrappedValue).flowMoveHandle() }
    } else {
      Flow($numbers, id: \.self, editActions: .move) { chip($0.wrappedValue) }
    }
  }
}

/// A flow whose arrow keys move the focus.
private struct NavigatedFlow: View {
  let isLazy: Bool
  @FocusState private var focused: Int?

  init(isLazy: Bool) { self.isLazy = isLazy }

  var body: some View {
    Group {
      if isLazy {
        ScrollView { LazyFlow(0..<12) { number in view(number) } }
      } else {
        Flow(0..<12, id: \.self) { number in view(number) }
      }
    }
    .flowFocusNavigation($focused)
  }

  private func view(_ number: Int) -> some View {
    chip(number).focusable().focused($focused, equals: number)
  }
}

/// A flow of two lines that a tap makes narrower, animated.
private struct FoldingFlow: View {
  @State private var width: CGFloat = 90

  var body: some View {
    Flow(Array(0..<12), id: \.self) { number in
      chip(number)
    }
    .maxLines(2) { more in
      Text("+\(more.count)").accessibilityIdentifier("more")
    }
    .itemSeparator {
      Text("·")
    }
    .lineSeparator {
      Divider()
    }
    .frame(width: width)
    .onTapGesture { withAnimation { width = 60 } }
  }
}

/// A section of chips.
private struct ChipSection: Identifiable {
  struct Chip: Identifiable {
    let id: Int
  }

  let id: Int
  var chips: [Chip] { (id..<id + 9).map(Chip.init) }
}
