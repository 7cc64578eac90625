import CRehearseSystem

/// The other process's part: answers requests until nobody is there to ask.
func serve(_ worker: RehearseWorker, _ answer: ([UInt8]) -> [UInt8]) -> Never {
  var requests = MessageReader()
  while true {
    while let request = requests.next() {
      let message = framed(answer(request))
      // For what crashes later, nothing printed so far may wait in a buffer.
      rehearse_flush_standard_output()
      let error = message.withUnsafeBytes {
        rehearse_write_all(worker.socket, $0.baseAddress, $0.count)
      }
      if error != 0 { rehearse_system_exit(0) }
    }
    let count = requests.fill { rehearse_read(worker.socket, $0.baseAddress, $0.count) }
    if count <= 0 { rehearse_system_exit(0) }
  }
}
