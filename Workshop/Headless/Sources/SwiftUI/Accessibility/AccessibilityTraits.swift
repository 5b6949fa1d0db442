/// Apple: `public struct AccessibilityTraits : SetAlgebra, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityTraits: Sendable {
  private var bits: UInt32

  private init(bit: UInt32) { bits = 1 << bit }

  /// Apple: `public static let isButton: AccessibilityTraits`.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// Apple: `public static let isHeader: AccessibilityTraits`.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// Apple: `public static let isSelected: AccessibilityTraits`.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// Apple: `public static let isImage: AccessibilityTraits`.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// Apple: `public static let isStaticText: AccessibilityTraits`.
  public static let isStaticText = AccessibilityTraits(bit: 8)
}

extension AccessibilityTraits {
  /// What the traits are called in descriptions, in the order of their bits.
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

  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits == 0 ? nil : known
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits ^= other.bits
  }
}
