import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMp3 } from '@/lib/content/media/sounds/mp3'
import {
  APE,
  FRAME,
  frames,
  id3,
  ID3V1,
  joined,
  SHORT_FRAME,
} from '../../../../fixtures/sounds/made'

const kept = async (...parts: Parameters<typeof joined>) => {
  const found = await readMp3(new Blob([new Uint8Array(joined(...parts))]))
  return found && Buffer.from(await found.content.arrayBuffer())
}

describe('an MP3', () => {
  test.each([
    ['what stands before the sound', [id3('Tajna'), frames(3)]],
    ['several tags before it', [id3('Tajna'), id3('Tajna'), frames(3)]],
    ['a tag longer than what is looked through at once', [id3('Tajna'.repeat(30_000)), frames(3)]],
    ['a tag with what looks like a frame', [id3('Tajna' + FRAME.toString('latin1')), frames(3)]],
    ['what stands behind it', [frames(3), APE, ID3V1]],
    [
      'all at once',
      [id3('Tajna'), '\0\0\0', frames(2), id3('Tajna'), frames(1), frames(0), APE, ID3V1],
    ],
    ['a last frame that was cut off', [frames(3), FRAME.subarray(0, 200)]],
  ])('%s is removed', async (_, parts) => {
    // A single frame between two tags doesn't count.
    expect(await kept(...parts)).toEqual(frames(parts[2] === undefined || parts.length < 6 ? 3 : 2))
  })

  test('of two consecutive recordings keeps both', async () => {
    expect(await kept(frames(3), ID3V1, id3('Tajna'), frames(4))).toEqual(frames(7))
  })

  test.each([
    ['long ones', frames(400)],
    ['the shortest', frames(9_000, SHORT_FRAME)],
  ])('frames are found across the bounds of reads: %s', async (_, sound) => {
    expect(await kept(sound)).toEqual(sound)
    expect(await kept('x'.repeat(70_001), sound)).toEqual(sound)
  })

  test.each([
    ['nothing', ''],
    ['a tag alone', id3('Tajna')],
    ['a tag that claims more than there is', id3('x'.repeat(500)).subarray(0, 60)],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['one frame, which may be a chance', joined(FRAME, 'x')],
    ['a frame of layer II', frames(4, joined([0xff, 0xfd, 0x90, 0x64], new Uint8Array(413)))],
    ['no rate', frames(4, joined([0xff, 0xfb, 0x00, 0x64], new Uint8Array(413)))],
    [
      'more stretches than a recording has',
      Buffer.from(`${frames(2).toString('latin1')}x`.repeat(101), 'latin1'),
    ],
  ])('%s is refused', async (_, content) => {
    expect(await kept(content)).toBeNull()
  })

  test.each([
    ['44.1 kHz', frames(100), (100 * 1_152) / 44_100],
    ['24 kHz', frames(100, SHORT_FRAME), (100 * 576) / 24_000],
    ['44.1 kHz between tags', joined(id3('Tajna'), frames(3), APE), (3 * 1_152) / 44_100],
  ])('of %s says how long it is', async (_, bytes, seconds) => {
    const found = await readMp3(new Blob([new Uint8Array(bytes)]))
    expect(found?.seconds).toBeCloseTo(seconds, 6)
  })

  test('that is truncated anywhere is shorter or refused', async () => {
    const whole = joined(id3('Tajna'), frames(3, SHORT_FRAME), APE)
    for (let length = 0; length <= whole.length; length += 1) {
      const left = await kept(whole.subarray(0, length))
      expect((left?.length ?? 0) % SHORT_FRAME.length).toBe(0)
      expect(left?.toString('latin1') ?? '').not.toContain('Tajna')
    }
  })

  test('that is damaged anywhere is processed in finite time, without growing', async () => {
    const whole = joined(id3('Tajna'), frames(20, SHORT_FRAME), APE, ID3V1)
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = Buffer.from(whole)
        for (const [at, value] of changes) bytes[at] = value
        expect((await kept(bytes))?.length ?? 0).toBeLessThanOrEqual(whole.length)
      }),
    )
  })

  test('content that only resembles sound is refused as fast as it is read', async () => {
    const begin = performance.now()
    const content = Buffer.alloc(5_000_000, joined([0xff, 0xfb, 0x90, 0x64]))
    expect(await kept(content)).toBeNull()
    expect(performance.now() - begin).toBeLessThan(2_000)
  })
})
