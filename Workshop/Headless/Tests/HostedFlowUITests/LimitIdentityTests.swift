import FlowUI
import SwiftUI
import Testing

/// Views of a `Flow` stay the same views whatever arranges them: rows that become columns, an outer layout
/// that becomes another one.
@MainActor @Suite("Identity in limited flows")
struct LimitIdentityTests {
  /// What a flow is asked for besides its views; its type is the same for all of them.
  private enum Kind: CaseIterable {
    case plain, limited, important, separated, anyContent
  }

  private func flow(
    _ kind: Kind, _ layout: some FlowingLayout, _ counter: Numbered.Counter
  ) -> AnyView {
    func more(_ count: Int) -> some View { Text("+\(count)").frame(width: 40, height: 20) }
    let maxLines = kind == .plain ? nil : 2
    let priority: (Int) -> Double = { kind == .important ? Double($0 % 3) : 0 }
    switch kind {
    case .plain, .limited, .important:
      return AnyView(
        Flow(0..<12, id: \.self, layout: layout, maxLines: maxLines, priority: priority) {
          Numbered("\($0)", counter)
        } overflow: {
          more($0.count)
        })
    case .separated:
      return AnyView(
        Flow(0..<12, id: \.self, layout: layout, maxLines: maxLines) {
          Numbered("\($0)", counter)
        } overflow: {
          more($0.count)
        } itemSeparator: {
          Divider()
        } lineSeparator: {
          Divider()
        })
    case .anyContent:
      return AnyView(
        Flow(layout: layout, maxLines: maxLines) {
          ForEach(0..<12, id: \.self) { Numbered("\($0)", counter) }
        } overflow: {
          more($0.count)
        })
    }
  }

  private func flow(_ kind: Kind, isColumns: Bool, _ counter: Numbered.Counter) -> AnyView {
    isColumns ? flow(kind, VFlowLayout(), counter) : flow(kind, FlowLayout(), counter)
  }

  /// What can be seen, and where.
  private func picture(_ host: HeadlessHost) -> [CGRect] {
    host.displayList.filter { $0.color.opacity > 0 }.map(\.frame)
  }

  /// The views with a number of their own, sorted.
  private func views(_ host: HeadlessHost) -> [String] { host.frames.map(\.identifier).sorted() }

  /// The views without these numbers, and their frames.
  private func places(_ host: HeadlessHost) -> [String: CGRect] {
    var places: [String: CGRect] = [:]
    for (identifier, frame) in host.frames {
      places[String(identifier.prefix { $0 != "#" })] = frame
    }
    return places
  }

  @Test("a layout that becomes one of another type keeps every view")
  func layoutOfAnotherType() throws {
    for kind in Kind.allCases {
      let remote = Remote(false)
      let counter = Numbered.Counter()
      func host(_ remote: Remote<Bool>, _ counter: Numbered.Counter) -> HeadlessHost {
        HeadlessHost(size: CGSize(width: 220, height: 140)) {
          Driven(remote) { flow(kind, isColumns: $0, counter) }
        }
      }
      let host = host(remote, counter)
      try host.settle()
      let born = views(host)
      #expect(born.count == 12)
      for isColumns in [true, false, true] {
        remote.set(isColumns)
        try host.settle()
        #expect(views(host) == born, "\(kind)")
        let fresh = self.host(kind, isColumns)
        #expect(places(host) == places(fresh) && picture(host) == picture(fresh), "\(kind)")
      }
    }
  }

  private func host(_ kind: Kind, _ isColumns: Bool) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 220, height: 140)) {
      flow(kind, isColumns: isColumns, Numbered.Counter())
    }
  }

  @Test("within a layout of any type a flow is as large as elsewhere, and keeps every view")
  func anyLayout() throws {
    for kind in Kind.allCases {
      let remote = Remote(0)
      let counter = Numbered.Counter()
      func content(_ outer: AnyLayout, _ counter: Numbered.Counter) -> some View {
        outer {
          flow(kind, isColumns: false, counter)
          Color.red.frame(width: 10, height: 10)
        }
      }
      let layouts = [
        AnyLayout(VStackLayout(spacing: 0)), AnyLayout(FlowLayout()), AnyLayout(VFlowLayout()),
      ]
      let host = HeadlessHost(size: CGSize(width: 220, height: 400)) {
        Driven(remote) { content(layouts[$0], counter) }
      }
      try host.settle()
      let born = views(host)
      for index in [1, 2, 0, 2] {
        remote.set(index)
        try host.settle()
        #expect(views(host) == born, "\(kind)")
        let fresh = HeadlessHost(size: CGSize(width: 220, height: 400)) {
          content(layouts[index], Numbered.Counter())
        }
        #expect(places(host) == places(fresh) && picture(host) == picture(fresh), "\(kind)")
      }
    }
  }
}
