// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `public struct AccessibilityTraits : SetAlgebra, Sendable`, with these public members.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityTraits: Sendable {
  private var bits: UInt32

  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
}

extension AccessibilityTraits {
  /// The traits' names in descriptions, in the order of their bits.
  var names: [String] {
    let all: [(trait: Self, name: String)] = [
      (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isImage, "image"),
      (.isStaticText, "static text"),
    ]
    return all.filter { contains($0.trait) }.map(\.name)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AccessibilityTraits: SetAlgebra {
  public typealias Element = AccessibilityTraits

  public init() { bits = 0 }

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    (update(with: newMember) == nil, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits &= ~member.bits }
    return isDisjoint(with: member) ? nil : intersection(member)
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { formUnion(newMember) }
    return isDisjoint(with: newMember) ? nil : intersection(newMember)
  }

  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
