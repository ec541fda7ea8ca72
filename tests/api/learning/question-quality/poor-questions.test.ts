import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/platform/admin/tables'
import { allLessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { correctAnswer } from '@/lib/content/questions/kinds/judges'
import type { QuestionBody } from '@/lib/content/questions/model'
import { reportQuestionContract } from '@/lib/learning/question-quality/contract'
import { questionReports } from '@/lib/learning/question-quality/tables'
import { refreshQuality, refreshQualityOf } from '@/lib/learning/question-quality/refresh'
import { QUESTION_REPORT_LIMITS } from '@/lib/learning/question-quality/model'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'

type Item = { _id: string; reports: number; answers: number; rightAnswers: number; isWeak: boolean }
type Question = { id: string; lesson: string }

let asks: AdminCalls
let family: Family
let questions: Question[]
let next = 0

beforeAll(async () => {
  ;({ asks } = await newAdmin())
  family = await newFamily()
  const { rows } = await db().execute<Question>(
    sql`select id, lesson_id as lesson from questions where kind = 'single'
      and body -> 'choices' -> 0 ->> 'weight' <> '100' and lesson_id is not null order by id`,
  )
  questions = rows
})

let question: Question
beforeEach(() => {
  question = questions[(next += 1)] ?? { id: '', lesson: '' }
})

const report = (cookie: string, body: object = { reason: 'unclear', text: '' }, id = question.id) =>
  callForAnswer('POST', `/pitanja/${id}/prijava`, {
    body,
    cookie,
    from: `${id} ${cookie.slice(-9)}`,
  })
const list = async (query = '') =>
  ((await asks('GET', `/admin/losa-pitanja?size=500&${query}`)).body as { items: Item[] }).items
const find = async (query = '') => (await list(query)).find(({ _id }) => _id === question.id)
const resolve = () => asks('PUT', `/admin/losa-pitanja/${question.id}/rijeseno`, {})

/**
 * Answers to the question by the family's pupil: this many right, and this many with the first
 * option.
 */
async function answer(right: number, wrong: number) {
  await db().execute(sql`insert into answers
    (pupil_id, id, question_id, lesson_id, source, answer, outcome, at, day)
    select ${family.child._id}, gen_random_uuid(), ${question.id}, ${question.lesson}, 'kwiz',
      jsonb_build_object('kind', 'single', 'choice', case when n <= ${right} then 'z' else 'a' end),
      case when n <= ${right} then 'right' else 'wrong' end, now(), current_date
    from generate_series(1, ${right + wrong}::int) n`)
}

describe('POST /api/pitanja/{id}/prijava', () => {
  test('pupils and guests can report; an account once while its report is open', async () => {
    const { cookie } = family.pupil
    expect(await report(cookie)).toEqual({ status: 200, body: { success: true } })
    expect((await report(cookie, { reason: 'answer', text: 'Drugo' })).status).toBe(200)
    expect((await report('')).status).toBe(200)
    expect(await find()).toMatchObject({ reports: 2, answers: 0 })
    await resolve()
    await report(cookie)
    expect(await find()).toMatchObject({ reports: 1 })
  })

  test.each([
    [{ reason: 'mrzim', text: '' }, 400],
    [{ reason: 'other' }, 400],
    [{ reason: 'other', text: 'a'.repeat(QUESTION_REPORT_LIMITS.text + 1) }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await report('', body)).status).toBe(status)
  })

  test('is not found for an unknown question', async () => {
    const nowhere = await report('', undefined, '01890000-0000-7000-8000-000000000000')
    expect(nowhere).toEqual(refusedAnswer(404, 'Pitanje nije pronađeno'))
  })

  test('a single account can’t fill the table', async () => {
    const { pupil } = await newFamily()
    const account = pupil.user._id
    await db().execute(sql`insert into question_reports (id, question_id, account_id, reason, day)
      select gen_random_uuid(), id, ${account}, 'other', (now() at time zone 'Europe/Zagreb')::date
      from questions where id <> ${question.id} limit ${QUESTION_REPORT_LIMITS.accountADay}`)
    expect((await report(pupil.cookie)).status).toBe(429)
    expect(await db().$count(questionReports, eq(questionReports.accountId, account))).toBe(
      QUESTION_REPORT_LIMITS.accountADay,
    )
    await db().delete(questionReports).where(eq(questionReports.accountId, account))
  })

  test('guests of nine addresses leave room for others; all can’t fill the table', async () => {
    const others = (count: number) =>
      db().execute(sql`insert into question_reports (id, question_id, reason, day)
        select gen_random_uuid(), ${questions[0]?.id}, 'other', (now() at time zone 'Europe/Zagreb')::date
        from generate_series(1, ${count}::int)`)
    const nine = 9 * (reportQuestionContract.rateLimit?.points ?? 0)
    await others(nine)
    expect((await report('')).status).toBe(200)
    await others(QUESTION_REPORT_LIMITS.guestsADay - nine)
    expect((await report('')).status).toBe(429)
    await db()
      .delete(questionReports)
      .where(eq(questionReports.questionId, questions[0]?.id ?? ''))
  })
})

// 'GET /api/admin/losa-pitanja', 'GET /api/admin/losa-pitanja/{id}'
describe('the statistics of answers', () => {
  test('show a question as weak when a wrong option draws as many as the right one', async () => {
    await answer(6, 6)
    await refreshQuality()
    expect(await find('why=weak')).toMatchObject({ answers: 12, rightAnswers: 6, wrongShare: 0.5 })
    const { body } = await asks('GET', `/admin/losa-pitanja/${question.id}`)
    const [first] = (body as { options: object[] }).options
    expect(first).toMatchObject({ isRight: false, times: 6 })
  })

  test('name the part that pupils take for another, and words that several typed', async () => {
    const ofKind = async (kind: string) => {
      const { rows } = await db().execute<Question & { body: object }>(
        sql`select id, lesson_id as lesson, body from questions
          where kind = ${kind} and lesson_id is not null and numbers is null order by id limit 1`,
      )
      return rows[0] ?? { id: '', lesson: '', body: {} }
    }
    const answerAs = (of: Question, pupil: string, given: object) =>
      db().execute(sql`insert into answers
        (pupil_id, id, question_id, lesson_id, source, answer, outcome, at, day)
        values (${pupil}, gen_random_uuid(), ${of.id}, ${of.lesson}, 'kwiz',
          ${JSON.stringify(given)}::jsonb, 'wrong', now(), current_date)`)
    const shown = async ({ id }: Question) => {
      await refreshQualityOf([id])
      const { body } = await asks('GET', `/admin/losa-pitanja/${id}`)
      return body as { text: string; options: { text: string; isRight: boolean; times: number }[] }
    }
    const other = await newFamily()
    const sorting = await ofKind('groups')
    const key = correctAnswer(sorting.body as QuestionBody)
    if (key.kind !== 'groups') throw new Error('Not sorted into groups.')
    const [[item = '', right = ''] = []] = Object.entries(key.groups)
    const wrong = Object.values(key.groups).find((group) => group !== right) ?? ''
    for (const _ of Array.from({ length: 12 }))
      await answerAs(sorting, family.child._id, { kind: 'groups', groups: { [item]: wrong } })
    const [first, second] = (await shown(sorting)).options
    expect([first, second]).toMatchObject([
      { isRight: true, times: 0 },
      { isRight: false, times: 12 },
    ])
    const { rows: chosen } = await db().execute<Question & { right: string }>(
      sql`select id, lesson_id as lesson, body -> 'gaps' -> 0 -> 'choices' -> 0 ->> 'text' as right
        from questions where kind = 'gaps' and numbers is null and lesson_id is not null
          and body -> 'gaps' -> 0 ->> 'kind' = 'single' order by id limit 1`,
    )
    const [choosing = { id: '', lesson: '', right: '' }] = chosen
    for (const _ of Array.from({ length: 3 }))
      await answerAs(choosing, family.child._id, {
        kind: 'gaps',
        gaps: { 1: choosing.right, '2.': 'x' },
      })
    // Chosen words are no pupil's own: one pupil is enough.
    expect((await shown(choosing)).options[0]).toMatchObject({ times: 3 })
    const pairing = await ofKind('matching')
    // Each option names its own pair only: "left → right".
    for (const { text } of (await shown(pairing)).options) expect(text.match(/→/g)).toHaveLength(1)
    const typing = await ofKind('short')
    for (const [pupil, text] of [
      [family.child._id, 'nisam to ja'],
      [family.child._id, 'samo moje ime'],
      [family.child._id, 'samo moje ime'],
      [other.child._id, ' nisam to ja <b>'],
      [other.child._id, 'nisam to ja '],
    ] as const)
      await answerAs(typing, pupil, { kind: 'short', text })
    expect((await shown(typing)).options).toEqual([
      { text: 'nisam to ja', isRight: false, times: 2 },
    ])
  })

  test('show a question with changing numbers with those of one draw', async () => {
    const { rows } = await db().execute<{ id: string }>(sql`select id from questions
      where numbers is not null and body::text like '%{=%'`)
    expect(rows.length).toBeGreaterThan(5)
    for (const { id } of rows) {
      const { body } = await asks('GET', `/admin/losa-pitanja/${id}`)
      const { text, options } = body as { text: string; options: { text: string }[] }
      expect((body as { hasChangingNumbers: boolean }).hasChangingNumbers).toBe(true)
      expect(text + options.map((option) => option.text).join()).not.toMatch(/\{=|\{[a-z]\}/)
    }
  })

  test.each([
    ['most know it', 9, 3],
    ['too few have answered', 1, 8],
  ])('show it as not weak when %s', async (_, right, wrong) => {
    await answer(right, wrong)
    await refreshQualityOf([question.id])
    expect(await find()).toBeUndefined()
  })

  test('list reported questions first, then the most ambiguous', async () => {
    const [ambiguous, worse, reported] = questions.slice(-3)
    for (const [one, right] of [
      [ambiguous, 6],
      [worse, 4],
    ] as const) {
      question = one ?? question
      await answer(right, 6)
    }
    await refreshQuality()
    await report('', undefined, reported?.id)
    const order = (await list()).map(({ _id }) => _id)
    const places = [reported, worse, ambiguous].map((one) => order.indexOf(one?.id ?? ''))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test('leave out questions of a lesson in the bin', async () => {
    await report('')
    const bin = (binnedAt: Date | null) =>
      db().update(allLessons).set({ binnedAt }).where(eq(allLessons.id, question.lesson))
    await bin(new Date())
    expect(await find()).toBeUndefined()
    expect((await asks('GET', `/admin/losa-pitanja/${question.id}`)).status).toBe(404)
    await bin(null)
    expect(await find()).toMatchObject({ reports: 1 })
  })

  // 'PUT /api/admin/losa-pitanja/{id}/rijeseno'
  test('after resolving, only later answers count', async () => {
    await answer(2, 10)
    await refreshQualityOf([question.id])
    await report('')
    expect((await resolve()).status).toBe(200)
    expect(await find()).toBeUndefined()
    await refreshQualityOf([question.id])
    expect(await find()).toBeUndefined()
    const entries = await db().select().from(auditLog).where(eq(auditLog.recordId, question.id))
    expect(entries).toMatchObject([{ after: { reportsClosed: 1 } }])
    await answer(0, 10)
    await refreshQuality()
    expect(await find('why=weak')).toMatchObject({ answers: 10, rightAnswers: 0 })
  })
})
