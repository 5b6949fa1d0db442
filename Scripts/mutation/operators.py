"""What operators become, and how Swift declares those that take their places."""

# What becomes of an operator: the change, and what its operands a and b make then.
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
    ".<": [(".<=", "a .<= b"), (".>=", "a .>= b")],
    ".>": [(".>=", "a .>= b"), (".<=", "a .<= b")],
    ".>=": [(".>", "a .> b"), (".<", "a .< b")],
    ".==": [(".!=", "a .!= b")],
}
PRECEDENCE = {
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
    "+": "AdditionPrecedence", "-": "AdditionPrecedence",
    "*": "MultiplicationPrecedence", "/": "MultiplicationPrecedence",
    "+=": "AssignmentPrecedence", "-=": "AssignmentPrecedence",
    "..<": "RangeFormationPrecedence", "...": "RangeFormationPrecedence",
}
SIGNATURES = {
    **{name: ["<T: Comparable>(a: T, b: T) -> Bool", "(a: (Int, Int), b: (Int, Int)) -> Bool",
              "(a: Int32, b: Int) -> Bool"]
       for name in ("<", "<=", ">", ">=")},
    **{name: ["<T: Equatable>(a: T, b: T) -> Bool", "(a: Int32, b: Int) -> Bool"] for name in ("==", "!=")},
    **{name: ["(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"] for name in ("&&", "||")},
    "+": [
        "<T: Numeric>(a: T, b: T) -> T", "(a: Lanes, b: Lanes) -> Lanes",
        "(a: SIMD2<Double>, b: SIMD2<Double>) -> SIMD2<Double>",
        "<T>(a: UnsafePointer<T>, b: Int) -> UnsafePointer<T>",
        "<T>(a: UnsafeMutablePointer<T>, b: Int) -> UnsafeMutablePointer<T>",
    ],
    "-": ["<T: Numeric>(a: T, b: T) -> T", "(a: Lanes, b: Lanes) -> Lanes"],
    "*": [
        "<T: Numeric>(a: T, b: T) -> T", "(a: Lanes, b: Lanes) -> Lanes",
        "(a: Lanes, b: Double) -> Lanes",
    ],
    "/": ["<T: FloatingPoint>(a: T, b: T) -> T", "<T: BinaryInteger>(a: T, b: T) -> T"],
    "+=": ["<T: Numeric>(a: inout T, b: T)", "(a: inout Lanes, b: Lanes)"],
    "-=": ["<T: Numeric>(a: inout T, b: T)"],
    "..<": ["(a: Int, b: Int) -> Range<Int>"],
    "...": ["(a: Int, b: Int) -> ClosedRange<Int>"],
    **{name: ["(a: Lanes, b: Lanes) -> SIMDMask<SIMD4<Int64>>",
              "(a: SIMD2<Double>, b: SIMD2<Double>) -> SIMDMask<SIMD2<Int64>>"]
       for name in (".<", ".>", ".>=", ".==")},
}
