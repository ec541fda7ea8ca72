import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { UndoResult, UploadReport } from '@/lib/editing/transfer/uploads/model'
import { newAdmin } from '../../support/admins'
import { call } from '../../support/call'
import {
  BOOK,
  LESSON,
  makeContentFolder,
  removeContentFolder,
} from '@/tests/fixtures/content-folder'
import { digestTables, importFolder } from '@/tests/support/row-counts'

const made = makeContentFolder()
afterAll(() => removeContentFolder(made))

let cookie: string
let others: string
beforeAll(async () => {
  expect((await importFolder(made)).errors).toEqual([])
  ;({ cookie } = await newAdmin())
  ;({ cookie: others } = await newAdmin())
})

type Files = Record<string, string | null>

/** The small tree as an archive; `changes` replaces, adds or (null) omits files. */
function archive(changes: Files = {}, wrapper = ''): Uint8Array<ArrayBuffer> {
  const names = readdirSync(made, { recursive: true, encoding: 'utf8' })
  const own = names.filter((name) => path.extname(name))
  const files = Object.fromEntries(
    own.map((name) => [name, readFileSync(path.join(made, name), 'utf8')]),
  )
  const entries = Object.entries({ ...files, ...changes }).flatMap(([name, text]) =>
    text === null ? [] : [[`${wrapper}${name}`, strToU8(text)] as const],
  )
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>
}

const send = (raw: BodyInit, query = '', own = cookie) =>
  call('POST', `/uploads?id=${uuidv7()}&name=udzbenik.zip${query}`, { cookie: own, raw })
const check = async (changes: Files = {}, own = cookie) => {
  const answer = await send(archive(changes), '', own)
  expect(answer.status).toBe(200)
  return (await answer.json()) as UploadReport
}
const post = (address: string, own = cookie) =>
  call('POST', `/uploads/${address}`, { cookie: own, body: {} })
const content = async () => {
  const { uploads: _, upload_rows: _rows, audit_log: __, ...rest } = await digestTables()
  return rest
}
const script = `${LESSON}/skripta.md`
const changedScript = {
  [script]: readFileSync(path.join(made, script), 'utf8').replace('Uvod s', 'Drukčiji uvod s'),
}

describe('the archive of a textbook', () => {
  test('that equals the stored textbook changes nothing, in any folder', async () => {
    expect((await check()).counts).toEqual({ new: 0, changed: 0, unchanged: 15, refused: 0 })
    const wrapped = await send(archive({}, 'Moj udžbenik/'))
    expect((await wrapped.json()) as UploadReport).toMatchObject({ counts: { unchanged: 15 } })
  })

  test('reports changes and unaffected content, and writes everything at once', async () => {
    const before = await content()
    const report = await check({ ...changedScript, [`${LESSON}/kartice.tsv`]: '$2 + 2$\tčetiri\n' })
    expect(report).toMatchObject({
      ...{ target: 'Probna knjiga', isWhole: true },
      counts: { new: 0, changed: 2, unchanged: 12, refused: 0 },
      notes: ['Ostaje kako jest, jer nije u arhivi: 1 kartica („$3 + 3$”).'],
    })
    expect(report.rows.filter(({ status }) => status === 'changed')).toMatchObject([
      { kind: 'lesson', file: 'probna-lekcija/skripta.md', reasons: ['Mijenja se: skripta.'] },
      { kind: 'card', reasons: ['Mijenja se: stražnja strana.'] },
    ])
    expect(await content()).toEqual(before)
    const answer = await post(`${report._id}/write`)
    expect(await answer.json()).toEqual({ written: 2, shown: 2 })
    expect((await check(changedScript)).counts).toMatchObject({ changed: 1 })
    expect(await (await post(`${report._id}/undo`)).json()).toEqual({
      undone: 2,
      left: [],
      notes: [],
    })
    expect((await check()).counts).toMatchObject({ unchanged: 15 })
  })

  test('with a fault reports file and line, and writes nothing', async () => {
    const report = await check({ [`${LESSON}/pitanja.gift`]: '::a::Koliko? {=1 ~2}' })
    expect(report.counts.refused).toBeGreaterThan(0)
    expect(report.rows[0]).toMatchObject({
      ...{ status: 'refused', file: expect.stringContaining('pitanja.gift') as string, line: 1 },
    })
    expect((await post(`${report._id}/write`)).status).toBe(409)
  })

  test('of another textbook is not written into the open one', async () => {
    const answer = await send(archive(), `&literature=${uuidv7()}`)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('„Probna knjiga”') as string,
    })
  })

  test('with two folders that mean one unit is rejected with a message', async () => {
    const rename = (from: string, to: string) =>
      db().execute(sql`update units set slug = ${to} where slug = ${from}`)
    await rename('probna-cjelina', 'druga-cjelina')
    const unit = 'naziv: Druga\nopis: O.\nredoslijed: 2\n'
    const answer = await send(archive({ [`${BOOK}/druga-cjelina/cjelina.yaml`]: unit }))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        message:
          'Mape „druga-cjelina” i „probna-cjelina” isti su zapis, čija je adresa sada „druga-cjelina”. Ostavi samo jednu.',
      },
    ])
    await rename('druga-cjelina', 'probna-cjelina')
  })

  test('of an unknown subject is reported', async () => {
    const names = readdirSync(made, { recursive: true, encoding: 'utf8' })
    const moved: Files = {}
    for (const name of names.filter((one) => path.extname(one))) {
      moved[name] = null
      const text = readFileSync(path.join(made, name), 'utf8').replace('Probni predmet', 'Nema ga')
      moved[name.replace('probni-predmet', 'nema-ga').replaceAll('probna', 'nova')] = text
    }
    const { rows } = await check(moved)
    expect(rows).toMatchObject([
      { status: 'refused', reasons: [expect.stringContaining('Nema ga')] },
    ])
  })
})

describe('a new textbook', () => {
  beforeEach(async () => {
    await db().execute(sql`delete from all_lessons`)
    await db().execute(sql`delete from units`)
    await db().execute(sql`delete from literature`)
  })

  test('is imported completely; undone, its lesson can be restored from the bin', async () => {
    const { _id: id, counts } = await check()
    expect(counts).toEqual({ new: 15, changed: 0, unchanged: 0, refused: 0 })
    expect(await (await post(`${id}/write`)).json()).toEqual({ written: 15, shown: 15 })
    const report = await importFolder(made, { dryRun: true })
    expect(Object.values(report.changes)).toEqual(
      Object.values(report.changes).map(({ unchanged }) => ({
        created: 0,
        updated: 0,
        unchanged,
        removed: 0,
      })),
    )
    const undone = (await (await post(`${id}/undo`)).json()) as UndoResult
    expect(undone).toEqual({
      ...{ undone: 1, left: [] },
      notes: ['Ostaju prazni dok je u njima nešto u košu: Probna knjiga, Probna cjelina.'],
    })
    const { rows } = await db().execute(sql`select is_shown from all_lessons`)
    expect(rows).toEqual([{ is_shown: false }])
    const again = await check()
    expect(again).toMatchObject({ counts: { new: 1, unchanged: 14 } })
    expect(await (await post(`${again._id}/write`)).json()).toEqual({ written: 1, shown: 1 })
  })

  test('is created once when two admins import it concurrently, or one twice', async () => {
    const [one, other] = [await check(), await check({}, others)]
    const answers = await Promise.all([
      post(`${one._id}/write`),
      post(`${one._id}/write`),
      post(`${other._id}/write`, others),
    ])
    const statuses = answers.map(({ status }) => status).sort()
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(statuses)
    const { rows } = await db().execute(sql`select count(*)::int as lessons from all_lessons`)
    expect(rows).toEqual([{ lessons: 1 }])
  })
})

const bomb = zipSync({ [`${BOOK}/literatura.yaml`]: new Uint8Array(3_000_000) }, { level: 9 })
const many = zipSync(
  Object.fromEntries(
    Array.from({ length: 3_000 }, (_, at) => [
      `${BOOK}/literatura.yaml/${at}.md`,
      new Uint8Array(),
    ]),
  ),
)
const outside = zipSync({ [`../../${BOOK}/literatura.yaml`]: strToU8('a') })
const without = zipSync({ 'literatura.yaml': strToU8('naziv: a') })

test.each([
  ['unpacks to too much', bomb, 'prevelika'],
  ['has too many files', many, 'prevelika'],
  ['names files outside', outside, 'nije dopušten'],
  ['has no grade and subject', without, 'točno jedan udžbenik'],
])('an archive that %s is rejected within a second', async (_, bytes, why) => {
  const start = performance.now()
  const answer = await send(bytes as Uint8Array<ArrayBuffer>)
  expect(performance.now() - start).toBeLessThan(1_000)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(why) as string })
})
