import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Wanted = { width?: number; height?: number; color?: string }

/** A picture with a single colour. */
export const picture = ({ width = 900, height = 600, color = 'tomato' }: Wanted = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })

/** A photograph with EXIF data about its place, and rotated. */
export const photograph = () =>
  picture({ width: 400, height: 300 })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Tajna' }, IFD3: { GPSLatitude: '45/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A small PNG that decodes to 900 million pixels of nothing. */
export function hugePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc(2 ** 20))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(name), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
