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
    **{name: ["<T: Comparable>(a: T, b: T) -> Bool"] for name in ("<", "<=", ">", ">=")},
    **{name: ["<T: Equatable>(a: T, b: T) -> Bool"] for name in ("==", "!=")},
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

# What only the engine does: vectors, pointers, and numbers that C gives.
ENGINE_SIGNATURES = {
    **{name: ["(a: (Int, Int), b: (Int, Int)) -> Bool", "(a: Int32, b: Int) -> Bool"]
       for name in ("<", "<=", ">", ">=")},
    **{name: ["(a: Int32, b: Int) -> Bool"] for name in ("==", "!=")},
    "+": [
        "(a: Lanes, b: Lanes) -> Lanes",
        "(a: SIMD2<Double>, b: SIMD2<Double>) -> SIMD2<Double>",
        "<T>(a: UnsafePointer<T>, b: Int) -> UnsafePointer<T>",
        "<T>(a: UnsafeMutablePointer<T>, b: Int) -> UnsafeMutablePointer<T>",
    ],
    "-": ["(a: Lanes, b: Lanes) -> Lanes"],
    "*": ["(a: Lanes, b: Lanes) -> Lanes", "(a: Lanes, b: Double) -> Lanes"],
    "+=": ["(a: inout Lanes, b: Lanes)"],
    **{name: ["(a: Lanes, b: Lanes) -> SIMDMask<SIMD4<Int64>>",
              "(a: SIMD2<Double>, b: SIMD2<Double>) -> SIMDMask<SIMD2<Int64>>"]
       for name in (".<", ".>", ".>=", ".==")},
}

# What only the face does: compare types, and optional values of any type with nil; join lists.
FACE_SIGNATURES = {
    **{name: ["(a: Any.Type, b: Any.Type) -> Bool", "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool"]
       for name in ("==", "!=")},
    "+": ["<T>(a: [T], b: [T]) -> [T]"],
}

# Cases that are easily confused.
OTHER_CASES = {
    "leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top",
    "topLeading": "bottomTrailing", "horizontal": "vertical", "vertical": "horizontal",
    "rows": "columns", "columns": "rows", "mainAxis": "crossAxis", "crossAxis": "mainAxis",
    "flexStart": "flexEnd", "flexEnd": "flexStart", "infinity": "zero", "unspecified": "zero",
    "before": "after", "after": "before",
}
