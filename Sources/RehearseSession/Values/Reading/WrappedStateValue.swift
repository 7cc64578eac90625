/// A property wrapper, or any type that holds another value, which is shown as the value that it holds.
package protocol WrappedStateValue {
  /// The value to show in place of this one; reading it must not change anything.
  var stateValue: Any { get }
}
