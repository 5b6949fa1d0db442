"""The mutations of operators, and the Swift declarations of those that take their places."""

# The mutations of an operator: the change, and the result for its operands a and b.
OPERATORS = {
    "<": [("<=", "a <= b"), (">=", "a >= b")],
    "<=": [("<", "a < b"), (">", "a > b")],
    ">": [(">=", "a >= b"), ("<=", "a <= b")],
    ">=": [(">", "a > b"), ("<", "a < b")],
    "==": [("!=", "a != b")],
    "!=": [("==", "a == b")],
    "&&": [("||", "try a || b()")],
    "||": [("&&", "try a && b()")],
    "+": [("-", "a - b")],
    "-": [("+", "a + b")],
    "*": [("+", "a + b")],
    "/": [("*", "a * b")],
    "+=": [("-=", "a -= b")],
    "-=": [("+=", "a += b")],
    "..<": [("..<-1", "a..<Swift.max(a, b - 1)"), ("1+..<", "Swift.min(a + 1, b)..<b")],
    "...": [("...-1", "a...Swift.max(a, b - 1)"), ("1+...", "Swift.min(a + 1, b)...b")],
}
PRECEDENCE = {
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
    "+": "AdditionPrecedence", "-": "AdditionPrecedence",
    "*": "MultiplicationPrecedence", "/": "MultiplicationPrecedence",
    "+=": "AssignmentPrecedence", "-=": "AssignmentPrecedence",
    "..<": "RangeFormationPrecedence", "...": "RangeFormationPrecedence",
}
SIGNATURES = {
    **{name: ["<T: Comparable>(a: T, b: T) -> Bool"] for name in ("<", "<=", ">", ">=")},
    **{name: ["<T: Equatable>(a: T, b: T) -> Bool", "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool"]
       for name in ("==", "!=")},
    **{name: ["(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"] for name in ("&&", "||")},
    "+": ["<T: Numeric>(a: T, b: T) -> T"],
    "-": ["<T: Numeric>(a: T, b: T) -> T"],
    "*": ["<T: Numeric>(a: T, b: T) -> T"],
    "/": ["<T: FloatingPoint>(a: T, b: T) -> T", "<T: BinaryInteger>(a: T, b: T) -> T"],
    "+=": ["<T: Numeric>(a: inout T, b: T)"],
    "-=": ["<T: Numeric>(a: inout T, b: T)"],
    "..<": ["(a: Int, b: Int) -> Range<Int>"],
    "...": ["(a: Int, b: Int) -> ClosedRange<Int>"],
}

# Operators of the engine alone: compare pairs and triples, and compact numbers with others; reckon with
# pointers.
ENGINE_SIGNATURES = {
    **{name: ["(a: (Int, Int), b: (Int, Int)) -> Bool", "(a: (Int, Double), b: (Int, Double)) -> Bool",
              "(a: Int32, b: Int) -> Bool"]
       for name in ("<=", ">", ">=")},
    "<": ["(a: (Int, Int), b: (Int, Int)) -> Bool", "(a: Int32, b: Int) -> Bool",
          "(a: (Double, Int), b: (Double, Int)) -> Bool",
          "(a: (Double, Double), b: (Double, Double)) -> Bool",
          "(a: (Double, Double, Int), b: (Double, Double, Int)) -> Bool"],
    **{name: ["(a: Int32, b: Int) -> Bool"] for name in ("==", "!=")},
    "+": ["<T>(a: UnsafePointer<T>, b: Int) -> UnsafePointer<T>",
          "<T>(a: UnsafeMutablePointer<T>, b: Int) -> UnsafeMutablePointer<T>",
          "<T>(a: [T], b: [T]) -> [T]",
          "<T>(a: ArraySlice<T>, b: ArraySlice<T>) -> ArraySlice<T>"],
    "-": ["<T>(a: UnsafeMutablePointer<T>, b: Int) -> UnsafeMutablePointer<T>"],
    "..<": ["(a: Int32, b: Int32) -> Range<Int32>"],
    "...": ["(a: Double, b: Double) -> ClosedRange<Double>"],
}
# Mutations of sums of types that have no difference.
ENGINE_DIFFERENCES = """
private func - <T>(a: [T], b: [T]) -> [T] { a }
private func - <T>(a: ArraySlice<T>, b: ArraySlice<T>) -> ArraySlice<T> { a }
"""

# Operators of the face alone: compare types, pairs and triples; join lists and texts; ranges of positions.
FACE_SIGNATURES = {
    "<": ["(a: (Int, Int), b: (Int, Int)) -> Bool", "(a: (Int, Int, Int), b: (Int, Int, Int)) -> Bool"],
    **{name: ["(a: Any.Type, b: Any.Type) -> Bool",
              "<T: Equatable, U: Equatable>(a: (T, U), b: (T, U)) -> Bool"] for name in ("==", "!=")},
    "+": ["<T>(a: [T], b: [T]) -> [T]", "(a: String, b: String) -> String"],
    "+=": ["<T>(a: inout [T], b: [T])"],
    "...": ["(a: Double, b: Double) -> ClosedRange<Double>"],
}
FACE_DIFFERENCES = """
private func - <T>(a: [T], b: [T]) -> [T] { a }
private func - (a: String, b: String) -> String { a }
private func -= <T>(a: inout [T], b: [T]) {}
"""

# Cases that are easily confused.
OTHER_CASES = {
    "leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top",
    "topLeading": "bottomTrailing", "horizontal": "vertical", "vertical": "horizontal",
    "rows": "columns", "columns": "rows", "mainAxis": "crossAxis", "crossAxis": "mainAxis",
    "flexStart": "flexEnd", "flexEnd": "flexStart", "infinity": "zero", "unspecified": "zero",
    "before": "after", "after": "before",
}
