/// Things that joined by the identity of an object, in the order of joining.
struct Registry<Member> {
  private var members: [ObjectIdentifier: (order: Int, member: Member)] = [:]
  private var next = 0
  private var sorted: [Member]?

  var isEmpty: Bool { members.isEmpty }

  /// All members; sorting is repeated only after somebody joined or left.
  mutating func inOrder() -> [Member] {
    if let sorted { return sorted }
    let all = members.values.sorted { $0.order < $1.order }.map(\.member)
    sorted = all
    return all
  }

  func contains(_ id: ObjectIdentifier) -> Bool { members[id] != nil }

  mutating func join(_ id: ObjectIdentifier, _ member: Member) {
    members[id] = (next, member)
    next += 1
    sorted = nil
  }

  mutating func leave(_ id: ObjectIdentifier) {
    if members.removeValue(forKey: id) != nil { sorted = nil }
  }
}
