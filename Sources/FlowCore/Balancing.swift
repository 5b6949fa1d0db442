extension FlexPass {
  mutating func breakEvenly() { breakGreedily() }
}
