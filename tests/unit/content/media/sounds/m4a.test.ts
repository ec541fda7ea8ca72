import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { m4aWithoutMetadata } from '@/lib/content/media/sounds/m4a'
import { box, FTYP, joined, m4a, moov } from '../../../../fixtures/sounds/made'

const kept = async (content: Uint8Array) => {
  const found = await m4aWithoutMetadata(new Blob([new Uint8Array(content)]))
  return found && Buffer.from(await found.arrayBuffer())
}

describe('an M4A', () => {
  test('keeps no metadata about people, times and places; boxes keep their positions', async () => {
    const sent = m4a()
    const left = await kept(sent)
    expect(sent.toString('latin1').match(/Tajna|VRIJEME/g)).toHaveLength(11)
    const text = left?.toString('latin1') ?? ''
    expect(text).not.toMatch(/Tajna|VRIJEME|udta|meta|uuid/)
    expect(left).toHaveLength(sent.length)
    for (const one of ['moov', 'trak', 'stsd', 'mp4a', 'stco', 'mdat', 'ZVUK'])
      expect(text.indexOf(one), one).toBe(sent.toString('latin1').indexOf(one))
  })

  test('may have several sound tracks, and tables after the sound', async () => {
    expect(await kept(m4a({}, {}))).not.toBeNull()
    expect(await kept(joined(FTYP, box('mdat', 'ZVUK'), moov({})))).not.toBeNull()
  })

  test('may have 64-bit box lengths, and a last box without a length', async () => {
    const long = joined([0, 0, 0, 1], 'mdat', [0, 0, 0, 0, 0, 0, 0, 20], 'ZVUK')
    expect(await kept(joined(FTYP, moov({}), long))).toHaveLength(
      FTYP.length + moov({}).length + 20,
    )
    expect(await kept(joined(FTYP, moov({}), [0, 0, 0, 0], 'mdatZVUK'))).not.toBeNull()
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a video', m4a({}, { handler: 'vide', codec: 'avc1' })],
    ['chapters with texts', m4a({}, { handler: 'text', codec: 'text' })],
    ['places on the way', m4a({}, { handler: 'meta', codec: 'mebx' })],
    ['what only some devices play', m4a({ codec: 'alac' })],
    ['what is locked', m4a({ codec: 'enca' })],
    ['no tables', joined(FTYP, box('mdat', 'ZVUK'))],
    ['tables without a track', joined(FTYP, moov(), box('mdat', 'ZVUK'))],
    ['tables twice', joined(FTYP, moov({}), moov({}), box('mdat', 'ZVUK'))],
    ['no sound', joined(FTYP, moov({}))],
    ['fragments', joined(FTYP, moov({}), box('moof', ''), box('mdat', 'ZVUK'))],
    ['another beginning', joined(box('free', ''), m4a())],
    ['a box that is longer than the file', joined(FTYP, moov({}), [0, 0, 1, 0], 'mdatZVUK')],
    ['a box that is shorter than its head', joined(FTYP, [0, 0, 0, 7], 'moov', moov({}))],
    [
      'tables of five megabytes',
      joined(FTYP, box('moov', new Uint8Array(5_000_000)), box('mdat', 'Z')),
    ],
    [
      'a thousand boxes',
      joined(FTYP, moov({}), box('mdat', 'Z'), ...Array<Buffer>(1_000).fill(box('free', ''))),
    ],
  ])('is refused if it is %s', async (_, content) => {
    expect(await kept(content)).toBeNull()
  })

  test('that is truncated anywhere is refused, or contains no metadata', async () => {
    const whole = m4a()
    for (let length = 0; length < whole.length; length += 1)
      expect((await kept(whole.subarray(0, length)))?.toString('latin1') ?? '').not.toContain(
        'Tajna',
      )
  })

  test('that is damaged anywhere is processed in finite time, without growing', async () => {
    const whole = m4a({}, {})
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = Buffer.from(whole)
        for (const [at, value] of changes) bytes[at] = value
        expect([undefined, whole.length]).toContain((await kept(bytes))?.length)
      }),
      { numRuns: 500 },
    )
  })
})
