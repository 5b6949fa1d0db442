public func hosted() {}
