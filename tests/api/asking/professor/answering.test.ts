import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/platform/admin/tables'
import { db } from '@/lib/platform/db/client'
import { PROFESSOR_LIMITS } from '@/lib/asking/professor/limits'
import type { QuestionInAdminList, QuestionForAdmin } from '@/lib/asking/professor/model'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { INJECTIONS } from '@/tests/fixtures/injections'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { importFixtureLesson } from '../../support/probe-lesson'
import type { Family } from '../../support/people'
import { asked, countUnseen, listOwn, newAsker } from './asked'
import { TRANSITIONS } from './transitions'

let lessonId: string
let questionId: (key: string) => string
let family: Family
let ana: Admin
let iva: Admin
type Admin = { id: string; email: string; asks: AdminCalls }

beforeAll(async () => {
  ;({ lessonId, questionId } = await importFixtureLesson())
  ;[ana, iva] = [await newAdmin(), await newAdmin()]
})

const answer = (admin: Admin, id: string, text = 'Zato.', more: object = {}) =>
  admin.asks('PUT', `/professor-questions/${id}`, { answer: text, ...more })
const place = (id: string) => `/admin/professor-questions/${id}`
const open = async (admin: Admin, id: string) =>
  (await admin.asks('GET', place(id))).body as QuestionForAdmin
const take = (admin: Admin, id: string) => admin.asks('PUT', `${place(id)}/preuzimanje`, {})
const draft = (admin: Admin, id: string, text: string) =>
  admin.asks('PUT', `${place(id)}/nacrt`, { text })
const see = (id: string, { pupil } = family) =>
  callForAnswer('PUT', `/professor-questions/mark-as-seen/${id}`, { cookie: pupil.cookie })
const counts = async () => {
  const of = async (name: string) =>
    ((await ana.asks('GET', `/professor-questions/${name}-count`)).body as { count: number }).count
  return { unanswered: await of('unanswered'), answered: await of('answered') }
}
const list = async (name: 'unanswered' | 'answered', query = '') =>
  (await ana.asks('GET', `/professor-questions/${name}?${query}`)).body as {
    questions: QuestionInAdminList[]
    total: number
    page: number
  }
const worked = (id: string, agoMs: number) =>
  db()
    .update(professorQuestions)
    .set({ takenAt: new Date(Date.now() - agoMs) })
    .where(eq(professorQuestions.id, id))

describe('sequences of actions', () => {
  test.each(Object.entries(TRANSITIONS))('%s', async (_, { steps, end, unseen }) => {
    family = await newAsker()
    const { _id: id } = await asked(family, lessonId)
    const before = await counts()
    const admins = { ana, iva }
    for (const [who, what, status] of steps) {
      if (who === 'pupil') expect((await see(id)).status).toBe(status)
      else expect(await act(admins[who], who, what, id)).toBe(status)
    }
    const question = await open(ana, id)
    const nameOf = (email: string | null) =>
      email && (Object.entries(admins).find(([, one]) => one.email === email)?.[0] ?? email)
    const named = {
      ...question,
      takenBy: nameOf(question.takenBy),
      answeredBy: nameOf(question.answeredBy),
    }
    expect(named).toMatchObject(end)
    const moved = question.answeredAt ? 1 : 0
    expect(await counts()).toEqual({
      unanswered: before.unanswered - moved,
      answered: before.answered + moved,
    })
    expect(await countUnseen(family)).toBe(unseen)
    expect(await countUnseen(family, family.parent.cookie)).toBe(unseen)
  })

  async function act(admin: Admin, name: string, what: string, id: string): Promise<number> {
    if (what === 'leaves') await worked(id, PROFESSOR_LIMITS.takenMs + 1_000)
    if (what === 'answers') return (await answer(admin, id, name)).status
    if (what === 'takes') return (await take(admin, id)).status
    if (what === 'drafts') return (await draft(admin, id, `${name} piše`)).status
    if (what === 'releases') return (await admin.asks('DELETE', `${place(id)}/preuzimanje`)).status
    if (what !== 'corrects') return 200
    const { answeredAt } = await open(admin, id)
    return (await answer(admin, id, `${name} ispravlja`, { replaces: answeredAt })).status
  }
})

// 'GET /api/professor-questions/unanswered', 'GET /api/professor-questions/answered'
// 'GET /api/professor-questions/unanswered-count', 'GET /api/professor-questions/answered-count'
describe('the lists of admins', () => {
  test('a new question comes first among the unanswered, then among the answered', async () => {
    await db().delete(professorQuestions)
    family = await newAsker(20)
    const ids = []
    for (let n = 0; n < 12; n += 1) ids.unshift((await asked(family, lessonId))._id)
    const first = await list('unanswered')
    expect(first).toMatchObject({ total: 12, page: 1 })
    expect(first.questions.map(({ _id }) => _id)).toEqual(ids.slice(0, 10))
    expect((await list('unanswered', 'page=2')).questions.map(({ _id }) => _id)).toEqual(
      ids.slice(10),
    )
    const byPromise = await list('unanswered', 'order=rok&limit=3')
    expect(byPromise.questions.map(({ _id }) => _id)).toEqual(ids.slice(-3).toReversed())
    for (const id of ids.slice(3, 6)) await answer(ana, id)
    expect((await list('answered')).questions.map(({ _id }) => _id)).toEqual(
      ids.slice(3, 6).toReversed(),
    )
    expect((await list('unanswered')).total).toBe(9)
  })

  test('nothing identifies the author of a question', async () => {
    family = await newAsker()
    const { _id } = await asked(family, lessonId)
    const told = JSON.stringify([await list('unanswered'), await open(ana, _id)])
    const { parent, child } = family
    for (const own of [child._id, child.nickName, child.firstName, parent.user.email])
      expect(told).not.toContain(own)
  })

  test('only admins get the key; the pupil’s list has none', async () => {
    const { _id } = await asked(family, lessonId, { questionId: questionId('kratko') })
    const { key } = await open(ana, _id)
    expect(key.length).toBeGreaterThan(0)
    expect(JSON.stringify(await listOwn(family))).not.toContain(`"${key[0]}"`)
  })
})

describe('PUT /api/professor-questions/{id}', () => {
  const ask = async () => (await asked((family = await newAsker()), lessonId))._id

  test('two at once: one wins, the other gets its answer', async () => {
    const id = await ask()
    const sent = await Promise.all([answer(ana, id, 'Anin'), answer(iva, id, 'Ivin')])
    const lost = sent.find(({ status }) => status === 409)
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stored = await open(ana, id)
    expect(lost?.body).toMatchObject({
      message: 'Netko je već odgovorio na ovo pitanje.',
      current: { question: { answer: stored.answer, answeredBy: stored.answeredBy } },
    })
    expect(await countUnseen(family)).toBe(1)
  })

  test('a correction of an outdated answer is refused', async () => {
    const id = await ask()
    await answer(ana, id)
    const replaces = '2026-01-01T00:00:00.000Z'
    expect(await answer(iva, id, 'Ispravak', { replaces })).toMatchObject({ status: 409 })
    expect((await open(ana, id)).answer).toBe('Zato.')
  })

  test.each([
    ['', 400],
    [' \n', 400],
    ['a'.repeat(PROFESSOR_LIMITS.answer + 1), 400],
  ])('refuses an answer: %#', async (text, status) => {
    expect((await answer(ana, await ask(), text)).status).toBe(status)
  })

  test('shows Markdown and formulas, but runs no script', async () => {
    const id = await ask()
    const bad = INJECTIONS.map(({ text }) => text).join('\n\n')
    await answer(
      ana,
      id,
      `**Zato** jer $\\frac{1}{2}$\n\n[x](javascript:pw())\n\n${bad}`.slice(0, 4_000),
    )
    const { questions } = await listOwn(family)
    const html = questions[0]?.answer ?? ''
    expect(html).toContain('<strong>Zato</strong>')
    expect(html).toContain('<mfrac>')
    expect(html).not.toMatch(/<(?:script|img|svg|iframe|style|link|base|meta|input|details)\b/i)
    expect(html).not.toMatch(/<[^>]*href="?(?:javascript|data):/i)
  })

  test('shows tags as written, and loses no sentence to them', async () => {
    const id = await ask()
    await answer(ana, id, '<img src=x>\nAko je 2<x i y>3, napiši `<b>`. **Probaj!**')
    const html = (await listOwn(family)).questions[0]?.answer
    expect(html).toContain('&#x3C;img src=x>')
    expect(html).toContain('2&#x3C;x i y>3, napiši <code>&#x3C;b></code>. <strong>Probaj!</strong>')
  })

  test('the log has the admin and the time, but no text', async () => {
    const id = await ask()
    await answer(ana, id, 'Tajni tekst')
    const [entry] = await db().select().from(auditLog).where(eq(auditLog.recordId, id))
    expect(entry).toMatchObject({ adminId: ana.id, recordTable: 'professor_questions' })
    expect(JSON.stringify(entry)).not.toContain('Tajni')
  })

  test('an unknown id is not found', async () => {
    expect(await answer(ana, uuidv7())).toEqual(refusedAnswer(404, 'Ovog pitanja nema.'))
  })
})

// 'PUT /api/professor-questions/mark-as-seen/{id}'
test('another pupil’s answer can’t be marked as seen', async () => {
  family = await newAsker()
  const { _id } = await asked(family, lessonId)
  await answer(ana, _id)
  expect(await see(_id, await newAsker())).toEqual(refusedAnswer(404, 'Ovog pitanja nema.'))
  expect(await countUnseen(family)).toBe(1)
})
