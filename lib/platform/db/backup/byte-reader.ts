import { createHash } from 'node:crypto'

/** The stream ended, or a line continued, where the format doesn't allow it. */
export class UnexpectedBytes extends Error {}

/** Reads a stream piece by piece and computes a digest of everything read. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>
  private readonly hash = createHash('sha256')
  private rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]()
  }

  /** SHA-256 of everything read so far, in hexadecimal. */
  digest(): string {
    return this.hash.copy().digest('hex')
  }

  /** The next available bytes, at least one and at most `limit`. */
  async some(limit: number): Promise<Buffer> {
    if (!(await this.fill())) throw new UnexpectedBytes()
    const piece = this.rest.subarray(0, limit)
    this.rest = this.rest.subarray(piece.length)
    this.hash.update(piece)
    return piece
  }

  /** A line without its line end. Throws when the line is longer than `limit` bytes. */
  async line(limit: number): Promise<string> {
    const pieces: Buffer[] = []
    for (let length = 0; length <= limit;) {
      if (!(await this.fill())) throw new UnexpectedBytes()
      const end = this.rest.indexOf('\n')
      const piece = await this.some(end < 0 ? this.rest.length : end + 1)
      pieces.push(piece)
      length += piece.length
      if (end >= 0) return Buffer.concat(pieces).toString('utf8', 0, length - 1)
    }
    throw new UnexpectedBytes()
  }

  /** A big-endian unsigned 32-bit number. */
  async uint32(): Promise<number> {
    let value = 0
    for (let byte = 0; byte < 4; byte += 1) value = value * 256 + ((await this.some(1))[0] ?? 0)
    return value
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.fill())
  }

  /** Closes the source before it was read to its end. */
  async close(): Promise<void> {
    await this.source.return?.()
  }

  private async fill(): Promise<boolean> {
    while (!this.rest.length) {
      const { done, value } = await this.source.next()
      if (done) return false
      this.rest = value
    }
    return true
  }
}
