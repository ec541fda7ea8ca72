import { beforeAll, describe, expect, test } from 'vitest'
import * as made from '@/tests/fixtures/sounds/made'
import * as recordings from '@/tests/fixtures/sounds/recordings'
import { newAdmin } from '../../../support/admins'
import { call, callForAnswer, callForBody, refusedAnswer } from '../../../support/call'
import { picture } from '../images/pictures'

let cookie: string
beforeAll(async () => void ({ cookie } = await newAdmin()))

const send = (raw: BodyInit) => ({ raw, cookie })
/** Frames of 26 ms. */
const sound = (count: number) => new Uint8Array(made.frames(count))

// 'POST /api/sounds/recordings'
describe('a sentence recorded in the browser', () => {
  test('is stored without what else the file holds, and becomes a recording of the library', async () => {
    const raw = new Uint8Array(made.joined(made.id3('Tajna'), made.frames(100), made.APE))
    const { file } = await callForBody<{ file: string }>('POST', '/sounds/recordings', send(raw))
    const stored = await call('GET', `/sounds/files/${file}`, { cookie })
    expect(stored.headers.get('content-type')).toBe('audio/mpeg')
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(sound(100))
    const body = { name: 'Mačka spava', alt: 'Mačka spava.', file }
    const added = await callForBody<{ slug: string }>('POST', '/sounds', { body, cookie })
    expect(added.slug).toMatch(/^macka-spava/)
  })

  const WRONG = 'Ova vrsta datoteke nije dopuštena. Može: MP3.'
  const UNREAD = 'Snimka se ne može pročitati. Snimi ponovno.'
  const LONG = 'Snimka je predugačka. Najviše: 60 sekundi.'
  const SHORT = 'Snimka je prekratka. Snimi ponovno.'
  const webm = new Uint8Array([
    0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1,
  ])

  test.each<[string, () => BodyInit | Promise<BodyInit>, number, string]>([
    ['an M4A', () => recordings.m4a(), 415, WRONG],
    ['a WebM', () => webm, 415, WRONG],
    ['a WAV', () => 'RIFF\x24\x08\x00\x00WAVEfmt ', 415, WRONG],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 415, WRONG],
    ['a picture', async () => new Uint8Array(await picture().png().toBuffer()), 415, WRONG],
    ['a tag without sound', () => new Uint8Array(made.id3('Tajna'.repeat(2_000))), 415, UNREAD],
    ['nothing', () => '', 400, 'Datoteka je prazna.'],
    ['more than a minute', () => sound(2_340), 400, LONG],
    // The shortest frames there are: 72 seconds in 72 kB.
    [
      'more than a minute in few bytes',
      () => new Uint8Array(made.frames(3_000, made.SHORT_FRAME)),
      400,
      LONG,
    ],
    ['a slip of the finger', () => sound(18), 400, SHORT],
  ])('%s is refused', async (_, raw, status, message) => {
    expect(await callForAnswer('POST', '/sounds/recordings', send(await raw()))).toEqual(
      refusedAnswer(status, message),
    )
  })

  test.each([
    ['a minute', 2_297],
    ['half a second', 20],
  ])('%s is accepted', async (_, count) => {
    expect(await callForAnswer('POST', '/sounds/recordings', send(sound(count)))).toMatchObject({
      status: 200,
    })
  })

  test('over 1 MB is refused before it is read', async () => {
    const headers = { 'content-length': '1000001' }
    expect(await callForAnswer('POST', '/sounds/recordings', { ...send('ID3'), headers })).toEqual(
      refusedAnswer(413, 'Datoteka je prevelika. Najviše: 1 MB.'),
    )
  })
})
