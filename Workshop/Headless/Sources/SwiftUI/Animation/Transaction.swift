/// Apple: `public struct Transaction`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Transaction {
  /// Apple: `public var animation: Animation?`.
  public var animation: Animation?

  /// Apple: `public init()`.
  public init() {}

  /// Apple: `public init(animation: Animation?)`.
  public init(animation: Animation?) { self.animation = animation }

  /// Whether the change is one of a series, as those of a drag are.
  ///
  /// Apple: `public var isContinuous: Bool { get set }`.
  public var isContinuous = false

  private var values: [ObjectIdentifier: Any] = [:]

  /// Apple: `public subscript<K>(key: K.Type) -> K.Value where K : TransactionKey { get set }`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The completion that waits for the end of the change; everything that animates it keeps this.
  var completion: AnimationCompletion?

  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && completion === other.completion
      && isContinuous == other.isContinuous && hasSameValues(as: other)
  }

  // Values that cannot be compared are different ones.
  private func hasSameValues(as other: Transaction) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        guard let value = value as? AnyHashable else { return false }
        return other.values[key] as? AnyHashable == value
      }
  }

  // Everything that opens a transaction runs on the main thread, as this host does.
  nonisolated(unsafe) static var current = Transaction()
}

/// A value that a transaction carries to the views that it changes.
///
/// Apple: `public protocol TransactionKey { associatedtype Value; static var defaultValue: Self.Value { get } }`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Apple: `public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws
/// -> Result) rethrows -> Result`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes the changes in `body` animate, and does something when all animations are complete.
///
/// Without any animation that is after the next update. A view on its way that is sent elsewhere is
/// complete for the change that sent it first.
///
/// Apple: `public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria:
/// AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion:
/// @escaping () -> Void) rethrows -> Result`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completion = AnimationCompletion(completion)
  return try withTransaction(transaction, body)
}

/// When an animation counts as complete: here when its end is shown.
///
/// Apple: `public struct AnimationCompletionCriteria : Hashable, Sendable`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// Apple: `public static let logicallyComplete: AnimationCompletionCriteria`.
  public static let logicallyComplete = AnimationCompletionCriteria()
}

/// Runs its action when the last animation lets go of it.
final class AnimationCompletion {
  // The main thread's, as all that holds completions.
  nonisolated(unsafe) private static var due: [() -> Void] = []

  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit { Self.due.append(action) }

  static func takeDue() -> [() -> Void] {
    defer { due = [] }
    return due
  }
}

/// Apple: `public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws ->
/// Result) rethrows -> Result`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}
