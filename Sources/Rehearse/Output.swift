import Glibc
import RehearseScript

/// Writes to one of the process's own streams, whatever the app does to them.
final class Output {
  nonisolated(unsafe) static let standard = Output(STDOUT_FILENO)
  nonisolated(unsafe) static let error = Output(STDERR_FILENO)

  let descriptor: Int32
  private var bytes: [UInt8] = []

  private init(_ descriptor: Int32) {
    // A duplicate, since the app's standard output is captured by putting a file in its place.
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    self.descriptor = own >= 0 ? own : descriptor
  }

  /// Takes hold of the streams; must come before anything of the app's own is captured.
  static func claim() {
    // Where a stream is closed, the next file to be opened would be taken for it. In its place comes one that can't
    // be read or written either, so that what uses it is told.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      let null = open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_WRONLY)
      if null > STDERR_FILENO { close(null) }
    }
    _ = (standard, error)
  }

  /// Writes text at once.
  func write(_ text: String) {
    append(text)
    flush()
  }

  /// Keeps text until `flush`, so that a command's lines leave together.
  func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Keeps a line of a command's output until `flush`, as it would be recorded.
  func appendRecorded(_ line: String) {
    RecordedText.append(line, to: &bytes)
  }

  /// Keeps bytes that may be no text, until `flush`.
  func append(_ bytes: [UInt8]) {
    self.bytes += bytes
  }

  /// Writes what was kept; a closed pipe ends the process, by its signal or as if by it, and so does trouble with
  /// standard output, which is told.
  func flush() {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count > 0 {
        start += count
      } else if errno == EPIPE {
        // Who started us has the signal ignored.
        _exit(ExitCode.closedPipe.rawValue)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if errno != EINTR {
        giveUp(because: errno)
        break
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Ends the process when nothing more can be printed; there is nowhere to tell of trouble with standard error.
  private func giveUp(because code: Int32) {
    guard self === Self.standard else { return }
    let reason = String(cString: strerror(code))
    Self.error.write("error: standard output can't be written: \(reason)\n")
    _exit(ExitCode.failure.rawValue)
  }
}
