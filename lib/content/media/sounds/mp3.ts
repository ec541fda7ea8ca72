/**
 * Bytes per read. Each read extends further, so that the header after the last frame is included.
 */
const AT_ONCE = 65_536
const LONGEST_FRAME = 1_441
const HEADER = 4

/**
 * Bit rates in kilobits per second, by the index in the header (from 1), for MPEG 1 and for the
 * later versions.
 */
const RATES = {
  one: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const SAMPLES_PER_SECOND = [44_100, 48_000, 32_000]

/**
 * Maximum number of separate runs of frames. A file with more is no recording, but made to keep the
 * server busy.
 */
const MOST_STRETCHES = 100
/** Minimum number of frames; a single frame may be a coincidence. */
const LEAST_FRAMES = 2

type Frame = {
  /** Version and sampling rate, which never change within a recording. */
  kind: number
  bytes: number
  seconds: number
}

/** The frames of an MP3, and how long they last. */
type Mp3 = { content: Blob; seconds: number }

/**
 * The frames of an MP3 (ISO 11172-3, layer III) without the metadata before, between and after
 * them. Null for a file without frames.
 */
export async function readMp3(file: Blob): Promise<Mp3 | null> {
  const stretches: { from: number; to: number }[] = []
  let [at, frames, seconds] = [0, 0, 0]
  let kind: number | undefined
  while (at + HEADER <= file.size) {
    const start = at
    const bytes = await file.slice(start, start + AT_ONCE + LONGEST_FRAME + HEADER).bytes()
    while (at - start < AT_ONCE && at + HEADER <= file.size) {
      const frame = frameAt(bytes, at - start, kind)
      const end = at + (frame?.bytes ?? 0)
      const goesOn = stretches.at(-1)?.to === at
      const isFrame =
        frame &&
        end <= file.size &&
        (goesOn || end === file.size || frameAt(bytes, end - start, frame.kind))
      if (!isFrame) {
        at += tagLength(bytes, at - start) || 1
        continue
      }
      kind ??= frame.kind
      frames += 1
      seconds += frame.seconds
      const stretch = goesOn ? stretches.at(-1) : undefined
      if (stretch) stretch.to = end
      else if (stretches.push({ from: at, to: end }) > MOST_STRETCHES) return null
      at = end
    }
  }
  if (frames < LEAST_FRAMES) return null
  return { content: new Blob(stretches.map(({ from, to }) => file.slice(from, to))), seconds }
}

/** The frame with a header at this offset; null when there is no header or one of another kind. */
function frameAt(bytes: Uint8Array, at: number, kind?: number): Frame | null {
  // Rejects most bytes outside of frames early.
  if (bytes[at] !== 0xff) return null
  const [second = 0, third = 0] = [bytes[at + 1], bytes[at + 2]]
  const version = (second >> 3) & 3
  const isLayer3 = second >= 0xe0 && ((second >> 1) & 3) === 1
  const samples = SAMPLES_PER_SECOND[(third >> 2) & 3]
  const isFirst = version === 3
  const rate = (isFirst ? RATES.one : RATES.later)[(third >> 4) - 1]
  if (!isLayer3 || version === 1 || !samples || !rate) return null
  const own = (version << 2) | ((third >> 2) & 3)
  if (kind !== undefined && own !== kind) return null
  const slower = isFirst ? 1 : version === 2 ? 2 : 4
  const length = ((isFirst ? 144 : 72) * rate * 1_000 * slower) / samples
  return {
    kind: own,
    bytes: Math.floor(length) + ((third >> 1) & 1),
    seconds: ((isFirst ? 1_152 : 576) * slower) / samples,
  }
}

/** The length of an ID3v2 tag at this offset, which may hold a picture; 0 without a tag. */
function tagLength(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== 0x49 || bytes[at + 1] !== 0x44 || bytes[at + 2] !== 0x33) return 0
  const [flags = 0, ...size] = bytes.subarray(at + 5, at + 10)
  if (size.length < 4 || size.some((part) => part > 127)) return 0
  const content = size.reduce((sum, part) => sum * 128 + part, 0)
  return 10 + content + (flags & 0x10 ? 10 : 0)
}
