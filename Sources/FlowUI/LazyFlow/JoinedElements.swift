#if canImport(SwiftUI)
import SwiftUI

/// Data that are in sections.
protocol SectionedData {
  /// Where sections begin.
  var order: [AnyHashable] { get }
}

/// The elements of all sections, one after the other.
@frozen @usableFromInline
struct JoinedElements<Sections: RandomAccessCollection, Elements: RandomAccessCollection> {
  @usableFromInline let sections: Sections
  @usableFromInline let elements: KeyPath<Sections.Element, Elements>

  /// The sections as they were counted, if a binding may have others by now; nil for data that stay.
  @usableFromInline let counted: Sections?

  /// The number of elements before each section, and of all.
  @usableFromInline let firsts: [Int]

  @inlinable
  init(_ sections: Sections, _ elements: KeyPath<Sections.Element, Elements>) {
    (self.sections, self.elements) = (sections, elements)
    counted = Self.counted(sections)
    var firsts = [0]
    firsts.reserveCapacity(sections.count + 1)
    for section in sections {
      firsts.append(firsts[firsts.count - 1] + section[keyPath: elements].count)
    }
    self.firsts = firsts
  }

  @usableFromInline
  static func counted(_ sections: Sections) -> Sections? {
    (sections as? any SnapshotData)?.snapshot as? Sections
  }

  /// A section; one that is gone is what it was.
  func section(_ index: Int) -> Sections.Element {
    var sections = sections
    if let counted, index >= sections.count { sections = counted }
    return sections[sections.index(sections.startIndex, offsetBy: index)]
  }

  /// Makes the views of sections by their places; nil if there are none.
  func part<Part: View>(
    _ part: @escaping (Sections.Element) -> Part
  ) -> ((Int) -> AnyView)? {
    Part.self == EmptyView.self ? nil : { AnyView(part(section($0))) }
  }
}

extension JoinedElements: RandomAccessCollection {
  @usableFromInline var startIndex: Int { 0 }
  @usableFromInline var endIndex: Int { firsts[firsts.count - 1] }

  @usableFromInline
  subscript(position: Int) -> Elements.Element {
    let index = items.section(ofElement: position)
    let place = position - firsts[index]
    var all = section(index)[keyPath: elements]
    // One that is gone is what it was, until its views are.
    if let counted, place >= all.count {
      let section = counted[counted.index(counted.startIndex, offsetBy: index)]
      all = section[keyPath: elements]
    }
    return all[all.index(all.startIndex, offsetBy: place)]
  }

  var items: LazyItems {
    LazyItems(sections: firsts, hasHeaders: false, hasFooters: false)
  }

  /// The elements of each section.
  @inlinable var parts: LazyMapSequence<Sections, Elements> {
    sections.lazy.map { [elements] in $0[keyPath: elements] }
  }
}

extension JoinedElements: DerivedData, SnapshotData, SectionedData {
  var storage: any Collection { sections }

  var snapshot: Self {
    let sections = (sections as? any SnapshotData)?.snapshot as? Sections ?? sections
    return JoinedElements(sections, elements)
  }

  var order: [AnyHashable] { firsts.map { AnyHashable($0) } }
}
#endif
