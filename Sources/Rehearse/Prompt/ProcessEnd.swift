import Glibc

/// Whether a child process has ended; what it ended with can still be asked for afterwards.
func hasEnded(_ process: Int32) -> Bool {
  var information = siginfo_t()
  let options = WEXITED | WNOHANG | WNOWAIT
  guard waitid(P_PID, id_t(process), &information, options) == 0 else { return true }
  return information.si_signo != 0
}

/// Lets Control-C pass without effect where nobody waits for it: at the prompt it must not end the program.
func ignoreInterruptsBetweenCommands() {
  // A function of our own, not `SIG_IGN`: those who do wait would take that for the wish of who started us.
  signal(SIGINT, noteNothing)
}

/// Keeps a Control-C that comes between two questions to a process until the next one is asked, which it then ends.
///
/// What comes after the last one is let pass, as between commands.
func holdingInterrupts<Value, Failure: Error>(
  _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  var interrupt = sigset_t()
  var before = sigset_t()
  sigemptyset(&interrupt)
  sigaddset(&interrupt, SIGINT)
  pthread_sigmask(SIG_BLOCK, &interrupt, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try body()
}

private func noteNothing(_ number: Int32) {}
