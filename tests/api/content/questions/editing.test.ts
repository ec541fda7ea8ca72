import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { allLessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import type {
  JudgedQuestionPreview,
  QuestionFields,
  QuestionRecord,
} from '@/lib/content/questions/editing/contract'
import { QUESTION_KINDS, type PublicQuestion } from '@/lib/content/questions/model'
import { allQuestions } from '@/lib/content/questions/tables'
import { SAMPLES } from '../../../support/kinds'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForAnswer, callForBody } from '../../support/call'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()
let asks: AdminCalls
beforeAll(async () => {
  ;({ asks } = await newAdmin())
})

const fields = (changes: Partial<QuestionFields> = {}): QuestionFields => ({
  lesson: probe.lessonId,
  text: 'Koliko je $2 + 2$?',
  body: {
    kind: 'number',
    unit: null,
    answers: [{ low: 4, high: 4, weight: 100, feedback: 'Da.' }],
  },
  explanation: 'Četiri.',
  numbers: null,
  calculation: '2+2',
  isBonus: false,
  isInKnowledgeBase: false,
  isPublished: true,
  ...changes,
})
/** Negative numbers are taught from grade 6; the lesson is of grade 5. */
const NEGATIVE: Partial<QuestionFields> = {
  text: 'Koliko je {a} + 2?',
  numbers: 'a: -9..-3',
  calculation: 'a+2',
  body: {
    kind: 'number',
    unit: null,
    answers: [{ low: 0, high: 0, formula: 'a+2', weight: 100, feedback: null }],
  },
}
const make = async (changes: Partial<QuestionFields> = {}) =>
  (await asks('POST', '/pitanja', { ...fields(changes), _id: uuidv7() })).body as QuestionRecord
const newLesson = async () => {
  const { body } = await asks('GET', `/lessons/${probe.lessonId}`)
  const { unit } = body as { unit: string }
  const sent = { unit, title: 'Druga', summary: '', keywords: [], slug: '', cards: [], checks: [] }
  const made = await asks('POST', '/lessons', { ...sent, isPublished: false })
  return (made.body as { _id: string })._id
}
const shownIds = async () =>
  (await callForBody<PublicQuestion[]>('GET', `/lessons/${probe.lessonId}/questions`)).map(
    ({ _id }) => _id,
  )

// 'POST /api/pitanja', 'PUT /api/pitanja/{id}', 'DELETE /api/pitanja/{id}',
// 'GET /api/admin/pitanja/{id}', 'PUT /api/admin/pitanja/{id}/mjesto'
describe('a question', () => {
  test.each(QUESTION_KINDS)('of the kind %s is stored and read unchanged', async (kind) => {
    const { body } = SAMPLES[kind]
    const sent = fields({ body, calculation: null, isPublished: false })
    const made = await make(sent)
    expect(made).toMatchObject({ ...sent, version: 1 })
    expect((await asks('GET', `/admin/pitanja/${made._id}`)).body).toEqual(made)
  })

  test('is visible once it is published, at the chosen position', async () => {
    const draft = await make({ isPublished: false, position: 2 })
    expect(await shownIds()).not.toContain(draft._id)
    const { isPublished: _, ...form } = fields({ position: 2 })
    const tags = await collectAnnouncedTags(() =>
      asks('PUT', `/pitanja/${draft._id}`, { ...form, isPublished: true, version: draft.version }),
    )
    expect(tags).toContain(`lesson:${probe.lessonId}`)
    expect((await shownIds()).indexOf(draft._id)).toBe(1)
    await asks('PUT', `/admin/pitanja/${draft._id}/mjesto`, { position: 1 })
    expect((await shownIds()).indexOf(draft._id)).toBe(0)
    const rows = await db()
      .select({ position: allQuestions.position })
      .from(allQuestions)
      .where(eq(allQuestions.lessonId, probe.lessonId))
    const places = rows.map(({ position }) => position).toSorted((a, b) => a - b)
    expect(places).toEqual(places.map((_, index) => index + 1))
  })

  test('moved to another lesson without a position comes last', async () => {
    const moved = await make({ position: 1 })
    const lesson = await newLesson()
    for (const position of [1, 2]) await make({ lesson, position })
    const sent = { ...fields({ lesson }), version: moved.version }
    const { body } = await asks('PUT', `/pitanja/${moved._id}`, sent)
    expect(body).toMatchObject({ lesson, position: 3 })
  })

  test.each<[string, Partial<QuestionFields>, string]>([
    ['a key', { body: SAMPLES.single.body, calculation: '99' }, 'calculation'],
    ['an explanation', { explanation: null }, 'explanation'],
    ['a description of its picture', { text: '![](/slike/krug) Koliko?' }, 'text'],
    ['numbers that can be drawn', { numbers: 'a: 3..3' }, 'numbers'],
    ['numbers of its grade', NEGATIVE, 'numbers'],
    [
      'a reason',
      {
        calculation: null,
        body: {
          kind: 'single',
          choices: [
            { text: '4', weight: 100, feedback: 'Da.' },
            { text: '5', weight: 0, feedback: null },
          ],
        },
      },
      'body',
    ],
  ])('without %s is stored as a draft and not published', async (_, changes, field) => {
    const { status, body } = await asks('POST', '/pitanja', { ...fields(changes) })
    expect(status).toBe(400)
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field])
    expect(await make({ ...changes, isPublished: false })).toMatchObject({ isPublished: false })
  })

  test('can be moved to the bin; saving an old version is a conflict', async () => {
    const made = await make()
    const stale = { ...fields({ text: 'Drugo?' }), version: made.version + 5 }
    expect((await asks('PUT', `/pitanja/${made._id}`, stale)).status).toBe(409)
    const { status } = await asks('DELETE', `/pitanja/${made._id}?version=${made.version}&seen=`)
    expect(status).toBe(200)
    expect((await asks('GET', `/admin/pitanja/${made._id}`)).status).toBe(404)
    expect(await shownIds()).not.toContain(made._id)
  })
})

describe('a lesson in the bin', () => {
  test('hides its questions from the list, and restores them with the lesson', async () => {
    const lesson = await newLesson()
    const made = await make({ lesson, isPublished: false })
    const bin = (binnedAt: Date | null) =>
      db().update(allLessons).set({ binnedAt }).where(eq(allLessons.id, lesson))
    const listed = async () => {
      const { body } = await asks('GET', '/pitanja?state=nacrt&size=500')
      return (body as { items: { _id: string }[] }).items.map(({ _id }) => _id)
    }
    await bin(new Date())
    expect(await listed()).not.toContain(made._id)
    const { status, body } = await asks('GET', `/admin/pitanja/${made._id}`)
    expect([status, body]).toEqual([
      404,
      { message: 'Lekcija ovog pitanja je u košu. Vrati prvo nju.' },
    ])
    const sent = { ...fields({ lesson }), version: made.version }
    expect((await asks('PUT', `/pitanja/${made._id}`, sent)).status).toBe(404)
    await bin(null)
    expect(await listed()).toContain(made._id)
    expect((await asks('GET', `/admin/pitanja/${made._id}`)).body).toEqual(made)
  })

  test('must be restored before its questions that were deleted earlier', async () => {
    const lesson = await newLesson()
    const text = 'Koje je pitanje lekcije u košu?'
    const made = await make({ lesson, text, isPublished: false })
    await asks('DELETE', `/pitanja/${made._id}?version=${made.version}&seen=`)
    const { body } = await asks('GET', `/lessons/${lesson}`)
    const { version, below } = body as { version: number; below: { sentence: string } }
    const seen = encodeURIComponent(below.sentence)
    const binned = await asks('DELETE', `/lessons/${lesson}?version=${version}&seen=${seen}`)
    expect(binned.status).toBe(200)
    const restore = async (title: string) => {
      const found = await asks('GET', `/admin/kos?search=${encodeURIComponent(title)}`)
      const [entry] = (found.body as { items: { _id: string }[] }).items
      return asks('POST', `/admin/kos/${entry?._id}`, {})
    }
    expect(await restore(text)).toEqual({
      status: 404,
      body: { message: 'Lekcija ovog pitanja je u košu. Vrati prvo nju.' },
    })
    expect((await restore('Druga')).status).toBe(200)
    expect((await restore(text)).status).toBe(200)
    expect((await asks('GET', `/admin/pitanja/${made._id}`)).body).toMatchObject({ text, lesson })
  })
})

test('a question without a lesson is not listed', async () => {
  const made = await make()
  await db().update(allQuestions).set({ lessonId: null }).where(eq(allQuestions.id, made._id))
  const { status, body } = await asks('GET', '/pitanja?size=500')
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain(made._id)
  expect((await asks('GET', `/admin/pitanja/${made._id}`)).status).toBe(404)
})

// 'PUT /api/admin/pitanja/{id}/oznake'
test('questions are marked individually; an incomplete one is not published', async () => {
  const made = await make({ isPublished: false, position: 1 })
  const mark = (body: object): Promise<{ status: number; body: QuestionRecord }> =>
    asks('PUT', `/admin/pitanja/${made._id}/oznake`, body)
  expect((await mark({ isInKnowledgeBase: true })).body).toMatchObject({
    ...{ isInKnowledgeBase: true, isPublished: false, version: 2 },
  })
  expect((await mark({ isPublished: true })).status).toBe(200)
  expect(await shownIds()).toContain(made._id)
  const lacking = await make({
    body: SAMPLES.single.body,
    isPublished: false,
    text: '![](/slike/a)',
  })
  const refused = await asks('PUT', `/admin/pitanja/${lacking._id}/oznake`, { isPublished: true })
  expect(refused.status).toBe(400)
  expect((await mark({ text: 'Drugo?' })).status).toBe(400)
})

// 'GET /api/pitanja', 'GET /api/admin/pitanja/lekcije'
test('the list finds questions by words, lesson, kind and marks', async () => {
  const marks = { isBonus: true, isInKnowledgeBase: true, isPublished: false }
  const made = await make({ text: 'Žirafina čežnja?', ...marks })
  const found = async (query: string) =>
    (
      (await asks('GET', `/pitanja?size=500&${query}`)).body as { items: { _id: string }[] }
    ).items.map(({ _id }) => _id)
  for (const query of [
    'search=zirafina+ceznja',
    `lesson=${probe.lessonId}&kind=number`,
    'state=nacrt&bonus=da&base=da',
    'sort=changed&direction=desc',
  ]) {
    expect(await found(query), query).toContain(made._id)
  }
  for (const query of ['search=slon', 'kind=single', 'state=objavljeno', 'bonus=ne', 'base=ne']) {
    expect(await found(query), query).not.toContain(made._id)
  }
  const { body } = await asks('GET', '/admin/pitanja/lekcije?search=probna+lekcija')
  expect(body).toMatchObject({ items: [{ _id: probe.lessonId, name: 'Probna lekcija' }] })
})

// 'POST /api/admin/pitanja/pregled'
describe('the preview', () => {
  const preview = async (changes: Partial<QuestionFields>, more: object = {}) => {
    const { text, body, explanation, numbers, calculation, isBonus } = fields(changes)
    const question = { text, body, explanation, numbers, calculation, isBonus }
    const sent = { question, attempt: 'a', ...more }
    return (await asks('POST', '/admin/pitanja/pregled', sent)).body as JudgedQuestionPreview
  }

  test('shows a question without its key, and judges an answer', async () => {
    const { question, judgement, faults } = await preview(
      {},
      { answer: { kind: 'number', text: '4' } },
    )
    expect(question).toMatchObject({ kind: 'number', unit: null })
    expect(judgement).toMatchObject({ outcome: 'right', feedback: ['Da.'] })
    expect(faults).toEqual([])
  })

  test('names options without text', async () => {
    const choices = ['Da.', ' '].map((text) => ({ text, weight: 0, feedback: null }))
    const { question } = await preview({ body: { kind: 'several', choices }, calculation: null })
    const named = [{ html: 'Da.' }, { html: '<em>još bez teksta</em>' }]
    expect(question).toMatchObject({ choices: named })
  })

  test('shows twenty draws of changing numbers', async () => {
    const answers = [{ low: 0, high: 0, formula: 'a+b', weight: 100, feedback: null }]
    const { draws, question, faults } = await preview({
      text: 'Koliko je {a} + {b}?',
      numbers: 'a: 2..9\nb: 2..9',
      calculation: 'a+b',
      body: { kind: 'number', unit: null, answers },
    })
    expect(faults).toEqual([])
    expect(question).toMatchObject({ isDrawn: true })
    expect(draws).toHaveLength(20)
    for (const { values, text, answer } of draws) {
      const [, a, b] = /a = (\d), b = (\d)/.exec(values)?.map(Number) ?? []
      expect([text, answer]).toEqual([`Koliko je ${a} + ${b}?`, String((a ?? 0) + (b ?? 0))])
    }
  })

  test('checks the size of numbers by the grade of the lesson', async () => {
    const { faults } = await preview(NEGATIVE, { lesson: probe.lessonId })
    expect(faults.map(({ field }) => field)).toEqual(['numbers'])
    expect((await preview(NEGATIVE)).faults).toEqual([])
  })

  test('is for admins only', async () => {
    expect((await callForAnswer('POST', '/admin/pitanja/pregled', { body: {} })).status).toBe(401)
  })
})
