// Apple's SwiftUI re-exports Foundation, so `CGFloat.infinity` and friends are found through it.
@_exported public import Foundation
