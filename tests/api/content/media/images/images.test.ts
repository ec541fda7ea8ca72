import { sql, type SQL } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { imagesIn } from '@/lib/content/media/images/facts'
import { withLibraryImageServing } from '@/lib/content/media/images/serve'
import { listImageUses } from '@/lib/content/media/images/uses'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'
import { newAdmin, type AdminCalls } from '../../../support/admins'
import { collectAnnouncedTags } from '../../../support/announced'
import { callForBody } from '../../../support/call'
import { picture } from './pictures'

let asks: AdminCalls
let cookie: string
beforeAll(async () => void ({ asks, cookie } = await newAdmin()))

type Image = {
  _id: string
  version: number
  slug: string
  width: number
  height: number
  uses: { place: string; title: string; path: string }[]
  below: { sentence: string; isInTheWay: boolean }
}

async function uploaded(wanted: Parameters<typeof picture>[0] = {}): Promise<string> {
  const raw = new Uint8Array(await picture(wanted).png().toBuffer())
  return (await callForBody<{ file: string }>('POST', '/images/files', { raw, cookie })).file
}
const form = (file: string, changes: object = {}) => ({
  name: 'Ćelija biljke',
  alt: 'Biljna stanica s jezgrom',
  picture: { file, crop: null },
  ...changes,
})
const newImage = async (wanted: Parameters<typeof picture>[0] = {}, changes: object = {}) => {
  const { status, body } = await asks('POST', '/images', form(await uploaded(wanted), changes))
  expect(status).toBe(200)
  return body as Image
}
const server = () =>
  serveBehindLayers([withLibraryImageServing], (_, response) => setHead(response, {}, 404).end())
const get = async (path: string, headers?: Record<string, string>) =>
  (await server()).get(path, headers)
const sizeAt = async (path: string) => {
  const { width, height, format } = await sharp((await get(path)).body).metadata()
  return { width, height, format }
}

// 'POST /api/images', 'GET /api/images', 'GET /api/images/{id}', 'PUT /api/images/{id}'
describe('an image of the library', () => {
  test('gets an address from its name, and a numbered one if that is taken', async () => {
    expect(await newImage()).toMatchObject({ slug: 'celija-biljke', width: 900, height: 600 })
    expect((await newImage()).slug).toBe('celija-biljke-2')
  })

  test('needs a description, an existing file, and a crop within the image', async () => {
    const file = await uploaded()
    const crop = { x: 800, y: 0, width: 200, height: 100 }
    const none = '018f0000-0000-7000-8000-000000000000'
    for (const [changes, status, fields] of [
      [{ alt: ' ' }, 400, { alt: ['Opiši što slika prikazuje.'] }],
      [{ picture: null }, 400, { picture: ['Odaberi datoteku slike.'] }],
      [{ picture: { file, crop } }, 400, { picture: ['Izrez je izvan slike.'] }],
      [{ picture: { file: none, crop: null } }, 404, undefined],
    ] as const) {
      const answer = await asks('POST', '/images', form(file, changes))
      expect(answer).toMatchObject({ status, body: fields ? { fields } : {} })
    }
  })

  test('is found by its description, the newest first', async () => {
    const older = await newImage({}, { alt: 'Zec u polju', name: 'Prva' })
    const newer = await newImage({}, { alt: 'Zec u šumi', name: 'Druga' })
    const { body } = await asks('GET', '/images?search=zec')
    const page = body as { items: Image[] }
    expect(page.items.map(({ _id }) => _id)).toEqual([newer._id, older._id])
  })

  test('is created only once, however often the request is repeated', async () => {
    const body = form(await uploaded(), { _id: '018f0000-0000-7000-8000-0000000000aa' })
    const first = await asks('POST', '/images', body)
    expect(await asks('POST', '/images', body)).toEqual(first)
  })
})

describe('an image below /slike/', () => {
  test('is served in the stored widths, never enlarged', async () => {
    const { slug } = await newImage({}, { name: 'Širine' })
    const webp = { format: 'webp' }
    expect(await sizeAt(`/slike/${slug}-320.webp`)).toEqual({ width: 320, height: 213, ...webp })
    expect(await sizeAt(`/slike/${slug}-500.webp`)).toEqual({ width: 640, height: 427, ...webp })
    for (const path of [`/slike/${slug}`, `/slike/${slug}-1024.webp`, `/slike/${slug}-1536.webp`])
      expect(await sizeAt(path)).toEqual({ width: 900, height: 600, ...webp })
  })

  test('keeps its address when replaced, and is revalidated', async () => {
    const image = await newImage({ color: '#ff0000' }, { name: 'Zamjena' })
    const address = `/slike/${image.slug}`
    const before = await get(address)
    expect(before.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const known = { 'if-none-match': before.headers.etag ?? '' }
    expect(await get(address, known)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    const file = await uploaded({ width: 500, height: 500, color: '#0000ff' })
    const body = form(file, { version: image.version })
    expect(await asks('PUT', `/images/${image._id}`, body)).toMatchObject({
      status: 200,
      body: { slug: image.slug, width: 500, height: 500 },
    })
    const after = await get(address, known)
    expect(after.status).toBe(200)
    expect((await sharp(after.body).stats()).dominant).toMatchObject({ b: 248 })
  })

  test('may be cached for good under its current version', async () => {
    const { slug } = await newImage({}, { name: 'Inačica' })
    const mark = (await imagesIn(`/slike/${slug}`)).get(slug)?.mark
    const kept = 'public, max-age=31536000, immutable'
    const at = async (query: string) =>
      (await get(`/slike/${slug}${query}`)).headers['cache-control']
    expect(await at(`?v=${mark}`)).toBe(kept)
    expect(await at('?v=1')).not.toBe(kept)
  })

  test('is cropped as the admin chose', async () => {
    const crop = { x: 100, y: 50, width: 400, height: 200 }
    const file = await uploaded()
    const { slug } = await newImage({}, { name: 'Izrez', picture: { file, crop } })
    expect(await sizeAt(`/slike/${slug}`)).toMatchObject({ width: 400, height: 200 })
  })

  test.each(['/slike/nema-je', '/slike/nema-je-320.webp'])('%s is a 404', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404 })
  })

  test('has no other addresses: they are passed on to pages', async () => {
    const { get: ask, rendered } = await server()
    for (const path of ['/slike/', '/slike/A', '/slike/a/b', '/slike/a.png', '/5-razred'])
      await ask(path)
    expect(rendered).toHaveLength(5)
  })
})

// 'DELETE /api/images/{id}'
describe('an image that is used', () => {
  const use = (slug: string) =>
    db().execute(sql`update all_lessons set script = script || ${`\n\n![x](/slike/${slug})\n`}
      where slug = 'ohmov-zakon' returning id`)

  test('lists its uses, and is deleted only after they were read', async () => {
    const image = await newImage({}, { name: 'Krug struje' })
    expect(image.below).toEqual({ sentence: '', isInTheWay: false })
    await use(image.slug)
    // Not a use of this image, since only the beginning of the address is equal.
    await use(`${image.slug}-dva`)
    const { body } = await asks('GET', `/images/${image._id}`)
    const { uses, below, version } = body as Image
    const path: unknown = expect.stringMatching(/^\/admin\/skripte\?record=[0-9a-f-]{36}$/)
    expect(uses).toEqual([{ place: 'skripta', title: 'Ohmov zakon', path }])
    expect(below.sentence).toBe(
      'Slika se koristi: skripta „Ohmov zakon”. Ondje bi umjesto nje ostao samo njezin opis.',
    )
    const address = `/images/${image._id}?version=${version}`
    expect(await asks('DELETE', address)).toMatchObject({
      status: 409,
      body: { message: below.sentence },
    })
    const seen = `${address}&seen=${encodeURIComponent(below.sentence)}`
    expect(await asks('DELETE', seen)).toMatchObject({ status: 200 })
    expect(await get(`/slike/${image.slug}`)).toMatchObject({ status: 404 })
  })

  test.each([
    ['skripta', 'all_lessons', 'script', 'lesson:', 'skripte?record='],
    ['pitanja', 'all_questions', 'explanation', 'lesson:', 'pitanja?lesson='],
    ['kartice', 'cards', 'back', 'lesson:', 'lekcije?record='],
    ['provjera', 'check_questions', 'model_answer', 'lesson:', 'lekcije?record='],
    ['zabavni kviz', 'fun_quiz_questions', 'text', 'quiz:', 'zabavni-kvizovi?record='],
    ['izgled stranice', 'site_branding', 'hero', 'site', 'izgled'],
    ['česta pitanja', 'faq_entries', 'answer', 'page:cesta-pitanja', 'cesta-pitanja?record='],
  ])('is found as %s', async (place, table, column, tag, path) => {
    const { slug } = await newImage({}, { name: `Za mjesto ${place}` })
    await db().execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${`![x](/slike/${slug})`}
        where id = (select id from ${sql.identifier(table)} order by id desc limit 1)`,
    )
    const uses = await listImageUses(slug, db())
    expect(uses).toMatchObject([
      { place, path: expect.stringContaining(`/admin/${path}`) as string },
    ])
    expect(uses.flatMap(({ tags }) => tags).some((one) => one.startsWith(tag))).toBe(true)
  })

  test.each([
    ['all_questions', 'explanation'],
    ['cards', 'back'],
    ['check_questions', 'model_answer'],
  ])('is not used by %s of a lesson in the bin', async (table, column) => {
    const { slug } = await newImage({}, { name: `U košu ${table}` })
    const { rows } = await db().execute<{ id: string }>(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${`![x](/slike/${slug})`}
        where id = (select id from ${sql.identifier(table)} where lesson_id is not null limit 1)
        returning lesson_id as id`,
    )
    const bin = (at: SQL) =>
      db().execute(sql`update all_lessons set binned_at = ${at} where id = ${rows[0]?.id}`)
    await bin(sql`now()`)
    expect(await listImageUses(slug, db())).toEqual([])
    await bin(sql`null`)
    expect(await listImageUses(slug, db())).toHaveLength(1)
  })

  test('renews the pages that show it when it changes', async () => {
    const image = await newImage({}, { name: 'Otpornik' })
    const { rows } = await use(image.slug)
    const announced = await collectAnnouncedTags(async () => {
      await asks('PUT', `/images/${image._id}`, form(await uploaded(), { version: image.version }))
    })
    expect(announced).toEqual([`lesson:${String(rows[0]?.id)}`])
  })
})
