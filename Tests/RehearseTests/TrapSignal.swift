/// The signal by which a trap ends a process here.
#if arch(x86_64)
  let trapSignal = 4
#else
  let trapSignal = 5
#endif
