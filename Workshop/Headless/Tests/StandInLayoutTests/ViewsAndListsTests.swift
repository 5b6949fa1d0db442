import Foundation
import SwiftUI
import Testing

/// The rows of the page that says which views and modifiers pass a list of views on.
private struct Page {
  private(set) var rows: [String: String] = [:]

  static let workshop = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    let text = try String(
      contentsOf: Self.workshop.appending(path: "ViewsAndLists.md"), encoding: .utf8)
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let name = cells[0].trimmingCharacters(in: ["`"])
      if cells.count == 3, ["one", "list"].contains(cells[1]) { rows[name] = cells[1] }
    }
  }

  /// The names of the public views of the module, and of the modifiers of all views.
  static func declaredNames() throws -> Set<String> {
    let folder = workshop.appending(path: "Sources/SwiftUI")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var (types, views, modifiers) = (Set<String>(), Set<String>(), Set<String>())
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      types.formUnion(
        text.matches(of: /(?m)^[^\/\n]*public (?:struct|enum) (\w+)/).map { String($0.1) })
      for part in text.matches(of: /(?m)^extension (\w+)\s*:([^{]*)\{/)
      where part.2.contains(/\bView\b/) {
        views.insert(String(part.1))
      }
      for part in text.matches(of: /(?ms)^extension View [^{]*\{(.*?)^\}/) {
        modifiers.formUnion(part.1.matches(of: /public func (\w+)/).map { String($0.1) })
      }
    }
    return views.intersection(types.union(["Optional"])).union(modifiers)
  }
}

@MainActor @Suite("Views and lists of views")
struct ViewsAndListsTests {
  @Test("each view and modifier passes on the views in it, or is one view, as the page says")
  func rows() throws {
    let rows = try Page().rows
    let probes = Self.views.merging(Self.modifiers) { $1 }
    expectEqual(Set(probes.keys), Set(rows.keys))
    for (name, seen) in probes {
      let isOne = rows[name] == "one"
      let expected = name == "EmptyView" ? [] : isOne ? [-1] : [1, 2]
      #expect(seen() == expected, "\(name)")
    }
  }

  @Test("the page has all views and modifiers of the module")
  func complete() throws {
    let (names, rows) = (try Page.declaredNames(), try Page().rows)
    #expect(names.count > 100)
    expectEqual(names.subtracting(rows.keys), [])
  }

  @Test(
    "one view made of several stacks them in a column, in a layer one in front of the other")
  func stacks() {
    expectEqual(size { Two().equatable() }, CGSize(width: 10, height: 28))
    expectEqual(size { HStack { Two().equatable() } }, CGSize(width: 10, height: 28))
    let log = Log()
    let host = HeadlessHost(size: CGSize(width: 50, height: 50)) {
      Color.clear.overlay {
        Two().onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          log.add(describe($0))
        }
      }
    }
    _ = host.size
    expectEqual(log.entries, ["10x10"])
  }

  @Test("one view that is alone in its place keeps its guides, its priority and the way it runs")
  func alone() {
    expectEqual(size { HStack(spacing: 0) { Divider().equatableBox().frame(height: 30) } }.width, 1)
    let host = HeadlessHost.corner(100, 40) {
      HStack(spacing: 0) {
        Box.greedy("low")
        Box.greedy("high").layoutPriority(1).equatableBox()
      }
    }
    expectEqual(host.frame(of: "high")?.width, 100)
  }

  private func size(@ViewBuilder _ content: () -> some View) -> CGSize {
    HeadlessHost(size: CGSize(width: 100, height: 100), content: content).size
  }
}

// MARK: - Probes

private enum Rank: LayoutValueKey {
  static let defaultValue = -1
}

/// Notes the values of its subviews.
private struct Reader: Layout {
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    log.add(subviews.map { "\($0[Rank.self])" }.joined(separator: " "))
  }
}

/// Returns the views as a layout sees them: a value of each of its subviews.
@MainActor private func seen(@ViewBuilder _ content: () -> some View) -> [Int] {
  let (log, content) = (Log(), content())
  let host = HeadlessHost(size: CGSize(width: 90, height: 90)) { Reader(log: log) { content } }
  _ = host.size
  return log.entries.last?.split(separator: " ").compactMap { Int($0) } ?? [.min]
}

/// Two views that tell a layout something, as one value that can be compared.
private struct Two: View, Equatable {
  var body: some View {
    Box("a", 10, 10).layoutValue(key: Rank.self, value: 1)
    Box("b", 10, 10).layoutValue(key: Rank.self, value: 2)
  }
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Lone<Content: View>: View, Equatable {
  let content: Content
  nonisolated static func == (a: Self, b: Self) -> Bool { false }
  var body: some View { content }
}

extension View {
  fileprivate func equatableBox() -> some View { Lone(content: self).equatable() }
}

private struct PrimitiveLabelStyle: PrimitiveButtonStyle {
  let log: Log
  func makeBody(configuration: Configuration) -> some View {
    Reader(log: log) { configuration.label }
  }
}

private enum Key: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension ContainerValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private enum NumberKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ViewsAndListsTests {
  private typealias Probe = @MainActor () -> [Int]

  private static var isTrue: Bool { true }

  /// Returns the label as a button style sees it.
  private static func label(_ style: (Log) -> some PrimitiveButtonStyle) -> [Int] {
    let log = Log()
    let style = style(log)
    return labelSeen(log) {
      Button {
      } label: {
        Two()
      }.buttonStyle(style)
    }
  }

  private static func labelSeen(_ log: Log, @ViewBuilder _ content: () -> some View) -> [Int] {
    _ = HeadlessHost(size: CGSize(width: 90, height: 90), content: content).size
    return log.entries.last?.split(separator: " ").compactMap { Int($0) } ?? [.min]
  }

  private static var views: [String: Probe] {
    [
      "AnyView": { seen { AnyView(Two()) } },
      "Button": {
        seen {
          Button {
          } label: {
            Two()
          }.buttonStyle(.plain)
        }
      },
      "Capsule": { seen { Capsule() } },
      "Circle": { seen { Circle() } },
      "Color": { seen { Color.red } },
      "LinearGradient": {
        seen { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing) }
      },
      "Picker": { seen { Picker("", selection: .constant(1)) { Text("1").tag(1) } } },
      "RadialGradient": {
        seen {
          RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
        }
      },
      "Toggle": { seen { Toggle("", isOn: .constant(true)) } },
      "Divider": { seen { Divider() } },
      "Ellipse": { seen { Ellipse() } },
      "EmptyView": { seen { EmptyView() } },
      "EquatableView": { seen { EquatableView(content: Two()) } },
      "ForEach": {
        seen { ForEach(1..<3) { Box("", 1, 1).layoutValue(key: Rank.self, value: $0) } }
      },
      "GeometryReader": { seen { GeometryReader { _ in Two() } } },
      "Group": { seen { Group { Two() } } },
      "GroupElementsOfContent": {
        seen {
          Group(subviews: Two()) { views in
            ForEach(Array(views.enumerated()), id: \.offset) { offset, view in
              view.layoutValue(key: Rank.self, value: offset + 1)
            }
          }
        }
      },
      "HStack": { seen { HStack { Two() } } },
      "Image": { seen { Image(systemName: "star") } },
      "Label": { seen { Label("a", systemImage: "star") } },
      "LazyHStack": { seen { LazyHStack { Two() } } },
      "LazyVGrid": { seen { LazyVGrid(columns: [GridItem(), GridItem()]) { Two() } } },
      "LazyVStack": { seen { LazyVStack { Two() } } },
      "List": { seen { List { Two() } } },
      "Menu": {
        seen {
          Menu {
            Text("a")
          } label: {
            Two()
          }.buttonStyle(.plain)
        }
      },
      "ModifiedContent": { seen { ModifiedContent(content: Two(), modifier: Plain()) } },
      "Optional": { seen { Two() as Two? } },
      "Path": { seen { Path() } },
      "PrimitiveButtonStyleConfiguration.Label": { label { PrimitiveLabelStyle(log: $0) } },
      "Rectangle": { seen { Rectangle() } },
      "RoundedRectangle": { seen { RoundedRectangle(cornerRadius: 2) } },
      "ScrollView": { seen { ScrollView { Two() } } },
      "ScrollViewReader": { seen { ScrollViewReader { _ in Two() } } },
      "Section": { seen { Section { Two() } } },
      "Spacer": { seen { Spacer() } },
      "Subview": {
        seen { Group(subviews: Two()) { views in if let view = views.first { view } } }
      },
      "SubviewsCollection": {
        seen { Group(subviews: Two()) { $0 } }.count == 2 ? [1, 2] : [-1]
      },
      "SubviewsCollectionSlice": {
        seen { Group(subviews: Two()) { $0[0..<2] } }.count == 2 ? [1, 2] : [-1]
      },
      "Text": { seen { Text("a") } },
      "TextField": { seen { TextField("a", text: .constant("")) } },
      "TupleView": {
        seen {
          TupleView(
            (
              Box("", 1, 1).layoutValue(key: Rank.self, value: 1),
              Box("", 1, 1).layoutValue(key: Rank.self, value: 2)
            ))
        }
      },
      "VStack": { seen { VStack { Two() } } },
      "ZStack": { seen { ZStack { Two() } } },
      "_ConditionalContent": { seen { if isTrue { Two() } else { Text("a") } } },
      "_ShapeView": { seen { Circle().fill(Color.red) } },
      "_ViewModifier_Content": { seen { Two().modifier(Plain()) } },
      "a view with a body": { seen { Two() } },
      "a layout": { seen { HStackLayout().callAsFunction { Two() } } },
    ]
  }
}

extension ViewsAndListsTests {
  private static var modifiers: [String: Probe] {
    appearance.merging(layout) { $1 }.merging(events) { $1 }
  }

  private static var appearance: [String: Probe] {
    [
      "animation": { seen { Two().animation(.linear, value: 1) } },
      "background": { seen { Two().background { Color.red } } },
      "bold": { seen { Two().bold() } },
      "border": { seen { Two().border(Color.red) } },
      "buttonStyle": { seen { Two().buttonStyle(.plain) } },
      "clipShape": { seen { Two().clipShape(Circle()) } },
      "clipped": { seen { Two().clipped() } },
      "contextMenu": { seen { Two().contextMenu { Button("") {} } } },
      "cornerRadius": { seen { Two().cornerRadius(3) } },
      "disabled": { seen { Two().disabled(true) } },
      "dynamicTypeSize": { seen { Two().dynamicTypeSize(.large) } },
      "environment": { seen { Two().environment(\.layoutDirection, .rightToLeft) } },
      "font": { seen { Two().font(.body) } },
      "fontWeight": { seen { Two().fontWeight(.bold) } },
      "foregroundColor": { seen { Two().foregroundColor(.red) } },
      "foregroundStyle": { seen { Two().foregroundStyle(.red) } },
      "hidden": { seen { Two().hidden() } },
      "imageScale": { seen { Two().imageScale(.small) } },
      "lineLimit": { seen { Two().lineLimit(2) } },
      "lineSpacing": { seen { Two().lineSpacing(2) } },
      "multilineTextAlignment": { seen { Two().multilineTextAlignment(.center) } },
      "opacity": { seen { Two().opacity(0.5) } },
      "overlay": { seen { Two().overlay { Color.red } } },
      "textFieldStyle": { seen { Two().textFieldStyle(.plain) } },
      "transaction": { seen { Two().transaction { $0.animation = nil } } },
      "transformEnvironment": {
        seen { Two().transformEnvironment(\.lineLimit) { $0 = 1 } }
      },
      "transition": { seen { Two().transition(.scale) } },
      "zIndex": { seen { Two().zIndex(1) } },
    ]
  }

  private static var layout: [String: Probe] {
    [
      "alignmentGuide": { seen { Two().alignmentGuide(.top) { _ in 1 } } },
      "aspectRatio": { seen { Two().aspectRatio(1, contentMode: .fit) } },
      "containerValue": { seen { Two().containerValue(\.number, 1) } },
      "contentMargins": { seen { Two().contentMargins(.horizontal, 3) } },
      "coordinateSpace": { seen { Two().coordinateSpace(.named("a")) } },
      "equatable": { seen { Two().equatable() } },
      "fixedSize": { seen { Two().fixedSize() } },
      "frame": { seen { Two().frame(width: 5) } },
      "id": { seen { Two().id(1) } },
      "layoutPriority": { seen { Two().layoutPriority(1) } },
      // Of two the innermost counts.
      "layoutValue": { seen { Two().layoutValue(key: Rank.self, value: 7) } },
      "modifier": { seen { Two().modifier(Plain()) } },
      "offset": { seen { Two().offset(x: 1) } },
      "padding": { seen { Two().padding() } },
      "position": { seen { Two().position(CGPoint(x: 1, y: 0)) } },
      "safeAreaPadding": { seen { Two().safeAreaPadding(.top, 3) } },
      "scrollPosition": { seen { Two().scrollPosition(id: .constant(nil as Int?)) } },
      "scrollTargetLayout": { seen { Two().scrollTargetLayout() } },
    ]
  }

  private static var events: [String: Probe] {
    [
      "accessibilityAction": { seen { Two().accessibilityAction(named: Text("a")) {} } },
      "accessibilityActions": { seen { Two().accessibilityActions { Button("a") {} } } },
      "accessibilityAddTraits": { seen { Two().accessibilityAddTraits(.isHeader) } },
      "accessibilityElement": { seen { Two().accessibilityElement(children: .contain) } },
      "accessibilityHidden": { seen { Two().accessibilityHidden(true) } },
      "accessibilityIdentifier": { seen { Two().accessibilityIdentifier("a") } },
      "accessibilityLabel": { seen { Two().accessibilityLabel("a") } },
      "accessibilitySortPriority": { seen { Two().accessibilitySortPriority(1) } },
      "allowsHitTesting": { seen { Two().allowsHitTesting(false) } },
      "contentShape": { seen { Two().contentShape(Rectangle()) } },
      "draggable": { seen { Two().draggable("a") } },
      "dropDestination": { seen { Two().dropDestination(for: String.self) { _, _ in false } } },
      "focusSection": { seen { Two().focusSection() } },
      "focusable": { seen { Two().focusable() } },
      "focused": { seen { Focusing() } },
      "gesture": { seen { Two().gesture(DragGesture()) } },
      "highPriorityGesture": { seen { Two().highPriorityGesture(DragGesture()) } },
      "keyboardShortcut": { seen { Two().keyboardShortcut(.cancelAction) } },
      "onAppear": { seen { Two().onAppear {} } },
      "onChange": { seen { Two().onChange(of: 1) {} } },
      "onDisappear": { seen { Two().onDisappear {} } },
      "onGeometryChange": {
        seen {
          Two().onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { _ in
          }
        }
      },
      "onKeyPress": { seen { Two().onKeyPress(.space) { .ignored } } },
      "onPreferenceChange": { seen { Two().onPreferenceChange(Key.self) { _ in } } },
      "onSubmit": { seen { Two().onSubmit {} } },
      "onTapGesture": { seen { Two().onTapGesture {} } },
      "popover": { seen { Two().popover(isPresented: .constant(false)) { Text("a") } } },
      "preference": { seen { Two().preference(key: Key.self, value: 1) } },
      "sensoryFeedback": { seen { Two().sensoryFeedback(trigger: 1) { _, _ in nil } } },
      "pickerStyle": { seen { Two().pickerStyle(.menu) } },
      "shadow": { seen { Two().shadow(radius: 3) } },
      "tag": { seen { Two().tag(1) } },
      "tint": { seen { Two().tint(Color.red) } },
      "toggleStyle": { seen { Two().toggleStyle(.automatic) } },
      "simultaneousGesture": { seen { Two().simultaneousGesture(DragGesture()) } },
      "task": { seen { Two().task {} } },
      "transformPreference": { seen { Two().transformPreference(Key.self) { $0 += 1 } } },
      "visualEffect": { seen { Two().visualEffect { effect, _ in effect.offset(x: 1) } } },
    ]
  }

  private struct Focusing: View {
    @FocusState private var isFocused: Bool
    var body: some View { Two().focused($isFocused) }
  }
}
