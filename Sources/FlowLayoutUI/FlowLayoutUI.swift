#if canImport(SwiftUI)
// `import FlowLayoutUI` gives the layouts and modifiers, too.
@_exported public import FlowLayouts
#endif
