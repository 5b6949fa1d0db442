import FuzzTargets
import Testing

@Test func t() { tryIt([]) }
