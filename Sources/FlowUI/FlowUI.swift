#if canImport(SwiftUI)
// `import FlowUI` gives the layouts and modifiers, too.
@_exported public import FlowLayouts
#endif
