import RehearseWorker
import Testing

@Suite struct WorkerMemoryTests {
  @Test(arguments: [
    ("512M", 512 << 20), ("4G", 4 << 30), ("4g", 4 << 30), ("65536k", 64 << 20), ("none", 0),
    ("123456789", 123_456_789), ("64M", 64 << 20),
  ])
  func `a bound is a number and a unit, or none`(text: String, bytes: Int) throws {
    #expect(try WorkerMemory.bound(text) == Int64(bytes))
  }

  @Test(arguments: ["", "M", "-1G", "4 G", "4T", "9999999999G", "None"])
  func `what is no size is none`(text: String) {
    #expect(throws: WorkerMemory.Misfit.unreadable) { try WorkerMemory.bound(text) }
  }

  @Test(arguments: ["0", "1", "1K", "63M", "67108863"])
  func `too little for any app is no bound`(text: String) {
    #expect(throws: WorkerMemory.Misfit.tooSmall) { try WorkerMemory.bound(text) }
  }

  @Test func `and is told as one would type it`() {
    #expect(WorkerMemory.text(4 << 30) == "4G")
    #expect(WorkerMemory.text(1536 << 20) == "1536M")
    #expect(WorkerMemory.text(5 << 10) == "5K")
    #expect(WorkerMemory.text(1001) == "1001")
  }

  @Test func `the usual bound leaves the machine room`() {
    #expect(WorkerMemory.usualLimit >= 256 << 20)
    #expect(WorkerMemory.usualLimit <= 4 << 30)
  }
}
