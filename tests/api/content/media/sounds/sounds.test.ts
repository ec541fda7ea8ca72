import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { cachedScript } from '@/lib/content/curriculum/cached'
import { db } from '@/lib/platform/db/client'
import { fileKeyOf } from '@/lib/platform/files/keep'
import { fileStore } from '@/lib/platform/files/store'
import { sweepFiles } from '@/lib/platform/files/sweep'
import { soundsIn } from '@/lib/content/media/sounds/in-texts'
import { withLibrarySoundServing } from '@/lib/content/media/sounds/serve'
import { listSoundUses } from '@/lib/content/media/sounds/uses'
import * as recordings from '@/tests/fixtures/sounds/recordings'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'
import { newAdmin, type AdminCalls } from '../../../support/admins'
import { collectAnnouncedTags } from '../../../support/announced'
import { callForBody } from '../../../support/call'

let asks: AdminCalls
let cookie: string
beforeAll(async () => void ({ asks, cookie } = await newAdmin()))

type Sound = {
  _id: string
  version: number
  slug: string
  file: string
  uses: { place: string; title: string; path: string }[]
  below: { sentence: string; isInTheWay: boolean }
}

const uploaded = async (raw: BodyInit = recordings.mp3()) =>
  (await callForBody<{ file: string }>('POST', '/sounds/files', { raw, cookie })).file
const form = (file: string, changes: object = {}) => ({
  ...{ name: 'Riječ dog', alt: 'Poslušaj: dog', file },
  ...changes,
})
const newSound = async (changes: object = {}, raw?: BodyInit) => {
  const { status, body } = await asks('POST', '/sounds', form(await uploaded(raw), changes))
  expect(status).toBe(200)
  return body as Sound
}
const server = () =>
  serveBehindLayers([withLibrarySoundServing], (_, response) => setHead(response, {}, 404).end())
const get = async (path: string, headers?: Record<string, string>, method?: string) =>
  (await server()).get(path, headers, method)

// 'POST /api/sounds', 'GET /api/sounds', 'GET /api/sounds/{id}', 'PUT /api/sounds/{id}'
describe('a recording of the library', () => {
  test('gets an address from its name, and a numbered one if that is taken', async () => {
    expect((await newSound()).slug).toBe('rijec-dog')
    expect((await newSound()).slug).toBe('rijec-dog-2')
  })

  test('needs a description and a file', async () => {
    const file = await uploaded()
    for (const [changes, fields] of [
      [{ alt: ' ' }, { alt: ['Opiši što se čuje.'] }],
      [{ file: '' }, { file: ['Odaberi datoteku snimke.'] }],
    ] as const)
      expect(await asks('POST', '/sounds', form(file, changes))).toMatchObject({
        ...{ status: 400, body: { fields } },
      })
  })

  test('is found by its description, the newest first', async () => {
    const older = await newSound({ alt: 'Zvono u školi', name: 'Prva' })
    const newer = await newSound({ alt: 'Zvono na crkvi', name: 'Druga' })
    const { body } = await asks('GET', '/sounds?search=zvono')
    const page = body as { items: Sound[] }
    expect(page.items.map(({ _id }) => _id)).toEqual([newer._id, older._id])
  })

  test('has a history and drafts like all records', async () => {
    const { _id, version } = await newSound({ name: 'S poviješću' })
    await asks(
      'PUT',
      `/sounds/${_id}`,
      form(await uploaded(), { version, name: 'S poviješću', alt: 'Novo' }),
    )
    const { body } = await asks('GET', `/admin/povijest/sounds/${_id}`)
    expect(body).toMatchObject([
      { action: 'record-update', fields: ['alt', 'file'] },
      { action: 'record-create' },
    ])
    const draft = { title: 'Nova', values: { name: { is: 'x' } }, base: null }
    expect(await asks('PUT', `/admin/nacrti/sounds/${uuidv7()}`, draft)).toMatchObject({
      status: 200,
    })
  })
})

describe('a recording below /snimke/', () => {
  test('is served with its type, whole or in ranges', async () => {
    const { slug } = await newSound({ name: 'Cijela' })
    const whole = await get(`/snimke/${slug}`)
    expect(whole).toMatchObject({
      status: 200,
      headers: {
        ...{ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' },
        ...{ 'x-content-type-options': 'nosniff', 'content-length': String(whole.body.length) },
      },
    })
    const all = whole.body.length
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 1],
      ['bytes=0-', 0, all - 1],
      [`bytes=${all - 1}-`, all - 1, all - 1],
      ['bytes=100-99999999', 100, all - 1],
      ['bytes=-10', all - 10, all - 1],
      ['bytes=-99999999', 0, all - 1],
    ] as const) {
      const part = await get(`/snimke/${slug}`, { range })
      expect(part).toMatchObject({
        status: 206,
        headers: {
          ...{ 'content-range': `bytes ${from}-${to}/${all}`, 'content-type': 'audio/mpeg' },
          'content-length': String(to - from + 1),
        },
      })
      expect(part.body.equals(whole.body.subarray(from, to + 1)), range).toBe(true)
    }
  })

  test.each(['bytes=99999999-', 'bytes=5-2', 'bytes=-0', 'bytes=-', 'bytes=a-b'])(
    'does not have the range %s: 416',
    async (range) => {
      const { slug } = await newSound({ name: 'Dio' })
      expect(await get(`/snimke/${slug}`, { range })).toMatchObject({
        status: 416,
        headers: { 'content-range': expect.stringMatching(/^bytes \*\/\d+$/) as string },
        body: Buffer.alloc(0),
      })
    },
  )

  test('is sent whole for several ranges, other units, and ranges of an older file', async () => {
    const { slug } = await newSound({ name: 'Više dijelova' })
    for (const headers of [
      { range: 'bytes=0-1,4-5' },
      { range: 'lines=1-2' },
      { range: 'bytes=0-1', 'if-range': '"staro"' },
    ] as Record<string, string>[])
      expect(await get(`/snimke/${slug}`, headers)).toMatchObject({ status: 200 })
    const etag = (await get(`/snimke/${slug}`)).headers.etag ?? ''
    expect(await get(`/snimke/${slug}`, { range: 'bytes=0-1', 'if-range': etag })).toMatchObject({
      status: 206,
    })
  })

  test('sends its length in response to HEAD', async () => {
    const { slug } = await newSound({ name: 'Glava' })
    const { body } = await get(`/snimke/${slug}`)
    const told = await get(`/snimke/${slug}`, { range: 'bytes=0-1' }, 'HEAD')
    expect(told).toMatchObject({ status: 200, headers: { 'content-length': String(body.length) } })
    expect(told.body).toHaveLength(0)
  })

  test('may be cached for good under its mark, and is revalidated after a replacement', async () => {
    const sound = await newSound({ name: 'Zamjena' })
    const address = `/snimke/${sound.slug}`
    const mark = (await soundsIn(address)).get(sound.slug)
    const kept = 'public, max-age=31536000, immutable'
    const before = await get(`${address}?v=${mark}`)
    expect(before.headers['cache-control']).toBe(kept)
    expect((await get(`${address}?v=1`)).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    )
    const known = { 'if-none-match': before.headers.etag ?? '' }
    expect(await get(address, known)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    const file = await uploaded(recordings.m4a())
    await asks('PUT', `/sounds/${sound._id}`, form(file, { version: sound.version }))
    expect(await get(address, known)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'audio/mp4' },
    })
    expect((await get(`${address}?v=${mark}`)).headers['cache-control']).not.toBe(kept)
  })

  test('is a 404 if it doesn’t exist, or if the store has lost it', async () => {
    expect(await get('/snimke/nema-je')).toMatchObject({ status: 404 })
    const { slug, file } = await newSound({ name: 'Izgubljena' })
    await fileStore().delete(fileKeyOf({ id: file, type: 'audio/mpeg' }))
    expect(await get(`/snimke/${slug}`)).toMatchObject({ status: 404 })
  })

  test('has no other addresses and methods: they are passed on to pages', async () => {
    const { get: asked, rendered } = await server()
    const { slug } = await newSound({ name: 'Postoji' })
    for (const path of ['/snimke/', '/snimke/A', '/snimke/a/b', '/snimke/a.mp3', '/5-razred'])
      await asked(path)
    await asked(`/snimke/${slug}`, {}, 'POST')
    expect(rendered).toHaveLength(6)
  })
})

// 'DELETE /api/sounds/{id}'
describe('a recording that is used', () => {
  const use = (slug: string) =>
    db().execute<{ id: string }>(
      sql`update all_lessons set script = script || ${`\n\n![x](/snimke/${slug})\n`}
        where slug = 'ohmov-zakon' returning id`,
    )

  test('is a player in the script, lists its uses, and is deleted only after they were read', async () => {
    const sound = await newSound({ name: 'Zujanje' })
    const { rows } = await use(sound.slug)
    await use(`${sound.slug}-dva`)
    const lessonId = String(rows[0]?.id)
    expect((await cachedScript(lessonId)).html).toMatch(
      /<audio controls preload="none" src="\/snimke\/zujanje\?v=[0-9a-f]{12}" aria-label="x">/,
    )
    const { body } = await asks('GET', `/sounds/${sound._id}`)
    const { uses, below, version } = body as Sound
    const path: unknown = expect.stringMatching(/^\/admin\/skripte\?record=[0-9a-f-]{36}$/)
    expect(uses).toEqual([{ place: 'skripta', title: 'Ohmov zakon', path }])
    expect(below.sentence).toBe(
      'Snimka se koristi: skripta „Ohmov zakon”. Ondje bi umjesto nje ostao samo njezin opis.',
    )
    const address = `/sounds/${sound._id}?version=${version}`
    expect(await asks('DELETE', address)).toMatchObject({
      ...{ status: 409, body: { message: below.sentence } },
    })
    const seen = `${address}&seen=${encodeURIComponent(below.sentence)}`
    expect(await asks('DELETE', seen)).toMatchObject({ status: 200 })
    expect(await get(`/snimke/${sound.slug}`)).toMatchObject({ status: 404 })
  })

  test.each([
    ['skripta', 'all_lessons', 'script', 'lesson:', 'skripte?record='],
    ['pitanja', 'all_questions', 'text', 'lesson:', 'pitanja?lesson='],
    ['kartice', 'cards', 'front', 'lesson:', 'lekcije?record='],
    ['provjera', 'check_questions', 'prompt', 'lesson:', 'lekcije?record='],
    ['zabavni kviz', 'fun_quiz_questions', 'text', 'quiz:', 'zabavni-kvizovi?record='],
    ['blog', 'blog_posts', 'text', 'post:', 'blogovi?record='],
    ['česta pitanja', 'faq_entries', 'answer', 'page:cesta-pitanja', 'cesta-pitanja?record='],
  ])('is found as %s', async (place, table, column, tag, path) => {
    const { slug } = await newSound({ name: `Za mjesto ${place}` })
    await db().execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${`![x](/snimke/${slug})`}
        where id = (select id from ${sql.identifier(table)} order by id desc limit 1)`,
    )
    const uses = await listSoundUses(slug, db())
    expect(uses).toMatchObject([
      { place, path: expect.stringContaining(`/admin/${path}`) as string },
    ])
    expect(uses.flatMap(({ tags }) => tags).some((one) => one.startsWith(tag))).toBe(true)
  })

  test('renews the pages that show it when it changes', async () => {
    const sound = await newSound({ name: 'Pjesma' })
    const { rows } = await use(sound.slug)
    const announced = await collectAnnouncedTags(async () => {
      await asks('PUT', `/sounds/${sound._id}`, form(await uploaded(), { version: sound.version }))
    })
    expect(announced).toEqual([`lesson:${String(rows[0]?.id)}`])
  })

  test('keeps its file, while a file without a record is swept', async () => {
    const [{ file }, left] = [await newSound({ name: 'Ostaje' }), await uploaded()]
    await sweepFiles(new Date(Date.now() + 40 * 24 * 3_600_000))
    const isThere = (id: string) => fileStore().head(fileKeyOf({ id, type: 'audio/mpeg' }))
    expect([await isThere(file), await isThere(left)]).toEqual([expect.anything(), null])
  })
})
