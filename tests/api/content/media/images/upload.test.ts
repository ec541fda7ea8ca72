import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileStore } from '@/lib/platform/files/store'
import { newAdmin } from '../../../support/admins'
import { callForBody, callForAnswer, call, refusedAnswer } from '../../../support/call'
import { hugePng, photograph, picture } from './pictures'

let cookie: string
beforeAll(async () => void ({ cookie } = await newAdmin()))

type Kept = { file: string; width: number; height: number }
const send = (raw: BodyInit) => ({ raw, cookie })
const upload = (raw: BodyInit) => callForBody<Kept>('POST', '/images/files', send(raw))

/** The stored file as its admin gets it. */
const kept = async (file: string) => {
  const response = await call('GET', `/images/files/${file}`, { cookie })
  expect(response.headers.get('content-type')).toBe('image/webp')
  return Buffer.from(await response.arrayBuffer())
}

// 'POST /api/images/files', 'GET /api/images/files/{id}'
describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('may be %s', async (format) => {
    const { file, ...size } = await upload(await picture().toFormat(format).toBuffer())
    expect(size).toEqual({ width: 900, height: 600 })
    expect(await sharp(await kept(file)).metadata()).toMatchObject({ format: 'webp', ...size })
  })

  test('is stored upright and without its location', async () => {
    const sent = await photograph()
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Tajna')
    const { file, width, height } = await upload(sent)
    expect({ width, height }).toEqual({ width: 300, height: 400 })
    const stored = await kept(file)
    const { exif, xmp, icc, orientation } = await sharp(stored).metadata()
    expect({ exif, xmp, icc, orientation }).toEqual({})
    expect(stored.toString('latin1')).not.toContain('Tajna')
  })

  test('is stored with at most 4096 pixels a side', async () => {
    const { width, height } = await upload(
      await picture({ width: 6_000, height: 300 }).png().toBuffer(),
    )
    expect({ width, height }).toEqual({ width: 4_096, height: 205 })
  })

  test('of 30,000 x 30,000 pixels is refused in under a second', async () => {
    const begin = performance.now()
    expect(await callForAnswer('POST', '/images/files', send(hugePng(30_000, 30_000)))).toEqual(
      refusedAnswer(413, 'Slika ima previše točaka. Najviše: 50 milijuna, oko 8600 × 5800.'),
    )
    expect(performance.now() - begin).toBeLessThan(1_000)
  })

  const WRONG = 'Ova vrsta datoteke nije dopuštena. Može: JPEG, PNG, WebP.'
  const BROKEN = 'Ova se slika ne može pročitati. Treba je ponovno spremiti na računalu pa poslati.'
  test.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      415,
      WRONG,
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, WRONG],
    ['a PDF', '%PDF-1.7\n1 0 obj', 415, WRONG],
    ['a GIF', 'GIF89a\x01\x00\x01\x00', 415, WRONG],
    ['nothing', '', 400, 'Datoteka je prazna.'],
    ['a picture with too many lines', hugePng(20, 20).slice(0, 200), 415, BROKEN],
  ])('%s is refused', async (_, raw, status, message) => {
    const sent = typeof raw === 'string' ? raw : new Uint8Array(raw)
    const headers = { 'content-type': 'image/png' }
    expect(await callForAnswer('POST', '/images/files', { ...send(sent), headers })).toEqual(
      refusedAnswer(status, message),
    )
  })

  test('with half of its bytes is refused', async () => {
    const whole = await picture({ width: 2_000, height: 2_000 }).jpeg().toBuffer()
    const half = new Uint8Array(whole.subarray(0, whole.length / 2))
    expect(await callForAnswer('POST', '/images/files', send(half))).toEqual(
      refusedAnswer(415, BROKEN),
    )
  })

  test.each([
    ['by what its headers say', { 'content-length': '20000001' }, 10],
    ['while it comes', {}, 21_000_000],
  ])('over 20 MB is refused %s', async (_, headers, bytes) => {
    const parts = new ReadableStream<Uint8Array>({
      pull(controller) {
        if ((sent += 1_000_000) > bytes) controller.close()
        else controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    let sent = 0
    expect(await callForAnswer('POST', '/images/files', { ...send(parts), headers })).toEqual(
      refusedAnswer(413, 'Datoteka je prevelika. Najviše: 20 MB.'),
    )
  })

  test('from a guest or from another site is not even received', async () => {
    const unread = () =>
      new ReadableStream(
        { pull: () => Promise.reject(new Error('was read')) },
        { highWaterMark: 0 },
      )
    expect(await callForAnswer('POST', '/images/files', { raw: unread() })).toEqual(
      refusedAnswer(401, 'Neispravan admin token'),
    )
    const headers = { origin: 'https://zlo.example' }
    expect(await callForAnswer('POST', '/images/files', { ...send(unread()), headers })).toEqual(
      refusedAnswer(403, 'Zahtjev nije poslan s ove stranice.'),
    )
  })

  test('on a full disk is a 507 with a message', async () => {
    const { put } = fileStore()
    fileStore().put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const raw = await picture().png().toBuffer()
    expect(await callForAnswer('POST', '/images/files', send(raw))).toEqual(
      refusedAnswer(
        507,
        'Na poslužitelju nema više mjesta za datoteke. Treba javiti tko ga održava.',
      ),
    )
    fileStore().put = put
  })
})
