/// Objects, or what belongs to objects, in the order of joining.
struct Registry<Member> {
  private var members: [ObjectIdentifier: (order: Int, member: Member)] = [:]
  private var next = 0
  private var sorted: [Member]?

  /// Returns all members; sorts them only after a member joined or left.
  mutating func inOrder() -> [Member] {
    if let sorted { return sorted }
    let all = members.values.sorted { $0.order < $1.order }.map(\.member)
    sorted = all
    return all
  }

  func contains(_ member: AnyObject) -> Bool { members[ObjectIdentifier(member)] != nil }

  mutating func join(_ member: Member) { join(member, as: member as AnyObject) }

  /// Takes a member that belongs to an object.
  mutating func join(_ member: Member, as object: AnyObject) {
    members[ObjectIdentifier(object)] = (next, member)
    next += 1
    sorted = nil
  }

  @discardableResult mutating func leave(_ object: AnyObject) -> Member? {
    guard let left = members.removeValue(forKey: ObjectIdentifier(object)) else { return nil }
    sorted = nil
    return left.member
  }
}
