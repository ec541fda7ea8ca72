import { inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { renderText } from '@/lib/markdown/render'
import { questionSlug } from '@/lib/questions/question-slug'
import { questions } from '@/lib/questions/tables'
import { wrongAnswer } from '../../e2e/support/answers'
import { call } from '../call'
import { newChild, newFamily, PASSWORD, signIn, subscribe } from '../people'
import { answerAll, handIn, lessonWith, start } from './desk'

/**
 * Every call that may tell a family something of a lesson's questions, while the child writes a test
 * with them. What shows answers and is new belongs here.
 */
type Who = 'pupil' | 'parent' | 'sibling'
type Told = [who: Who, call: string, status: number, body?: object]

let asked: (typeof questions.$inferSelect)[] = []
let cookies: Record<Who, string>
let calls: Told[] = []

/** What only who knows the key can say: reasons and explanations, as they stand and as HTML. */
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

beforeAll(async () => {
  const family = await newFamily()
  await subscribe(family)
  const sibling = await newChild(family.parent)
  const lessonId = await lessonWith(12)
  cookies = {
    pupil: family.pupil.cookie,
    parent: family.parent.cookie,
    sibling: (await signIn(sibling.nickName, PASSWORD)).cookie,
  }
  // An earlier test, all wrong: mistakes, a review and a report to look at.
  const earlier = await start(family, lessonId)
  await answerAll(family, earlier._id, earlier.questions, () => false)
  await handIn(family, earlier._id)
  const open = await start(family, lessonId)
  const ids = open.questions.map(({ _id }) => _id)
  asked = await db().select().from(questions).where(inArray(questions.id, ids))
  const [one] = asked
  if (!one) throw new Error('The test asks nothing')
  const planId = uuidv7()
  const testDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await call('POST', '/planovi', {
    body: { id: planId, testDay, lessonIds: [lessonId] },
    cookie: cookies.pupil,
  })
  const { answer } = wrongAnswer(one.body)
  const help = { id: uuidv7(), lessonId, help: 'question', text: one.text.slice(0, 100) }
  const search = { query: one.text.replace(/[^\p{L}\p{N} ]/gu, ' ').slice(0, 60) }
  const slug = questionSlug(one)
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
    ['pupil', 'GET /korisnik/greske', 200],
    ['pupil', 'GET /korisnik/greske/radni-list', 200],
    ['pupil', 'GET /korisnik/biljeznica', 200],
    ['pupil', `GET /planovi/${planId}/danas`, 200],
    ['pupil', 'POST /pomocnik', 409, help],
    ['parent', 'GET /korisnik/pomocnik?childId=' + family.child._id, 200],
    ['parent', `GET /korisnik/izvjestaj?childId=${family.child._id}`, 200],
  ]
})

describe('while a test goes on', () => {
  test('no call tells the family a reason or an explanation of its questions', async () => {
    const secrets = secretsOf()
    expect(secrets.length).toBeGreaterThan(20)
    for (const [who, address, status, body] of calls) {
      const [method = '', path = ''] = address.split(' ')
      const response = await call(method, path, { cookie: cookies[who], ...(body && { body }) })
      const text = await response.text()
      const told = secrets.filter((secret) => text.includes(secret))
      expect({ who, address, status: response.status, told }).toEqual({
        ...{ who, address, status, told: [] },
      })
    }
  })

  test('the parent’s answers and the worksheet have no key of them', async () => {
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
})
