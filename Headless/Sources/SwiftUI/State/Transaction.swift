/// The context of a change: how it is animated.
///
/// Apple: `public struct Transaction { public init(); public init(animation: Animation?);
/// public var animation: Animation?; public var disablesAnimations: Bool }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Transaction {
  /// Apple: `public var animation: Animation?`.
  public var animation: Animation?
  /// Apple: `public var disablesAnimations: Bool`.
  public var disablesAnimations = false

  /// Apple: `public init()`.
  public init() {}

  /// Apple: `public init(animation: Animation?)`.
  public init(animation: Animation?) { self.animation = animation }

  // Everything that opens a transaction runs on the main thread, as this host does.
  nonisolated(unsafe) static var current = Transaction()
}

/// Makes the changes in `body` animate.
///
/// Apple: `public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws
/// -> Result) rethrows -> Result`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
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
