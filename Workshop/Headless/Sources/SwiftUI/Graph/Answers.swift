/// The last few sizes that an element answered, each with the proposal that it answers.
struct Answers {
  private struct Answer {
    let proposal: ProposedViewSize
    /// The frame guides that surely nothing inside sets at this size.
    var unsetGuides: FrameGuides = []
    let size: CGSize

    func isUnset(_ key: AlignmentKey, size: CGSize) -> Bool {
      self.size == size && unsetGuides.contains(key.frameGuide)
    }
  }

  // Most elements are asked for one size only: that takes no array.
  private var latest: Answer?
  private var earlier: [Answer] = []

  /// The size that answers a proposal, nil if it is not known.
  @inline(__always) func size(for proposal: ProposedViewSize) -> CGSize? {
    if let latest, latest.proposal == proposal { return latest.size }
    if earlier.isEmpty { return nil }
    return earlier.first { $0.proposal == proposal }?.size
  }

  /// These and a new answer, without the oldest if that makes more than `most`.
  func adding(_ size: CGSize, for proposal: ProposedViewSize, atMost most: Int) -> Answers {
    var answers = self
    if let latest {
      answers.earlier.removeFirst(max(0, earlier.count + 2 - most))
      answers.earlier.append(latest)
    }
    answers.latest = Answer(proposal: proposal, size: size)
    return answers
  }

  /// Whether it is known that nothing inside sets a guide of the frame at a size that was answered.
  @inline(__always)
  func isUnset(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> Bool {
    if key.merges { return false }
    if let latest, latest.proposal == proposal { return latest.isUnset(key, size: size) }
    return earlier.contains { $0.proposal == proposal && $0.isUnset(key, size: size) }
  }

  /// These with the knowledge that nothing inside sets a guide of the frame at a size that was answered;
  /// nil for other guides and sizes.
  func notingUnset(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> Answers? {
    if key.merges { return nil }
    var answers = self
    if let latest, latest.proposal == proposal {
      answers.latest?.unsetGuides.insert(key.frameGuide)
      return latest.size == size ? answers : nil
    }
    guard let index = earlier.firstIndex(where: { $0.proposal == proposal && $0.size == size })
    else { return nil }
    answers.earlier[index].unsetGuides.insert(key.frameGuide)
    return answers
  }
}

/// An element that remembers what it answered: one that takes time to measure.
class RememberingElement: Element, @unchecked Sendable {
  // Read and replaced as a whole, which takes no check for overlapping accesses.
  final var answers = Answers()

  /// How many answers are remembered.
  var rememberedAnswers: Int { 3 }

  override final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    let size = measure(proposal)
    answers = answers.adding(size, for: proposal, atMost: rememberedAnswers)
    return size
  }

  override func contentsDidChange() { answers = Answers() }
}
