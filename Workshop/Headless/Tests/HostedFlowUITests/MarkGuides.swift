import SwiftUI

/// A guide that no container knows, so that it lies at a view's edge unless the view says otherwise.
private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  static let mark = HorizontalAlignment(Mark.self)
}

extension VerticalAlignment {
  static let mark = VerticalAlignment(Mark.self)
}
