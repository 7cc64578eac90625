import CRehearseSystem

/// The other process's part: answers requests until nobody is there to ask.
func serve(_ worker: RehearseWorker, _ answer: ([UInt8]) -> [UInt8]) -> Never {
  var requests = MessageReader()
  while true {
    while let request = try? requests.next() {
      let message = framed(answer(request.message), number: request.number)
      // For what crashes later, nothing printed so far may wait in a buffer.
      rehearse_flush_standard_output()
      rehearse_worker_restore_descriptors()
      let error = message.withUnsafeBytes {
        rehearse_write_all(worker.socket, $0.baseAddress, $0.count)
      }
      if error != 0 { leave(error) }
    }
    let count = requests.fill { rehearse_read(worker.socket, $0.baseAddress, $0.count) }
    if count < 0 { leave(rehearse_error_number()) }
    if count == 0 { rehearse_system_exit(0) }
  }
}

/// Ends this process, whose line to the one that asks is broken.
private func leave(_ error: Int32) -> Never {
  rehearse_system_exit(rehearse_is_bad_descriptor(error) ? lineLostStatus : 0)
}

/// What a worker exits with whose line the app has closed.
let lineLostStatus: Int32 = 113
