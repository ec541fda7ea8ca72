import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unzip } from '@/lib/platform/archives/unzip'
import { db } from '@/lib/platform/db/client'
import { makeContentFolder, removeContentFolder } from '@/tests/fixtures/content-folder'
import { frames } from '@/tests/fixtures/sounds/made'
import { m4a, mp3 } from '@/tests/fixtures/sounds/recordings'
import { unzipInto } from '@/tests/support/exported'
import { zipOf } from '@/tests/support/packages'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { importFolder } from '@/tests/support/row-counts'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForBody, call } from '../../support/call'

const made = makeContentFolder()
const target = makeTemporaryFolder()
afterAll(() => {
  removeContentFolder(made)
  removeFolder(target)
})

let asks: AdminCalls
let cookie: string
let book: string

const DOG = { slug: 'dog', name: 'Riječ „dog” & <druga>', alt: 'Poslušaj: dog' }
const TEXT = '![Poslušaj: dog](/snimke/dog) Koja je ovo riječ?'

/** Uploads a recording to the library, as an editor does. */
async function add(raw: Uint8Array<ArrayBuffer>, fields: typeof DOG) {
  const { file } = await callForBody<{ file: string }>('POST', '/sounds/files', { raw, cookie })
  expect((await asks('POST', '/sounds', { ...fields, file })).status).toBe(200)
}
const name = (texts: { text?: string; explanation?: string }) =>
  db().execute(sql`update all_questions set text = ${texts.text ?? TEXT},
    explanation = ${texts.explanation ?? TEXT} where key = 'tvrdnja'`)
const library = async () =>
  (await db().execute(sql`select slug, name, alt from sounds order by slug`)).rows

beforeAll(async () => {
  expect((await importFolder(made)).errors).toEqual([])
  ;({ asks, cookie } = await newAdmin())
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from literature where slug = 'probna-knjiga'`,
  )
  book = rows[0]?.id ?? ''
})
beforeEach(async () => {
  await db().execute(sql`delete from sounds`)
  await name({})
  await add(mp3(), DOG)
})

const exported = async (format: string) => {
  const answer = await call('GET', `/literature/${book}/export?format=${format}`, { cookie })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
type Report = {
  counts: object
  notes: string[]
  rows: { kind: string; status: string; name: string; reasons: string[] }[]
}
const check = async (raw: BodyInit) => {
  const id = uuidv7()
  const answer = await call('POST', `/uploads?id=${id}&literature=${book}&name=a`, { cookie, raw })
  expect(answer.status).toBe(200)
  const report = (await answer.json()) as Report
  return { id, report, changed: report.rows.filter(({ status }) => status !== 'unchanged') }
}
const write = async (id: string) =>
  expect((await asks('POST', `/uploads/${id}/write`, { asDrafts: false })).status).toBe(200)
const text = async () =>
  (await db().execute(sql`select text from all_questions where key = 'tvrdnja'`)).rows[0]?.text
const played = async (slug: string) => {
  const { rows } = await db().execute<{ bytes: number; type: string }>(
    sql`select bytes, type from stored_files join sounds on file_id = stored_files.id where slug = ${slug}`,
  )
  return rows[0]
}

test.each(['zip', 'xml'])(
  '%s: a recording is imported with its texts, once, and removed by undo',
  async (format) => {
    const before = [await played('dog'), await library()]
    const file = await exported(format)
    expect((await check(file)).changed).toEqual([])
    await db().execute(sql`delete from sounds`)
    await name({ text: 'Koja?' })
    const { id, changed, report } = await check(file)
    expect(changed.map(({ kind, status, name: own }) => [kind, status, own])).toEqual(
      expect.arrayContaining([['sound', 'new', DOG.name]]),
    )
    expect(report.notes.join()).not.toContain('snimk')
    expect([await library(), (await check(file)).changed.length]).toEqual([[], 2])
    await write(id)
    expect([await played('dog'), await library()]).toEqual(before)
    expect(await text()).toBe(TEXT)
    expect((await check(file)).changed).toEqual([])
    // Someone has edited the question that uses it meanwhile.
    await name({ explanation: 'Drukčije.' })
    expect((await asks('POST', `/uploads/${id}/undo`, {})).status).toBe(200)
    expect(await library()).toEqual(before[1])
  },
)

test('undo removes a recording when no text uses it any more', async () => {
  const file = await exported('zip')
  await name({ text: 'Koja?', explanation: 'Ta.' })
  await db().execute(sql`delete from sounds`)
  const { id } = await check(file)
  await write(id)
  expect(await library()).toEqual([DOG])
  expect((await asks('POST', `/uploads/${id}/undo`, {})).status).toBe(200)
  expect(await library()).toEqual([])
  const waiting = sql`select from upload_files where upload_id = ${id}`
  expect((await db().execute(waiting)).rows).toEqual([])
})

test('Moodle gets a link to each recording, which it plays', async () => {
  const xml = Buffer.from(await exported('xml')).toString()
  expect(xml).toContain('[Poslušaj: dog](@@PLUGINFILE@@/dog.mp3) Koja')
  expect(xml).not.toContain('![Poslušaj')
  expect(xml).toContain('naziv="Riječ „dog” &amp; &lt;druga>" opis="Poslušaj: dog"')
})

test.each(['zip', 'xml'])('%s: when the address is taken, texts get a new one', async (format) => {
  const file = await exported(format)
  await db().execute(sql`delete from sounds`)
  await add(m4a(), { ...DOG, name: 'Druga' })
  const { id } = await check(file)
  await write(id)
  const [own, moved] = await library()
  expect(own).toEqual({ ...DOG, name: 'Druga' })
  expect(moved).toEqual({ ...DOG, slug: expect.stringMatching(/^dog-[\da-f]{8}$/) as string })
  expect(await text()).toBe(TEXT.replace('dog)', `${String(moved?.slug)})`))
  expect((await check(file)).changed).toEqual([])
})

test('the command line’s folder fills a library, once', async () => {
  await unzipInto(await exported('zip'), target)
  await db().execute(sql`delete from sounds`)
  const log: string[] = []
  expect(
    (await importFolder(target, { dryRun: true, log: (line) => log.push(line) })).errors,
  ).toEqual([])
  expect(await library()).toEqual([])
  for (let time = 0; time < 2; time += 1) {
    expect((await importFolder(target, { log: (line) => log.push(line) })).errors).toEqual([])
    expect(await library()).toEqual([DOG])
  }
  expect(log.join()).not.toContain('nema u knjižnici')
  const place = path.join(target, 'snimke/dog.mp3')
  writeFileSync(place, 'Nije snimka')
  const { errors } = await importFolder(target)
  expect(errors).toMatchObject([{ message: expect.stringMatching(/MP3/) as string }])
})

test('a recording that does not fit is omitted, and both files say so', async () => {
  const long = new Uint8Array(frames(47_500))
  await add(long, { slug: 'dugo', name: 'Duga pjesma', alt: 'Pjesma' })
  await name({ explanation: '![Pjesma](/snimke/dugo)' })
  const [zip, xml] = [await exported('zip'), await exported('xml')]
  for (const file of [zip, xml]) expect(file.length).toBeLessThan(1_000_000)
  expect(Buffer.from(xml).toString()).toContain('nisu stale u datoteku: /snimke/dugo -->')
  await db().execute(sql`delete from sounds`)
  const missing = 'Snimke „/snimke/dugo” nema u knjižnici snimki: u tekstu ostaje samo njezin opis.'
  const { report } = await check(zip)
  expect(report.rows).toContainEqual(expect.objectContaining({ kind: 'sound', name: DOG.name }))
  expect(report.notes).toContain(missing)
  expect(report.notes).toContain('snimke/snimke.yaml: Snimka „Duga pjesma” nije u ovom izvozu.')
  const rows = (await check(xml)).report.rows
  expect(rows.flatMap(({ reasons }) => reasons).join()).toContain(missing)
})

test('an invalid recording is rejected with its textbook', async () => {
  const files = await unzip(await exported('zip'), { files: 99, bytesEach: 1e6, bytesAll: 1e7 })
  await db().execute(sql`delete from sounds`)
  const { id, changed } = await check(
    new Uint8Array(zipOf({ ...Object.fromEntries(files), 'snimke/dog.mp3': 'Tajna' })),
  )
  expect(changed).toContainEqual(
    expect.objectContaining({ kind: 'sound', status: 'refused', name: 'dog' }),
  )
  expect((await asks('POST', `/uploads/${id}/write`, { asDrafts: false })).status).toBe(409)
})
