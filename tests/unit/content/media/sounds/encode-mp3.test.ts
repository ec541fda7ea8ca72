import { expect, test } from 'vitest'
import { encodeMp3 } from '@/components/content/media/sounds/recording/encode-mp3'
import { RECORDING_LIMITS } from '@/lib/content/media/sounds/model'
import { readMp3 } from '@/lib/content/media/sounds/mp3'

const { samplesPerSecond, slackSeconds, bytes } = RECORDING_LIMITS
const tone = (seconds: number) =>
  Float32Array.from({ length: seconds * samplesPerSecond }, (_, at) =>
    Math.sin((at * 440 * 2 * Math.PI) / samplesPerSecond),
  )

test.each([1, 10])(
  '%d s become an MP3 that the server reads, of the same length',
  async (seconds) => {
    const file = await encodeMp3(tone(seconds))
    expect(file.type).toBe('audio/mpeg')
    const found = await readMp3(file)
    expect(found?.content.size).toBe(file.size)
    expect(Math.abs((found?.seconds ?? 0) - seconds)).toBeLessThan(slackSeconds / 5)
    expect((file.size / seconds) * RECORDING_LIMITS.seconds).toBeLessThan(bytes)
  },
)
