/// Objects in the order of joining.
struct Registry<Member> {
  private var members: [ObjectIdentifier: (order: Int, member: Member)] = [:]
  private var next = 0
  private var sorted: [Member]?

  /// All members; sorting is repeated only after somebody joined or left.
  mutating func inOrder() -> [Member] {
    if let sorted { return sorted }
    let all = members.values.sorted { $0.order < $1.order }.map(\.member)
    sorted = all
    return all
  }

  func contains(_ member: AnyObject) -> Bool { members[ObjectIdentifier(member)] != nil }

  mutating func join(_ member: Member) {
    members[ObjectIdentifier(member as AnyObject)] = (next, member)
    next += 1
    sorted = nil
  }

  mutating func leave(_ member: AnyObject) {
    if members.removeValue(forKey: ObjectIdentifier(member)) != nil { sorted = nil }
  }
}
