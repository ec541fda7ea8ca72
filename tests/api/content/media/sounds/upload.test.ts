import { beforeAll, describe, expect, test } from 'vitest'
import { fileStore } from '@/lib/platform/files/store'
import * as made from '@/tests/fixtures/sounds/made'
import * as recordings from '@/tests/fixtures/sounds/recordings'
import { newAdmin } from '../../../support/admins'
import { callForBody, callForAnswer, call, refusedAnswer } from '../../../support/call'
import { picture } from '../images/pictures'

let cookie: string
beforeAll(async () => void ({ cookie } = await newAdmin()))

const send = (raw: BodyInit) => ({ raw, cookie })
const upload = async (raw: BodyInit) =>
  (await callForBody<{ file: string }>('POST', '/sounds/files', send(raw))).file

async function kept(file: string) {
  const response = await call('GET', `/sounds/files/${file}`, { cookie })
  const type = response.headers.get('content-type')
  return { type, content: Buffer.from(await response.arrayBuffer()).toString('latin1') }
}

// 'POST /api/sounds/files', 'GET /api/sounds/files/{id}'
describe('an uploaded recording', () => {
  test.each([
    ['MP3', recordings.mp3, 'audio/mpeg'],
    ['M4A', recordings.m4a, 'audio/mp4'],
    ['M4A of a telephone', recordings.m4aOfPhone, 'audio/mp4'],
  ])('may be %s, and only its sound is stored', async (_, read, type) => {
    expect(Buffer.from(read()).toString('latin1')).toContain('Tajna')
    const stored = await kept(await upload(read()))
    expect(stored.type).toBe(type)
    expect(stored.content).not.toContain('Tajna')
    expect(stored.content.length).toBeGreaterThan(1_000)
  })

  const WRONG = 'Ova vrsta datoteke nije dopuštena. Može: MP3, M4A.'
  const BROKEN =
    'Ova se snimka ne može pročitati. Treba je ponovno spremiti kao MP3 ili M4A pa poslati.'
  test.each<[string, BodyInit, number, string]>([
    ['a page', '<!doctype html><script>alert(1)</script>', 415, WRONG],
    ['a PDF', '%PDF-1.7\n1 0 obj', 415, WRONG],
    ['a WAV', 'RIFF\x24\x08\x00\x00WAVEfmt ', 415, WRONG],
    ['nothing', '', 400, 'Datoteka je prazna.'],
    ['a tag without a sound', new Uint8Array(made.id3('Tajna')), 415, WRONG],
    ['a long tag without a sound', new Uint8Array(made.id3('Tajna'.repeat(2_000))), 415, BROKEN],
    ['a video', new Uint8Array(made.m4a({}, { handler: 'vide', codec: 'avc1' })), 415, BROKEN],
    ['half of a recording', recordings.m4a().slice(0, 1_000), 415, BROKEN],
  ])('%s is refused', async (_, raw, status, message) => {
    expect(await callForAnswer('POST', '/sounds/files', send(raw))).toEqual(
      refusedAnswer(status, message),
    )
  })

  test('over 20 MB is refused', async () => {
    const headers = { 'content-length': '20000001' }
    expect(await callForAnswer('POST', '/sounds/files', { ...send('ID3'), headers })).toEqual(
      refusedAnswer(413, 'Datoteka je prevelika. Najviše: 20 MB.'),
    )
  })

  test('is played as a recording; other files are refused', async () => {
    const raw = new Uint8Array(await picture().png().toBuffer())
    const { file } = await callForBody<{ file: string }>('POST', '/images/files', { raw, cookie })
    const refused = { status: 400, body: { fields: { file: ['Ova datoteka nije snimka.'] } } }
    expect(await callForAnswer('GET', `/sounds/files/${file}`, { cookie })).toMatchObject(refused)
    const body = { name: 'Slika', alt: 'Opis', file }
    expect(await callForAnswer('POST', '/sounds', { body, cookie })).toMatchObject(refused)
  })

  test('on a full disk is a 507 with a message', async () => {
    const { put } = fileStore()
    fileStore().put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    expect(await callForAnswer('POST', '/sounds/files', send(recordings.mp3()))).toEqual(
      refusedAnswer(
        507,
        'Na poslužitelju nema više mjesta za datoteke. Treba javiti tko ga održava.',
      ),
    )
    fileStore().put = put
  })
})
