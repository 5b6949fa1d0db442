#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// A box of a size that can be tapped, read and found by its name, and shows itself in its color.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct Chip: View {
  let name: String
  let width: CGFloat
  let height: CGFloat
  let action: @MainActor () -> Void

  init(
    _ name: some CustomStringConvertible, _ width: CGFloat = 40, _ height: CGFloat = 20,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.name = name.description
    self.width = width
    self.height = height
    self.action = action
  }

  var body: some View {
    Button(action: action) { Text(name).frame(width: width, height: height) }
      .buttonStyle(.plain)
      .named(name)
  }
}

/// Counts what is hidden.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct More: View {
  let text: String
  let width: CGFloat
  let height: CGFloat

  init(_ more: FlowOverflow<some Any>, _ width: CGFloat = 40, _ height: CGFloat = 20) {
    text = more.isExpanded ? "less" : "+\(more.count)"
    (self.width, self.height) = (width, height)
  }

  var body: some View { Text(verbatim: text).frame(width: width, height: height) }
}

/// A dot between views.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct Dot: View {
  var width: CGFloat = 4
  var height: CGFloat = 20
  var body: some View { Text("·").frame(width: width, height: height) }
}

/// A line between lines.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct Rule: View {
  var isUpright = false
  var body: some View {
    Color.red.frame(width: isUpright ? 2 : nil, height: isUpright ? nil : 2).named("rule")
  }
}
#endif
