import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import {
  addToLibraries,
  withLibraryAddresses,
  matchImportedMedia,
} from '@/lib/editing/transfer/imported-media'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { makeContentFolder, removeContentFolder } from '@/tests/fixtures/content-folder'
import { BASIC_NOTE_TYPE, newPackage } from '@/tests/support/anki-packages'
import { readComparableTree, unzipInto } from '@/tests/support/exported'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { importFolder } from '@/tests/support/row-counts'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForBody, call } from '../../support/call'
import { hugePng, picture } from '../../content/media/images/pictures'

const made = makeContentFolder()
const target = makeTemporaryFolder()
afterAll(() => {
  removeContentFolder(made)
  removeFolder(target)
})

let asks: AdminCalls
let cookie: string
let book: string

const TEXT = '![Stanica lista](/slike/stanica) Broj 0 je paran.'

beforeAll(async () => {
  expect((await importFolder(made)).errors).toEqual([])
  ;({ asks, cookie } = await newAdmin())
  const raw = new Uint8Array(await leaf().png().toBuffer())
  const { file } = await callForBody<{ file: string }>('POST', '/images/files', { raw, cookie })
  const fields = { name: 'Stanica', alt: 'Stanica lista', picture: { file, crop: null } }
  expect((await asks('POST', '/images', fields)).status).toBe(200)
  await db().execute(sql`update all_questions set text = ${TEXT}, explanation = ${TEXT},
    body = jsonb_set(body, '{wrongFeedback}', to_jsonb(${TEXT}::text)) where key = 'tvrdnja'`)
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from literature where slug = 'probna-knjiga'`,
  )
  book = rows[0]?.id ?? ''
})

/** Two colours, so that its pixels differ. */
const leaf = (color = 'green') =>
  picture({ color: 'white' }).composite([
    {
      input: { create: { width: 300, height: 600, channels: 3, background: color } },
      left: 0,
      top: 0,
    },
  ])

const exported = async (format: string) => {
  const answer = await call('GET', `/literature/${book}/export?format=${format}`, { cookie })
  return new Uint8Array(await answer.arrayBuffer())
}
const library = async () =>
  (await db().execute(sql`select slug, name, alt from images order by slug`)).rows
const place = (pictures: { slug: string; name: string; bytes: Uint8Array<ArrayBuffer> }[]) =>
  matchImportedMedia(
    pictures.map(({ bytes, ...one }) => ({
      ...one,
      ...{ kind: 'image', alt: 'Opis', file: new Blob([bytes]) },
    })),
  )
const add = (all: Awaited<ReturnType<typeof place>>) =>
  db().transaction((tx) => addToLibraries(tx, all.made))

test('Moodle XML embeds pictures, and the library recognizes them when read', async () => {
  const bytes = await exported('xml')
  expect(
    Buffer.from(bytes)
      .toString()
      .match(/<file name="stanica.webp"/g),
  ).toHaveLength(3)
  const { rows, embedded: pictures } = await readUpload(bytes)
  const row = rows.find(({ question }) => question?.key === 'tvrdnja')
  expect(row).toMatchObject({ lacks: [], question: { text: TEXT, explanation: TEXT } })
  expect(row?.question?.body).toMatchObject({ wrongFeedback: TEXT })
  expect(pictures.map(({ slug }) => slug)).toEqual(['stanica'])
  expect(await place(pictures)).toEqual({ moved: new Map(), made: [], refused: new Map() })
})

test('another picture with the same name gets its own address', async () => {
  const bytes = new Uint8Array(await leaf('red').webp().toBuffer())
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const placed = await place([{ slug: 'stanica', name: 'stanica.webp', bytes }])
  expect(placed.made).toMatchObject([{ slug: `stanica-${mark}` }])
  expect(withLibraryAddresses({ text: TEXT, other: '/slike/stanica-2' }, placed.moved)).toEqual({
    ...{ text: TEXT.replace('stanica)', `stanica-${mark})`), other: '/slike/stanica-2' },
  })
  await add(placed)
  expect((await place([{ slug: 'stanica', name: 'x', bytes }])).made).toEqual([])
})

test('the archive fills another machine’s library, once', async () => {
  await unzipInto(await exported('zip'), target)
  await db().execute(sql`delete from images`)
  expect((await importFolder(target, { dryRun: true })).errors).toEqual([])
  expect(await library()).toEqual([])
  expect((await importFolder(target)).errors).toEqual([])
  const filled = [{ slug: 'stanica', name: 'Stanica', alt: 'Stanica lista' }]
  expect(await library()).toEqual(filled)
  expect((await importFolder(target)).errors).toEqual([])
  expect(await library()).toEqual(filled)
  const [lesson] = (await readComparableTree(target)).tree.lessons
  expect(lesson?.questions.find(({ key }) => key === 'tvrdnja')?.text).toBe(TEXT)
})

const file = (name: string, bytes: Uint8Array) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`
const foreign = (...files: string[]) =>
  Buffer.from(
    `<quiz>${[1, 2]
      .map(
        (number) => `<question type="truefalse"><name><text>P${number}</text></name>
    <questiontext format="html"><text><![CDATA[<p>Paran?<img src="@@PLUGINFILE@@/Moja%20slika.png" alt="Krug"> <img src="@@PLUGINFILE@@/film.gif" alt=""></p>]]></text>${files.join('')}</questiontext>
    <answer fraction="100"><text>true</text></answer></question>`,
      )
      .join('')}</quiz>`,
  )

test('Moodle’s pictures are imported once, with descriptions; others are reported', async () => {
  const png = new Uint8Array(await leaf('blue').png().toBuffer())
  const gif = new Uint8Array(await leaf().gif().toBuffer())
  const { rows, embedded: pictures } = await readUpload(
    foreign(file('Moja slika.png', png), file('film.gif', gif)),
  )
  const [picked] = pictures
  expect(pictures).toMatchObject([{ slug: expect.stringMatching(/^moja-slika-[\da-f]{8}$/) }])
  expect(rows.map(({ question }) => question?.text)).toEqual(
    rows.map(() => `Paran?![Krug](/slike/${picked?.slug})`),
  )
  expect(rows[0]?.lacks).toContain('Slika „film.gif” nije uvezena.')
  const placed = await place(pictures)
  expect(placed.made).toMatchObject([{ width: 900, height: 600, content: { type: 'image/webp' } }])
  await add(placed)
  expect((await place(pictures)).made).toEqual([])
})

const MISSING =
  'Snimke „/snimke/nema-je” nema u knjižnici snimki: u tekstu ostaje samo njezin opis.'

describe('an import with pictures', () => {
  type Report = {
    format: string
    counts: object
    rows: { kind: string; status: string; reasons: string[] }[]
  }
  const send = async (raw: BodyInit) => {
    const id = uuidv7()
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from all_lessons where slug = 'probna-lekcija'`,
    )
    const address = `/uploads?id=${id}&lesson=${rows[0]?.id}&name=a.xml`
    const answer = await call('POST', address, { cookie, raw })
    expect(answer.status).toBe(200)
    return { id, report: (await answer.json()) as Report }
  }
  const files = async () => (await db().execute(sql`select id from stored_files`)).rows.length

  test('stores nothing before it is written, one image for all, and can be undone', async () => {
    const before = [await library(), await files()]
    const png = new Uint8Array(await leaf('purple').png().toBuffer())
    const { id, report } = await send(foreign(file('Moja slika.png', png)))
    expect(report.rows.map(({ kind, status }) => [kind, status])).toEqual([
      ...[
        ['question', 'new'],
        ['question', 'new'],
        ['image', 'new'],
      ],
    ])
    expect([await library(), await files()]).toEqual(before)
    expect((await asks('POST', `/uploads/${id}/write`, { asDrafts: false })).status).toBe(200)
    const added = (await library()).filter(({ slug }) => /^moja-slika/.test(String(slug)))
    expect(added).toContainEqual(expect.objectContaining({ name: 'Moja slika.png', alt: 'Krug' }))
    const again = await send(foreign(file('Moja slika.png', png)))
    expect(again.report.rows.map(({ kind, status }) => [kind, status])).toEqual([
      ...[
        ['question', 'unchanged'],
        ['question', 'unchanged'],
      ],
    ])
    expect((await asks('POST', `/uploads/${id}/undo`, {})).status).toBe(200)
    expect(await library()).toEqual(before[0])
    expect((await db().execute(sql`select from upload_files`)).rows).toEqual([])
  })

  test('imports pictures of Anki cards; a card without its picture is rejected', async () => {
    const png = new Uint8Array(await leaf('orange').png().toBuffer())
    const notes = ['list.png', 'nema.png'].map((name) => ({
      kind: 0,
      fields: [`Što je ${name}? <img src="${name}">`, 'list'],
    }))
    const deck = { kinds: [BASIC_NOTE_TYPE], notes, media: { 'list.png': png } }
    const { id, report } = await send(Buffer.from(newPackage(deck)))
    expect(report).toMatchObject({ format: 'Kartice (paket Ankija)' })
    expect(report.rows.map(({ kind, status }) => [kind, status])).toEqual([
      ...[
        ['card', 'new'],
        ['card', 'refused'],
        ['image', 'new'],
      ],
    ])
    expect(report.rows[1]?.reasons).toContain('Slika „nema.png” nije uvezena.')
    expect((await asks('POST', `/uploads/${id}/write`, { asDrafts: false })).status).toBe(200)
    const { rows } = await db().execute(sql`select front from cards where back = 'list'`)
    const { slug } = (await library()).find(({ name }) => name === 'list.png') ?? {}
    expect(rows).toEqual([{ front: `Što je list.png? ![slika](/slike/${String(slug)})` }])
    expect((await asks('POST', `/uploads/${id}/undo`, {})).status).toBe(200)
  })

  test('rejects a card with a missing picture', async () => {
    const { report } = await send('Što je ovo? ![Opis](/slike/nema-je)\tlist\n')
    expect(report.rows).toMatchObject([
      { status: 'refused', reasons: ['Slike „/slike/nema-je” nema u knjižnici slika.'] },
    ])
  })

  test('omits pictures of rejected questions', async () => {
    const raw = foreign(file('Moja slika.png', new Uint8Array(await leaf('gold').png().toBuffer())))
    const address = `/uploads?id=${uuidv7()}&literature=${book}&name=a.xml`
    const { rows } = (await (await call('POST', address, { cookie, raw })).json()) as Report
    expect(rows.map(({ kind, status }) => [kind, status])).toEqual([
      ...[
        ['question', 'refused'],
        ['question', 'refused'],
      ],
    ])
  })

  test('reports pictures missing from the library', async () => {
    const { report } = await send('::novo::![Opis](/slike/nema-je) Paran? {T#a#b}')
    expect(report.rows[0]?.reasons).toEqual([
      'Uvozi se kao skica: Slike „/slike/nema-je” nema u knjižnici slika.',
    ])
  })

  test('reports recordings missing from the library', async () => {
    const { report } = await send('::novo::![Opis](/snimke/nema-je) Paran? {T#a#b}')
    expect(report.rows[0]?.reasons).toEqual([`Uvozi se kao skica: ${MISSING}`])
  })

  test('of an archive fills the library', async () => {
    const archive = await exported('zip')
    await db().execute(sql`delete from images`)
    const id = uuidv7()
    const answer = await call('POST', `/uploads?id=${id}&name=a.zip`, { cookie, raw: archive })
    const { rows } = (await answer.json()) as Report
    expect(rows.filter(({ kind }) => kind === 'image')).toMatchObject([{ status: 'new' }])
    expect((await asks('POST', `/uploads/${id}/write`, { asDrafts: false })).status).toBe(200)
    expect(await library()).toEqual([{ slug: 'stanica', name: 'Stanica', alt: 'Stanica lista' }])
  })
})

test.each([
  ['a PNG of 900 million points', () => hugePng(30_000, 30_000), /50 milijuna/],
  ['a damaged PNG', () => Buffer.from('89504e470d0a1a0a00000000', 'hex'), /ne može pročitati/],
])('%s is rejected with a message, the rest is imported', async (_, bytes, why) => {
  const { embedded: pictures } = await readUpload(foreign(file('Moja slika.png', bytes())))
  const { refused, made: none } = await place(pictures)
  expect([...refused.values()]).toEqual([expect.stringMatching(why)])
  expect(none).toEqual([])
})
