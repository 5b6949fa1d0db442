/// A key for an entry in a table of strings; without tables, the text itself.
///
/// Apple: `@frozen public struct LocalizedStringKey : Equatable, ExpressibleByStringInterpolation`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  enum Part: Equatable, Sendable {
    case text(String)
    case integer(Int64)
    case number(Double)
  }

  let parts: [Part]

  /// Apple: `public init(_ value: String)`.
  public init(_ value: String) { parts = [.text(value)] }
  /// Apple: `public init(stringLiteral value: String)`.
  public init(stringLiteral value: String) { self.init(value) }
  /// Apple: `public init(stringInterpolation: LocalizedStringKey.StringInterpolation)`.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Integers are grouped as the locale has it, other numbers have six decimals, as with Apple.
  static func text(of parts: [Part], in locale: Locale) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .integer(let value) where -1000 < value && value < 1000: "\(value)"
      case .integer(let value): value.formatted(.number.locale(locale))
      case .number(let value): String(format: "%lf", locale: locale, value)
      }
    }.joined()
  }

  /// The parts of an interpolated literal.
  ///
  /// Apple: `public struct StringInterpolation : StringInterpolationProtocol`.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Apple: `public init(literalCapacity: Int, interpolationCount: Int)`.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Apple: `public mutating func appendLiteral(_ literal: String)`.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    /// Apple: `public mutating func appendInterpolation(_ string: String)`.
    public mutating func appendInterpolation(_ string: String) { parts.append(.text(string)) }

    /// Apple: `public mutating func appendInterpolation<T>(_ value: T) where
    /// T : _FormatSpecifiable`.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      if let value = value as? any BinaryFloatingPoint {
        parts.append(.number(Double(value)))
      } else if let value = value as? any SignedInteger {
        parts.append(.integer(Int64(value)))
      }
    }
  }
}

/// Apple: `public protocol _FormatSpecifiable : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
