/// The context of a change: how it is animated.
///
/// Apple: `public struct Transaction { public init(); public init(animation: Animation?);
/// public var animation: Animation?; public var disablesAnimations: Bool }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Transaction {
  /// Apple: `public var animation: Animation?`.
  public var animation: Animation?
  /// Whether animations that views ask for are left out.
  ///
  /// Apple: `public var disablesAnimations: Bool`.
  public var disablesAnimations = false
  /// Apple: `public var isContinuous: Bool`.
  public var isContinuous = false

  /// Apple: `public init()`.
  public init() {}

  /// Apple: `public init(animation: Animation?)`.
  public init(animation: Animation?) { self.animation = animation }

  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous
  }

  // Everything that opens a transaction runs on the main thread, as this host does.
  nonisolated(unsafe) static var current = Transaction()
}

@available(*, unavailable)
extension Transaction: Sendable {}

/// Makes the changes in `body` animate.
///
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

/// Makes the changes in `body` belong to a transaction.
///
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

/// Changes one value of the transaction for the changes in `body`.
///
/// Apple: `public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V,
/// _ body: () throws -> R) rethrows -> R`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
