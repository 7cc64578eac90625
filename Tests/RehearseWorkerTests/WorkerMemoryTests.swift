import RehearseWorker
import Testing

@Suite struct WorkerMemoryTests {
  @Test(arguments: [
    ("512M", 512 << 20), ("4G", 4 << 30), ("4g", 4 << 30), ("100k", 100 << 10), ("0", 0),
    ("123456", 123_456), ("", nil), ("M", nil), ("-1G", nil), ("4 G", nil), ("4T", nil),
    ("9999999999G", nil),
  ])
  func `a size is a number and a unit`(text: String, bytes: Int?) {
    #expect(WorkerMemory.size(text) == bytes.map { Int64($0) })
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
