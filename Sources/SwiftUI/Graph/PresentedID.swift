/// What tells one wish to present from the next: a flag always wants the same, an item is another when its id is.
package enum PresentedID: Equatable {
  case flag
  case item(AnyHashable)
}
