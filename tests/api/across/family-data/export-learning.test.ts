import readXlsxFile from 'read-excel-file/node'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { addNote, removeNote } from '@/lib/learning/notebook/commands'
import { tests } from '@/lib/learning/exams/tables'
import { countedTime } from '@/lib/learning/rewards/tables'
import { call } from '../../support/call'
import { begun, importCheckLesson } from '../../learning/check/checks'
import { planOf } from '../../learning/plan/plan-of'
import { type Family, playerOf } from '../../support/people'

type Row = Record<string, unknown>

let family: Family
let json: Record<string, Row[]>
let sheets: Record<string, Row[]>

async function exported(format: string): Promise<Buffer> {
  const headers = { cookie: family.parent.cookie }
  const response = await call('GET', `/korisnik/izvoz?format=${format}`, { headers })
  return Buffer.from(await response.arrayBuffer())
}

/** A sheet's rows by column name. */
const rowsOf = ([columns = [], ...rows]: unknown[][]): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))

beforeAll(async () => {
  const probe = await importCheckLesson()
  const run = await begun(probe.lessonId)
  family = run.family
  const player = playerOf(family, true)
  await judgeAndRecordById(
    probe.questionId('jedan'),
    { answer: { kind: 'single', choice: 'a' } },
    player,
  )
  await planOf(probe.lessonId, family)
  await run.judge(run.lokva, 'Zbog sunca i rjeka teče.', [0, 1])
  const note = { _id: uuidv7(), questionID: probe.questionId('jedan'), source: 'kwiz' } as const
  await addNote(family.child._id, note)
  await removeNote(family.child._id, { pageIdentifier: note._id })
  const from = Date.parse('2026-11-20T10:00:00Z')
  await db()
    .insert(countedTime)
    .values({ pupilId: family.child._id, spans: [[from, from + 600_000]] })
  const pupil = { pupilId: family.child._id, questionIds: [], startedAt: new Date(from) }
  await db()
    .insert(tests)
    .values([
      { ...pupil, day: '2026-11-20', unitId: uuidv7() },
      { ...pupil, day: '2026-11-20', literatureId: uuidv7(), part: 2 },
    ])
  json = JSON.parse((await exported('json')).toString()) as typeof json
  const found = await readXlsxFile(await exported('xlsx'))
  sheets = Object.fromEntries(found.map(({ sheet, data }) => [sheet, rowsOf(data)]))
})

test('an answer is in the words of its question, in its column', () => {
  expect(sheets.Odgovori).toMatchObject([{ odgovor: '6', ocjena: 'netočno', gdje: 'kviz' }])
  expect(Object.keys(sheets.Odgovori?.[0] ?? {}).slice(0, 3)).toEqual([
    'učenik',
    'pitanje',
    'odgovor',
  ])
  expect(sheets.Greške?.find(({ odgovor }) => odgovor)).toMatchObject({ odgovor: '6' })
})

test('misspelt words, lessons of plans and times are in words, too', () => {
  expect(sheets['Planovi za test']?.[0]?.lekcije).toMatch(/^\p{L}[^;{]+$/u)
  expect(sheets.Provjere).toMatchObject([
    {
      odgovor: 'Zbog sunca i rjeka teče.',
      'označenih točaka': 2,
      'prepoznatih točaka': 1,
      pravopis: 'rjeka → rijeka',
    },
  ])
  expect(sheets['Izmjereno vrijeme']?.[0]?.izmjereno).toMatch(/11:00.+11:10/)
})

test('a mixed test of a deleted unit or textbook says so', () => {
  expect(
    sheets.Testovi?.map((row) => [row['cjelina (mješoviti test)'], row['udžbenik (probni ispit)']]),
  ).toEqual(
    expect.arrayContaining([
      ['obrisana cjelina', null],
      [null, 'obrisani udžbenik'],
    ]),
  )
})

test('a removed note shows its question and times, but nothing of its text', () => {
  expect(sheets['Uklonjene bilješke']).toEqual([
    {
      učenik: family.child.firstName,
      pitanje: sheets.Odgovori?.[0]?.pitanje,
      lekcija: expect.any(String),
      zapisano: expect.any(String),
      uklonjeno: expect.any(String),
    },
  ])
})

test('a question that has changed since appears as it was answered', async () => {
  await db().execute(sql`
    update all_questions set text = 'Posve drugo pitanje?', body = jsonb_set(body, '{choices}',
      (select jsonb_agg(choice order by place desc) from jsonb_array_elements(body -> 'choices')
        with ordinality as choices (choice, place)))
    where key = 'jedan'`)
  const now = JSON.parse((await exported('json')).toString()) as typeof json
  expect(now.Odgovori).toEqual(json.Odgovori)
  expect(now.Greške).toEqual(json.Greške)
})

test('columns for programs are only in the JSON file', () => {
  expect(json.Odgovori).toMatchObject([{ 'odgovor (zapis)': '{"kind": "single", "choice": "a"}' }])
  expect(json['Izmjereno vrijeme']?.[0]).toHaveProperty('izmjereno (zapis)')
  const columns = Object.values(sheets).flatMap(([first = {}]) => Object.keys(first))
  expect(columns).toContain('odgovor')
  expect(columns.filter((column) => column.includes('zapis)'))).toEqual([])
  const cells = Object.values(sheets).flatMap((rows) => rows.flatMap((row) => Object.values(row)))
  expect(cells).toContain('6')
  expect(cells.filter((cell) => /^[[{]/.test(String(cell)))).toEqual([])
})
