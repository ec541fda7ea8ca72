import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROFESSOR_LIMITS } from '@/lib/asking/professor/limits'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { allQuestions } from '@/lib/content/questions/tables'
import { db } from '@/lib/platform/db/client'
import { INJECTIONS } from '@/tests/fixtures/injections'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'
import { importFixtureLesson } from '../../support/probe-lesson'
import { newFamily, type Family } from '../../support/people'
import {
  allow,
  asked,
  countUnseen,
  HOUR_MS,
  listOwn,
  newAsker,
  questionsLeft,
  tryToAsk,
} from './asked'

let lessonId: string
let questionId: (key: string) => string
let family: Family

beforeAll(async () => {
  ;({ lessonId, questionId } = await importFixtureLesson())
  family = await newAsker()
})

describe('POST /api/professor-questions', () => {
  test('takes one credit, and the question is the first of the pupil’s own', async () => {
    const own = await newAsker(3)
    await asked(own, lessonId, { text: 'Prvo?' })
    const question = await asked(own, lessonId, { text: '  Drugo?\n' })
    expect(question).toMatchObject({
      text: 'Drugo?',
      answer: null,
      isSeen: false,
      hasPicture: false,
      lesson: { title: 'Probna lekcija' },
    })
    expect(Date.parse(question.promisedAt) - Date.parse(question.createdAt)).toBe(24 * HOUR_MS)
    expect(await questionsLeft(own)).toBe(1)
    expect((await listOwn(own)).questions.map(({ text }) => text)).toEqual(['Drugo?', 'Prvo?'])
  })

  test('a question sent again is one, and takes one credit', async () => {
    const own = await newAsker(3)
    const _id = uuidv7()
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => tryToAsk(own, lessonId, { _id })),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await listOwn(own)).total).toBe(1)
    expect(await questionsLeft(own)).toBe(2)
  })

  test('twenty at once with one credit left are one question', async () => {
    const own = await newAsker(1)
    const sent = await Promise.all(Array.from({ length: 20 }, () => tryToAsk(own, lessonId)))
    const refused = sent.filter(({ status }) => status === 403)
    expect([sent.length - refused.length, refused.length]).toEqual([1, 19])
    expect((await listOwn(own)).total).toBe(1)
    expect(await questionsLeft(own)).toBe(0)
  })

  const CLOSED =
    'Pitanja profesoru sada nisu otvorena. Za pomoć se obrati učiteljici, učitelju ili roditelju.'
  test.each([
    ['never bought', 5, -100 * HOUR_MS, CLOSED],
    ['over a second ago', 5, -1_000, CLOSED],
    [
      'none left',
      0,
      HOUR_MS,
      'Sva pitanja profesoru za danas su potrošena. Sutra možeš pitati ponovno.',
    ],
  ])('refuses with a sentence for a child: %s', async (_, left, untilMs, sentence) => {
    const own = await newFamily()
    await allow(own, left, untilMs)
    expect(await tryToAsk(own, lessonId)).toEqual(refusedAnswer(403, sentence))
    expect(await questionsLeft(own)).toBe(left)
    expect((await listOwn(own)).total).toBe(0)
  })

  test('another pupil’s id is refused without revealing it', async () => {
    const { _id } = await asked(family, lessonId)
    const other = await newAsker(2)
    expect(await tryToAsk(other, lessonId, { _id })).toEqual(
      refusedAnswer(409, 'Ovo pitanje već postoji.'),
    )
    expect(await questionsLeft(other)).toBe(2)
  })

  test.each([
    ['nothing', { text: '' }, 400],
    ['blanks and marks', { text: ' \u200b\n' }, 400],
    ['too long', { text: 'a'.repeat(PROFESSOR_LIMITS.text + 1) }, 400],
    ['what grows when it is normalised', { text: '\ufdfa'.repeat(100) }, 400],
    ['another child', { childId: uuidv7() }, 404],
    ['a lesson that is not there', { lessonId: uuidv7() }, 404],
    ['a question that is not there', { questionId: uuidv7() }, 404],
    ['no lesson', { lessonId: undefined }, 400],
    ['a picture that is not there', { picture: uuidv7() }, 404],
    ['an own answer', { ownAnswer: { kind: 'short', text: 'x' } }, 400],
    ['an id that is no version 7', { _id: '9f1c2b1e-7a44-4d2c-9c5e-1f2a3b4c5d6e' }, 400],
  ])('refuses %s and takes nothing', async (_, changes, status) => {
    const before = await questionsLeft(family)
    expect((await tryToAsk(family, lessonId, changes)).status).toBe(status)
    expect(await questionsLeft(family)).toBe(before)
  })

  test('the longest text is accepted, counted after normalising', async () => {
    const text = 'c\u030c'.repeat(PROFESSOR_LIMITS.text)
    expect((await asked(family, lessonId, { text })).text).toBe('č'.repeat(PROFESSOR_LIMITS.text))
  })

  test('markup stays text, in the list too', async () => {
    const own = await newAsker()
    const texts = INJECTIONS.slice(0, 5).map(({ text }) => text)
    for (const text of texts) expect((await asked(own, lessonId, { text })).text).toBe(text)
    const { questions } = await listOwn(own, 'limit=50')
    expect(questions.map(({ text }) => text).toReversed()).toEqual(texts)
  })

  test('includes the question and the pupil’s last answer to it', async () => {
    const own = await newAsker()
    const id = questionId('kratko')
    const answer = (text: string) =>
      callForBody('POST', `/pitanja/${id}/odgovor`, {
        body: { id: uuidv7(), roundId: uuidv7(), answer: { kind: 'short', text } },
        cookie: own.pupil.cookie,
      })
    await answer('<b>krivo</b>')
    await answer('<i>opet krivo</i>')
    // The lesson is the question's own.
    const question = await asked(own, lessonId, { lessonId: undefined, questionId: id })
    expect(question).toMatchObject({
      ownAnswer: ['&lt;i&gt;opet krivo&lt;/i&gt;'],
      outcome: 'wrong',
    })
    expect(question.question).not.toBe('')
    expect(JSON.stringify(question)).not.toContain('"key"')
  })
})

describe('GET /api/professor-questions/my-questions', () => {
  test('has five on a page, and the parent can read them too', async () => {
    const own = await newAsker()
    for (let n = 1; n <= 6; n += 1) await asked(own, lessonId, { text: `Pitanje ${n}?` })
    const first = await listOwn(own)
    expect(first).toMatchObject({ total: 6, page: 1 })
    expect(first.questions.map(({ text }) => text)).toEqual(
      [6, 5, 4, 3, 2].map((n) => `Pitanje ${n}?`),
    )
    const second = await listOwn(own, 'page=2&_t=1', own.parent.cookie)
    expect(second.questions.map(({ text }) => text)).toEqual(['Pitanje 1?'])
    expect((await listOwn(own, 'page=9')).questions).toEqual([])
  })

  test.each(['page=0', 'limit=0', 'limit=51', 'page=1e9'])('refuses %s', async (query) => {
    await expect(listOwn(family, query)).rejects.toThrow('400')
  })

  const NOT_FOUND = refusedAnswer(404, 'Korisnik nije pronađen')
  test.each(['my-questions', 'unseen-answers-count'])('%s is only the owner’s', async (name) => {
    const other = await newFamily()
    const address = `/professor-questions/${name}?childId=${family.child._id}`
    for (const { cookie } of [other.pupil, other.parent])
      expect(await callForAnswer('GET', address, { cookie })).toEqual(NOT_FOUND)
    expect((await callForAnswer('GET', `/professor-questions/${name}`, family.pupil)).status).toBe(
      400,
    )
  })
})

// 'GET /api/professor-questions/unseen-answers-count'
test('nothing is unseen before an answer', async () => {
  await asked(family, lessonId)
  expect(await countUnseen(family)).toBe(0)
})

describe('GET /api/professor-questions/similar', () => {
  test('shows the most similar to the question first', async () => {
    const texts = {
      kratko: 'Zašto se led topi na suncu?',
      vise: 'Koliko nogu ima pauk?',
      broj: 'Na suncu ledeni stupovi nestaju: topljenje leda.',
    }
    for (const [key, text] of Object.entries(texts)) {
      await db()
        .update(allQuestions)
        .set({ text, explanation: 'Objašnjenje.', isInKnowledgeBase: true })
        .where(eq(allQuestions.id, questionId(key)))
    }
    const { questions } = await callForBody<{ questions: { _id: string }[] }>(
      'GET',
      `/professor-questions/similar?questionId=${questionId('kratko')}`,
      { cookie: family.pupil.cookie },
    )
    const ids = questions.map(({ _id }) => _id)
    expect(ids[0]).toBe(questionId('broj'))
    expect(ids).toContain(questionId('vise'))
  })

  test('shows the lesson’s questions in the knowledge base, except the one just read', async () => {
    const similar = (about = `lessonId=${lessonId}`) =>
      callForBody<{ questions: { _id: string; answer: string }[]; left: number }>(
        'GET',
        `/professor-questions/similar?${about}`,
        { cookie: family.pupil.cookie },
      )
    const ofLesson = eq(allQuestions.lessonId, lessonId)
    await db().update(allQuestions).set({ isInKnowledgeBase: false }).where(ofLesson)
    expect(await similar()).toEqual({ questions: [], left: await questionsLeft(family) })
    const _id = questionId('kratko')
    const explanation = 'Zato što <script>pw()</script> **tako** je.'
    await db()
      .update(allQuestions)
      .set({ isInKnowledgeBase: true, explanation })
      .where(eq(allQuestions.id, _id))
    const [found] = (await similar()).questions
    expect(found).toMatchObject({ _id })
    expect(found?.answer).toContain('<strong>tako</strong>')
    expect(found?.answer).not.toContain('<script')
    expect((await similar(`questionId=${_id}`)).questions).toEqual([])
  })
})

test('a question stays when its lesson is deleted', async () => {
  const { _id } = await asked(family, lessonId)
  await db()
    .update(professorQuestions)
    .set({ lessonId: null })
    .where(eq(professorQuestions.id, _id))
  const { questions } = await listOwn(family)
  expect(questions.find((one) => one._id === _id)).toMatchObject({ lesson: null })
})
