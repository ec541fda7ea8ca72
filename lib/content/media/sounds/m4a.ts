import { SOUND_LIMITS } from './model'

/** Maximum number of boxes on one level of a file (ISO 14496-12); no real recording comes close. */
const MOST_BOXES = 1_000
const HEADER = 8

/** The boxes needed for playback, by the box that contains them. All others are emptied. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak', 'iods'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'stsc', 'stsz', 'stz2', 'stco', 'co64'],
    ...['stss', 'sgpd', 'sbgp', 'sdtp', 'cslg'],
  ],
}

/** Boxes whose content begins with the times of creation and modification. */
const WITH_TIMES = ['mvhd', 'tkhd', 'mdhd']

/** Handler type of a sound track, and coding of its samples. */
const AAC = ['soun', 'mp4a']

type Box = { type: string; content: number; end: number }

/**
 * An M4A file without metadata about who recorded it, when, where and with which device. Metadata
 * boxes are emptied and not removed, because the tables refer to positions in the file. Null for a
 * broken file, and for a file with anything but AAC.
 */
export async function m4aWithoutMetadata(file: Blob): Promise<Blob | null> {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = []
  const types: string[] = []
  for (let at = 0; at < file.size;) {
    const box = boxAt(await file.slice(at, at + 2 * HEADER).bytes(), 0, file.size - at)
    if (!box || types.push(box.type) > MOST_BOXES || types[0] !== 'ftyp') return null
    const whole = file.slice(at, at + box.end)
    if (box.type === 'moov') {
      if (box.end > SOUND_LIMITS.tableBytes) return null
      const bytes = await whole.bytes()
      if (!cleanTables(bytes, box)) return null
      parts.push(bytes)
    } else if (box.type === 'ftyp' || box.type === 'mdat') parts.push(whole)
    else parts.push(...emptied(await whole.slice(0, box.content).bytes(), box))
    at += box.end
  }
  const count = (type: string) => types.filter((one) => one === type).length
  // A fragmented recording has tables in each fragment; only unfragmented files are accepted.
  if (count('moov') !== 1 || !count('mdat') || count('moof')) return null
  return new Blob(parts)
}

/** The box that begins at an offset; null when the box would end beyond its container. */
function boxAt(bytes: Uint8Array, at: number, end: number): Box | null {
  if (at + HEADER > Math.min(bytes.length, end)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const type = textAt(bytes, at + 4)
  const short = view.getUint32(at)
  if (short === 0) return { type, content: at + HEADER, end }
  if (short > 1)
    return short >= HEADER && at + short <= end
      ? { type, content: at + HEADER, end: at + short }
      : null
  if (at + 2 * HEADER > Math.min(bytes.length, end)) return null
  const long = view.getBigUint64(at + HEADER)
  if (long < 2 * HEADER || long > end - at) return null
  return { type, content: at + 2 * HEADER, end: at + Number(long) }
}

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

const ZEROS = new Uint8Array(65_536)

/** An empty box of the same length. */
function* emptied(head: Uint8Array<ArrayBuffer>, { content, end }: Box) {
  name(head, 0, 'free')
  yield head
  for (let left = end - content; left > 0; left -= ZEROS.length)
    yield ZEROS.subarray(0, Math.min(left, ZEROS.length))
}

const name = (bytes: Uint8Array, at: number, type: string) =>
  bytes.set(new TextEncoder().encode(type), at + 4)

/** Empties metadata in place; false for broken tables, and for tracks other than AAC. */
function cleanTables(bytes: Uint8Array, table: Box): boolean {
  const found: string[] = []
  const clean = ({ type: holder, content, end }: Box): boolean => {
    for (let at = content; at < end;) {
      const box = boxAt(bytes, at, end)
      if (!box) return false
      const { type } = box
      if (!INSIDE[holder]?.includes(type)) {
        name(bytes, at, 'free')
        bytes.fill(0, box.content, box.end)
      } else if (INSIDE[type]) {
        if (!clean(box)) return false
      } else if (type === 'hdlr') {
        found.push(textAt(bytes, box.content + 8))
        bytes.fill(0, box.content + 24, box.end)
      } else if (type === 'stsd') found.push(textAt(bytes, box.content + 12))
      else if (WITH_TIMES.includes(type)) {
        const isLong = bytes[box.content] === 1
        bytes.fill(0, box.content + 4, Math.min(box.content + (isLong ? 20 : 12), box.end))
      }
      at = box.end
    }
    return true
  }
  return clean(table) && found.includes('mp4a') && found.every((one) => AAC.includes(one))
}
