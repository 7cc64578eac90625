// The names of operators' types, for code that spells them out.
extension Publishers {
  public typealias Map<Upstream: Publisher, Output> = Transformed<
    Upstream, Output, Upstream.Failure
  >
  public typealias TryMap<Upstream: Publisher, Output> = Transformed<Upstream, Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias TryCompactMap<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Transformed<
    Upstream, Upstream.Output, Failure
  >
  public typealias MapError<Upstream: Publisher, Failure: Error> = Transformed<
    Upstream, Upstream.Output, Failure
  >

  /// A publisher of some of another's values.
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  public typealias TryFilter<Upstream: Publisher> = TryMap<Upstream, Upstream.Output>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias FirstWhere<Upstream: Publisher> = Filter<Upstream>
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
  public typealias IgnoreOutput<Upstream: Publisher> = Transformed<
    Upstream, Never, Upstream.Failure
  >

  /// A publisher of something about all of another's values.
  public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Collect<Upstream: Publisher> = Reduce<Upstream, [Upstream.Output]>
  public typealias CollectByCount<Upstream: Publisher> = Collect<Upstream>
  public typealias Last<Upstream: Publisher> = CompactMap<
    Reduce<Upstream, Upstream.Output?>, Upstream.Output
  >
  public typealias Count<Upstream: Publisher> = Reduce<Upstream, Int>
  public typealias ContainsWhere<Upstream: Publisher> = Map<Upstream, Bool>
  public typealias ReplaceEmpty<Upstream: Publisher> = Filter<Upstream>
  public typealias ReplaceError<Upstream: Publisher> = Transformed<
    Upstream, Upstream.Output, Never
  >
}
