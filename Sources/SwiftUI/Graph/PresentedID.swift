/// What tells one wish to present from the next: a flag always wants the same, an item is another when its id is.
package enum PresentedID: Equatable {
  case flag
  // Apart from the place that keeps it, since it is copied all the time and mostly not there.
  indirect case item(AnyHashable)
}
