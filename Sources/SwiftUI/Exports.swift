// Apple's module re-exports these too, so feature code that imports only SwiftUI sees them.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
