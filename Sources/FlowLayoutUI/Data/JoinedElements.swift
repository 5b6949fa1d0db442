#if canImport(SwiftUI)
/// The elements of all sections, one after the other.
@frozen @usableFromInline
struct JoinedElements<Sections: RandomAccessCollection, Elements: RandomAccessCollection>:
  RandomAccessCollection, StoredData
{
  @usableFromInline let sections: Sections
  @usableFromInline let elements: KeyPath<Sections.Element, Elements>

  /// The sections as they were when their elements were counted.
  ///
  /// If `sections` is a binding, its value may have changed since then.
  @usableFromInline let counted: Sections

  /// The number of elements before each section, and in total.
  ///
  /// For sections of 2 and 3 elements: `[0, 2, 5]`.
  @usableFromInline let firsts: [Int]

  @inlinable
  init(_ sections: Sections, _ elements: KeyPath<Sections.Element, Elements>) {
    (self.sections, self.elements) = (sections, elements)
    counted = copy(of: sections)
    var firsts = [0]
    firsts.reserveCapacity(sections.indices.count + 1)
    for section in sections {
      firsts.append(firsts[firsts.count - 1] + section[keyPath: elements].indices.count)
    }
    self.firsts = firsts
  }

  /// Returns the section at an index.
  ///
  /// If the data has fewer sections now, the section is read from `counted`.
  func section(_ index: Int) -> Sections.Element {
    index < sections.indices.count ? sections.element(at: index) : counted.element(at: index)
  }

  @usableFromInline var startIndex: Int { 0 }
  @usableFromInline var endIndex: Int { firsts[firsts.count - 1] }

  @usableFromInline
  subscript(position: Int) -> Elements.Element {
    let index = items.section(ofElement: position)
    let place = position - firsts[index]
    let now = section(index)[keyPath: elements]
    // An element that is gone is read from the snapshot until its views are gone.
    let all = place < now.indices.count ? now : counted.element(at: index)[keyPath: elements]
    return all.element(at: place)
  }

  var items: SectionItems {
    SectionItems(sections: firsts, hasHeaders: false, hasFooters: false)
  }

  /// The elements of each section.
  @inlinable var parts: LazyMapSequence<Sections, Elements> {
    sections.lazy.map { [elements] in $0[keyPath: elements] }
  }

  var stored: Any { sections }

  var snapshot: Self {
    sections is any StoredData ? JoinedElements(copy(of: sections), elements) : self
  }
}
#endif
