import { inflateRawSync } from 'node:zlib'

const ENTRY = 0x02014b50

/** The texts of all files in a ZIP archive, found by its central directory (APPNOTE, 4.3.12). */
export function textsOfZip(zip: Buffer): string[] {
  const texts: string[] = []
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); isEntry(zip, at);) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const local = zip.readUInt32LE(at + 42)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(begin, begin + size)
    texts.push((method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'))
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + zip.readUInt16LE(at + field), 0)
  }
  return texts
}

const isEntry = (zip: Buffer, at: number) =>
  at >= 0 && at + 46 <= zip.length && zip.readUInt32LE(at) === ENTRY
