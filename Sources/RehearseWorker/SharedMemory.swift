import Glibc

/// Memory that this process and its workers have in common, so that what a worker notes outlives it.
package final class SharedMemory {
  package let bytes: UnsafeMutableRawBufferPointer

  /// Must be made before the worker is; filled with zeros. Nothing when the system has none to give.
  package init?(size: Int) {
    let start = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  deinit {
    munmap(bytes.baseAddress, bytes.count)
  }
}
