import { RECORDING_LIMITS, RECORDING_TYPE } from '@/lib/content/media/sounds/model'

/** Samples encoded at once, about a second: the page stays usable in between. */
const BATCH = 1_152 * 40

/** An MP3 of samples from -1 to 1. The encoder is loaded when first used (57 kB). */
export async function encodeMp3(samples: Float32Array): Promise<File> {
  const { Mp3Encoder } = await import('@breezystack/lamejs')
  const { samplesPerSecond, kilobitsPerSecond } = RECORDING_LIMITS
  const encoder = new Mp3Encoder(1, samplesPerSecond, kilobitsPerSecond)
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < samples.length; at += BATCH) {
    const batch = Int16Array.from(samples.subarray(at, at + BATCH), toInteger)
    parts.push(new Uint8Array(encoder.encodeBuffer(batch)))
    await new Promise((resolve) => setTimeout(resolve))
  }
  parts.push(new Uint8Array(encoder.flush()))
  return new File(parts, 'snimka.mp3', { type: RECORDING_TYPE })
}

const toInteger = (sample: number) => Math.round(Math.min(1, Math.max(-1, sample)) * 32_767)
