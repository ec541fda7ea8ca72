import { eq, inArray, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '@/lib/across/api/contracts'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { distressLevelIn } from '@/lib/people/distress/level'
import { tests } from '@/lib/learning/exams/tables'
import { renderText } from '@/lib/platform/markdown/render'
import { questionSlug } from '@/tests/support/question-slug'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { allQuestions, questions } from '@/lib/content/questions/tables'
import { wrongAnswer } from '../../../e2e/support/answers'
import { call } from '../../support/call'
import {
  type Family,
  newChild,
  newFamily,
  PASSWORD,
  signIn,
  setSubscription,
} from '../../support/people'
import { allow, wanted } from '../../asking/professor/asked'
import { KEYLESS } from './calls-without-keys'
import { answerAll, handIn, lessonWith, start, unitWithMixedTest } from './desk'

/**
 * Every call that could reveal a lesson's questions to a family while a child has them in a test.
 */
type Who = 'pupil' | 'parent' | 'sibling'
type Told = [who: Who, call: string, status: number, body?: object]

let asked: (typeof questions.$inferSelect)[] = []
let cookies: Record<Who, string>
let calls: Told[] = []

/** Texts that only the key contains: reasons and explanations, as stored and as HTML. */
function secretsOf(): string[] {
  const texts: string[] = []
  JSON.stringify(asked, (name, value: unknown) => {
    if (/feedback$|^explanation$/i.test(name) && typeof value === 'string') texts.push(value)
    return value
  })
  return texts
    .flatMap((text) => [text, renderText(text)])
    .map((text) => JSON.stringify(text).slice(1, -1))
    .filter((text) => text.length >= 12)
}

type Question = (typeof asked)[number]

const EXPLAINED = 'Zato što je tako, kaže profesor.'

/** Lets the professor explain one of the test's questions; returns the question. */
async function askedAbout(family: Family, { id }: Question) {
  await allow(family, 3)
  const body = wanted(family, '', { lessonId: undefined, questionId: id })
  const { cookie } = family.pupil
  expect((await call('POST', '/professor-questions', { body, cookie })).status).toBe(200)
  await db()
    .update(professorQuestions)
    .set({ answer: EXPLAINED, answeredAt: new Date() })
    .where(eq(professorQuestions.id, body._id))
  return body
}

beforeAll(async () => {
  const family = await newFamily()
  await setSubscription(family)
  const sibling = await newChild(family.parent)
  const lessonId = await lessonWith(12)
  cookies = {
    pupil: family.pupil.cookie,
    parent: family.parent.cookie,
    sibling: (await signIn(sibling.nickName, PASSWORD)).cookie,
  }
  // An earlier test, all wrong, so that there are mistakes, a review and a report.
  const earlier = await start(family, lessonId)
  await answerAll(family, earlier._id, earlier.questions, () => false)
  await handIn(family, earlier._id)
  const open = await start(family, lessonId)
  const ids = open.questions.map(({ _id }) => _id)
  // Makes all questions public in the knowledge base.
  const isInTest = inArray(allQuestions.id, ids)
  await db().update(allQuestions).set({ isInKnowledgeBase: true }).where(isInTest)
  asked = await db().select().from(questions).where(inArray(questions.id, ids))
  // Possible words of distress get their own answer, even during a test.
  const one = asked.find(
    ({ explanation, text }) => explanation && !distressLevelIn(text.slice(0, 100)),
  )
  if (!one) throw new Error('The test asks nothing')
  const planId = uuidv7()
  const testDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await call('POST', '/planovi', {
    body: { id: planId, testDay, lessonIds: [lessonId] },
    cookie: cookies.pupil,
  })
  const { answer } = wrongAnswer(one.body)
  const childId = family.child._id
  const answered = await askedAbout(family, one)
  const help = { id: uuidv7(), lessonId, help: 'question', text: one.text.slice(0, 100) }
  const search = { query: one.text.replace(/[^\p{L}\p{N} ]/gu, ' ').slice(0, 60) }
  const slug = questionSlug(one)
  const unitId = await unitWithMixedTest()
  const everyone = ['pupil', 'parent', 'sibling'] as const
  calls = [
    ...everyone.flatMap((who): Told[] => [
      [who, `GET /pitanja/${one.id}`, 404],
      [who, `GET /pitanja/${slug}`, 404],
      [who, `GET /lessons/${lessonId}/questions`, 200],
      [who, 'POST /kwiz', 200, { id: lessonId }],
      [who, 'POST /baza-znanja/pretraga', 200, search],
      [who, 'POST /lessons/search', 200, search],
    ]),
    ['pupil', `POST /pitanja/${one.id}/odgovor`, 409, { answer, id: uuidv7() }],
    ['parent', `POST /pitanja/${one.id}/odgovor`, 409, { answer }],
    ['pupil', `GET /lessons/${lessonId}/rjesenja`, 403],
    ['parent', `GET /lessons/${lessonId}/rjesenja`, 200],
    ['pupil', `GET /testovi/${earlier._id}`, 409],
    ['pupil', `GET /testovi/${open._id}`, 409],
    ['pupil', `GET /lessons/${lessonId}/testovi`, 200],
    ['pupil', `POST /lessons/${lessonId}/test`, 200, { minutes: null }],
    ['pupil', `GET /testovi?unitId=${unitId}`, 200],
    ['pupil', 'POST /testovi', 200, { unitId, minutes: null }],
    ['pupil', 'GET /korisnik/greske', 200],
    ['pupil', 'GET /korisnik/greske/radni-list', 200],
    ['pupil', 'GET /korisnik/biljeznica', 200],
    ['pupil', `GET /planovi/${planId}/danas`, 200],
    ['pupil', 'POST /danas', 200, {}],
    ['pupil', `POST /lessons/${lessonId}/vjezba`, 200, { roundId: uuidv7() }],
    ['pupil', 'POST /danas/kraj', 409, { day: zagrebDay(new Date()), number: 1 }],
    ['pupil', 'POST /pomocnik', 409, help],
    // The similar questions come a few at a time, so each of the lesson's questions is asked about.
    ['pupil', `GET /professor-questions/similar?lessonId=${lessonId}`, 200],
    ...ids.map((id): Told => ['pupil', `GET /professor-questions/similar?questionId=${id}`, 200]),
    ['pupil', `GET /professor-questions/my-questions?childId=${childId}`, 200],
    ['parent', `GET /professor-questions/my-questions?childId=${childId}`, 200],
    ['pupil', 'POST /professor-questions', 200, answered],
    ['pupil', `PUT /testovi/${open._id}/odgovori`, 200, { questionId: one.id, answer }],
    ['pupil', `GET /lessons/${lessonId}/stanje`, 200],
    ['pupil', 'GET /korisnik/profil', 200],
    ['parent', 'GET /korisnik/profil', 200],
    ['parent', 'GET /korisnik/izvoz', 200],
    ['parent', `GET /korisnik/pomocnik?childId=${childId}`, 200],
    ['parent', `GET /korisnik/izvjestaj?childId=${childId}`, 200],
  ]
})

describe('during a test', () => {
  test('no call reveals a reason or an explanation of its questions to the family', async () => {
    const secrets = secretsOf()
    expect(secrets.length).toBeGreaterThan(20)
    const answers = []
    for (const [who, address, , body] of calls) {
      const [method = '', path = ''] = address.split(' ')
      const response = await call(method, path, { cookie: cookies[who], ...(body && { body }) })
      const text = await response.text()
      const told = secrets.filter((secret) => text.includes(secret))
      answers.push({ who, address, status: response.status, told })
    }
    expect(answers).toEqual(
      calls.map(([who, address, status]) => ({ who, address, status, told: [] })),
    )
  })

  test('every call of a family is called here, or can’t reveal a question', () => {
    const called = calls.map(([, address]) => address.split('?')[0] ?? '')
    const open = contracts.filter(({ access }) => access !== 'admin')
    const missing = open.filter(({ method, path }) => {
      const fits = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)
      return !KEYLESS.includes(`${method} ${path}`) && !called.some((address) => fits.test(address))
    })
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
    const names = open.map(({ method, path }) => `${method} ${path}`)
    expect(KEYLESS.filter((name) => !names.includes(name))).toEqual([])
  })

  test('the parent’s answers and the worksheet have no key of its questions', async () => {
    const ids = asked.map(({ id }) => id)
    const [lessonId = ''] = asked.map((one) => one.lessonId ?? '')
    const keys = await call('GET', `/lessons/${lessonId}/rjesenja`, { cookie: cookies.parent })
    const rows = (await keys.json()) as { question: { _id: string }; correct: unknown }[]
    const inTest = rows.filter(({ question }) => ids.includes(question._id))
    expect(inTest.map(({ correct }) => correct)).toEqual(ids.map(() => null))
    expect(rows.length).toBeGreaterThan(inTest.length)
    const sheet = await call('GET', '/korisnik/greske/radni-list', { cookie: cookies.pupil })
    const text = await sheet.text()
    expect(ids.filter((id) => text.includes(id))).toEqual([])
  })

  test('the professor’s explanation of a question waits for its end', async () => {
    const threads = calls.filter(([, address]) => /^(GET|POST) .*-questions(\/my|$)/.test(address))
    expect(threads).toHaveLength(3)
    const read = async ([who, address, , body]: Told) => {
      const [method = '', path = ''] = address.split(' ')
      const sent = { cookie: cookies[who], ...(body && { body }) }
      return (await call(method, path, sent)).text()
    }
    for (const thread of threads) {
      const text = await read(thread)
      expect(text).not.toContain(EXPLAINED)
      expect(text).toContain('skriven')
    }
    await db()
      .update(tests)
      .set({ startedAt: new Date(0), minutes: 20 })
      .where(isNull(tests.finishedAt))
    for (const thread of threads) expect(await read(thread)).toContain(EXPLAINED)
  })
})
