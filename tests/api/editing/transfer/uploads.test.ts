import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers } from '@/lib/learning/answers/tables'
import { db } from '@/lib/platform/db/client'
import { sweepUploads } from '@/lib/editing/transfer/uploads/recent'
import { collectAnnouncedTags } from '../../support/announced'
import { newAdmin } from '../../support/admins'
import { call } from '../../support/call'
import { newFamily, setSubscription } from '../../support/people'
import { makeContentFolder, removeContentFolder } from '@/tests/fixtures/content-folder'
import { digestTables, importFolder } from '@/tests/support/row-counts'

const made = makeContentFolder()
afterAll(() => removeContentFolder(made))

let lesson: string
let literature: string
let cookie: string
let otherCookie: string

type Report = {
  _id: string
  counts: Record<string, number>
  rows: { status: string; reasons: string[]; name: string }[]
}

beforeAll(async () => {
  expect((await importFolder(made)).errors).toEqual([])
  const { rows } = await db().execute<{ id: string; book: string }>(
    sql`select lessons.id, units.literature_id as book from lessons
      join units on units.id = unit_id where lessons.slug = 'probna-lekcija'`,
  )
  lesson = rows[0]?.id ?? ''
  literature = rows[0]?.book ?? ''
  ;({ cookie } = await newAdmin())
  ;({ cookie: otherCookie } = await newAdmin())
})

const send = (raw: BodyInit, query: string) =>
  call('POST', `/uploads?id=${uuidv7()}&${query}`, { cookie, raw })
const check = async (raw: BodyInit, query = `lesson=${lesson}&name=proba.gift`) => {
  const answer = await send(raw, query)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Report
}
const post = async (address: string, own = cookie, body = {}) => {
  const answer = await call('POST', `/uploads/${address}`, { cookie: own, body })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const content = async () => {
  const { uploads: _, upload_rows: _rows, audit_log: __, ...rest } = await digestTables()
  return rest
}

const NEW = '::novo::Koliko je 2 + 2? {=4#Da. ~5#Ne.}'
const CHANGED = '::tvrdnja::Broj 0 je uvijek paran. {T#Nula je parna.#Točno, nula je parna.}'
const DRAFT = '::bez::Koliko je 1 + 1? {=2 ~3}'
const REFUSED = '::tko::Koliko je 1 + 1? {=2#a =2#b}'

// 'POST /api/uploads', 'GET /api/uploads/{id}/rows/{row}'
describe('a check', () => {
  test('reports what each row would do, and writes nothing', async () => {
    const before = await content()
    const report = await check(`${NEW}\n\n${CHANGED}\n\n${DRAFT}\n\n::esej::Opiši. {}`)
    expect(report).toMatchObject({
      fileName: 'proba.gift',
      format: 'GIFT',
      counts: { new: 2, changed: 1, unchanged: 0, refused: 1 },
      rows: [
        { status: 'new', name: 'novo', reasons: [] },
        { status: 'changed', name: 'tvrdnja' },
        { status: 'new', reasons: [expect.stringContaining('skica'), expect.any(String)] },
        { status: 'refused', reasons: [expect.stringContaining('Esej je u Iskri')] },
      ],
    })
    expect(await content()).toEqual(before)
    const preview = await call('GET', `/uploads/${report._id}/rows/0`, { cookie })
    expect(await preview.json()).toMatchObject({
      question: {
        kind: 'single',
        html: 'Koliko je 2 + 2?',
        choices: [{ html: '4' }, { html: '5' }],
      },
      judged: { outcome: 'right', correct: { choice: 'a' } },
    })
    expect((await call('GET', `/uploads/${report._id}/rows/3`, { cookie })).status).toBe(404)
    const stranger = { cookie: otherCookie }
    expect((await call('GET', `/uploads/${report._id}/rows/0`, stranger)).status).toBe(404)
  })

  test('keeps numbers above the grade as a draft', async () => {
    const source =
      '// [tag:brojevi=a: -9..-3]\n::minus::Koliko je \\{a\\} + 2? {\n=\\{\\=a+2\\}#Da.\n####Zbroj.\n}'
    const said = /^Uvozi se kao skica: .*negativni brojevi uče se od 6\. razreda/
    expect((await check(source)).rows[0]?.reasons[0]).toMatch(said)
  })

  test('shows the key of a number with a tolerance', async () => {
    const report = await check('::raspon::Koliko je pi? {#\n=3.14:0.1#Da.\n=%0%1#Ne.\n}')
    const preview = await call('GET', `/uploads/${report._id}/rows/0`, { cookie })
    expect(await preview.json()).toMatchObject({
      judged: { outcome: 'right', correct: { text: 'od 3,04 do 3,24' } },
    })
  })

  test('of a textbook requires the lesson', async () => {
    const named = `$CATEGORY: $course$/top/probna-lekcija\n\n${NEW}\n\n$CATEGORY: nema-je\n\n${NEW.replace('novo', 'drugo')}`
    const { rows } = await check(named, `literature=${literature}`)
    expect(rows).toMatchObject([
      { status: 'new', lesson: 'Probna lekcija' },
      { status: 'refused', reasons: ['U udžbeniku nema lekcije „nema-je”.'] },
    ])
  })

  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 400],
    ['nothing', '', 400],
  ])('rejects %s', async (_, raw, status) => {
    expect((await send(raw, `lesson=${lesson}`)).status).toBe(status)
  })

  test('rejects an unknown lesson', async () => {
    expect((await send(NEW, 'lesson=01890000-0000-7000-8000-000000000000')).status).toBe(404)
  })
})

// 'POST /api/uploads/{id}/write', 'POST /api/uploads/{id}/undo'
describe('an import', () => {
  test('writes new and changed rows, renews their pages, and can be undone', async () => {
    const before = await content()
    const { _id: id } = await check(`${NEW}\n\n${CHANGED}\n\n${REFUSED}`)
    const tags = await collectAnnouncedTags(async () => {
      expect(await post(`${id}/write`)).toEqual({ status: 200, body: { written: 2, shown: 2 } })
    })
    expect(tags).toEqual(expect.arrayContaining(['lists', `lesson:${lesson}`, `title:${lesson}`]))
    expect(await post(`${id}/write`)).toEqual({ status: 200, body: { written: 2, shown: 2 } })
    expect((await check(`${NEW}\n\n${CHANGED}`)).counts).toMatchObject({ unchanged: 2 })
    expect(await post(`${id}/undo`)).toMatchObject({ status: 200 })
    expect(await post(`${id}/undo`)).toMatchObject({ status: 200 })
    const { all_questions: questions, ...after } = await content()
    expect(after).toEqual({ ...before, all_questions: undefined, ...after })
    // The new question is in the bin.
    expect(Number(questions?.split(' ')[0])).toBe(Number(before.all_questions?.split(' ')[0]) + 1)
    expect((await check(`${NEW}\n\n${CHANGED}`)).counts).toMatchObject({ new: 1, changed: 1 })
  })

  test('hides questions without an explanation from pupils', async () => {
    const { _id: id } = await check(DRAFT)
    await post(`${id}/write`)
    const { rows } = await db().execute(
      sql`select is_published, is_shown from all_questions where key = 'bez'`,
    )
    expect(rows).toEqual([{ is_published: false, is_shown: false }])
    expect((await check('::tvrdnja::Broj 0 je paran. {T}')).rows).toMatchObject([
      { status: 'refused', reasons: [expect.stringContaining('Objavljeno'), expect.any(String)] },
    ])
  })

  test('that is undone keeps answered questions in the bin, which can restore them', async () => {
    const { _id: id } = await check(NEW.replace('novo', 'odgovoreno'))
    await post(`${id}/write`)
    const family = await newFamily()
    await setSubscription(family)
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from questions where key = 'odgovoreno'`,
    )
    const question = rows[0]?.id ?? ''
    const given = await call('POST', `/pitanja/${question}/odgovor`, {
      body: { id: uuidv7(), answer: { kind: 'single', choice: 'a' } },
      cookie: family.pupil.cookie,
    })
    expect(given.status).toBe(200)
    const count = () => db().$count(answers, eq(answers.questionId, question))
    expect(await count()).toBe(1)
    await post(`${id}/undo`)
    expect(await count()).toBe(1)
    const listed = await call('GET', '/admin/kos', { cookie })
    const { items } = (await listed.json()) as { items: { _id: string; title: string }[] }
    expect(items[0]).toMatchObject({ noun: 'Pitanje', title: 'Koliko je 2 + 2?' })
    const back = await call('POST', `/admin/kos/${items[0]?._id}`, { cookie, body: {} })
    expect(await back.json()).toEqual({ href: `/admin/pitanja?record=${question}` })
  })

  test('warns an editor who has the question, or the card’s lesson, open', async () => {
    const versions = async () =>
      (
        await db().execute<{ question: number; lesson: number }>(
          sql`select all_questions.version as question, all_lessons.version as lesson
            from all_questions join all_lessons on all_lessons.id = lesson_id where key = 'tvrdnja'`,
        )
      ).rows[0] ?? { question: 0, lesson: 0 }
    const { question, lesson: own } = await versions()
    const { _id: first } = await check(CHANGED)
    await post(`${first}/write`)
    expect(await versions()).toEqual({ question: question + 1, lesson: own })
    await post(`${first}/undo`)
    const { _id: second } = await check('nova kartica\tstražnja\n')
    await post(`${second}/write`)
    expect(await versions()).toEqual({ question: question + 2, lesson: own + 1 })
    await post(`${second}/undo`)
    expect(await versions()).toEqual({ question: question + 2, lesson: own + 2 })
  })

  test('of cards', async () => {
    const { _id: id, counts } = await check('prednja\tstražnja\njoš\tjedna\n')
    expect(counts).toMatchObject({ new: 2 })
    await post(`${id}/write`)
    expect((await check('prednja\tdrukčija\n')).counts).toMatchObject({ changed: 1 })
    await post(`${id}/undo`)
    expect((await check('prednja\tdrukčija\n')).counts).toMatchObject({ new: 1 })
  })

  test('is rejected when someone changed a question after the check', async () => {
    const { _id: id } = await check(CHANGED)
    await db().execute(sql`update all_questions set text = 'Drukčije.' where key = 'tvrdnja'`)
    const before = await content()
    expect(await post(`${id}/write`)).toMatchObject({
      status: 409,
      body: { message: 'Netko je u međuvremenu promijenio „tvrdnja”. Provjeri datoteku ponovno.' },
    })
    expect(await content()).toEqual(before)
  })

  test('is undone except for later changes, also by another admin', async () => {
    const [gone, changed] = ['odlazi', 'kasnije'].map((key) => NEW.replace('novo', key))
    const { _id: id } = await check(`${gone}\n\n${changed}`)
    await post(`${id}/write`)
    await db().execute(sql`update all_questions set explanation = 'x' where key = 'kasnije'`)
    const answer = { undone: 1, left: ['kasnije'], notes: [] }
    expect(await post(`${id}/undo`, otherCookie)).toEqual({ status: 200, body: answer })
    expect(await post(`${id}/undo`)).toEqual({ status: 200, body: answer })
    const { rows } = await db().execute(
      sql`select key, binned_at is null as stays from all_questions
        where key in ('odlazi', 'kasnije') order by key`,
    )
    expect(rows).toEqual([
      { key: 'kasnije', stays: true },
      { key: 'odlazi', stays: false },
    ])
    const bin = await call('GET', '/admin/kos', { cookie })
    const { items } = (await bin.json()) as { items: { _id: string; noun: string }[] }
    expect(items[0]).toMatchObject({ noun: 'Pitanje', title: 'Koliko je 2 + 2?' })
    const back = await call('POST', `/admin/kos/${items[0]?._id}`, { cookie, body: {} })
    expect(back.status).toBe(200)
    expect((await check(`${gone}\n\n${changed}`)).counts).toMatchObject({
      unchanged: 1,
      changed: 1,
    })
  })

  test('imports drafts on request, and reports it', async () => {
    const { _id: id } = await check(
      `${NEW.replace('novo', 'skica')}\n\n${NEW.replace('novo', 'skica-2')}`,
    )
    const answer = await post(`${id}/write`, cookie, { asDrafts: true })
    expect(answer).toEqual({ status: 200, body: { written: 2, shown: 0 } })
  })

  test('of cards is logged as a change of their lesson', async () => {
    const { _id: id } = await check('dnevnik\tkartica\n')
    await post(`${id}/write`)
    const log = await call('GET', `/admin/povijest/all_lessons/${lesson}`, { cookie })
    expect(((await log.json()) as { fields: string[] }[])[0]).toMatchObject({
      action: 'record-update',
      fields: ['cards'],
    })
  })

  // 'GET /api/uploads', 'GET /api/uploads/{id}/progress'
  test('is listed for thirty days, then deleted', async () => {
    const list = async () =>
      (await (await call('GET', '/uploads', { cookie: otherCookie })).json()) as { _id: string }[]
    const { _id: id } = await check(
      NEW.replace('novo', 'popis'),
      `lesson=${lesson}&name=popis.gift`,
    )
    const progress = await call('GET', `/uploads/${id}/progress`, { cookie })
    expect(await progress.json()).toEqual({ share: null })
    expect((await list()).map((one) => one._id)).not.toContain(id)
    await post(`${id}/write`)
    expect((await list())[0]).toMatchObject({
      ...{ _id: id, fileName: 'popis.gift', target: 'Probna lekcija', undone: null },
      counts: { new: 1, changed: 0 },
    })
    await sweepUploads(new Date(Date.now() + 29 * 86_400_000))
    expect((await list())[0]).toMatchObject({ _id: id })
    await sweepUploads(new Date(Date.now() + 31 * 86_400_000))
    expect(await list()).toEqual([])
    expect((await post(`${id}/undo`)).status).toBe(404)
    expect((await db().execute(sql`select from upload_rows`)).rowCount).toBe(0)
  })

  test('belongs to the admin who checked it, and only for an hour', async () => {
    const { _id: id } = await check(NEW.replace('novo', 'moje'))
    expect((await post(`${id}/write`, otherCookie)).status).toBe(404)
    await db().execute(sql`update uploads set created_at = now() - interval '61 minutes'`)
    expect((await post(`${id}/write`)).status).toBe(409)
  })
})
