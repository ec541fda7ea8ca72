import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { FunQuestion } from '@/lib/learning/fun-quizzes/editing/contract'
import type { FunQuiz, FunQuizSummary } from '@/lib/learning/fun-quizzes/model'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForAnswer, callForBody, invalidAnswer } from '../../support/call'

type Quiz = {
  _id: string
  version: number
  slug: string
  position: number
  questions: FunQuestion[]
  below: { sentence: string }
}

const { asks } = await newAdmin()
const question = (text: string, changes: object = {}) => ({
  ...{ _id: crypto.randomUUID(), text, explanation: 'Prije leta širi krila.' },
  body: { kind: 'true-false', isTrue: true, wrongFeedback: 'Leti.', rightFeedback: null },
  ...changes,
})
const form = (changes: object = {}) => ({
  ...{ title: 'Što leti?', description: 'O pticama.', icon: 'zivotinje', isPublished: true },
  questions: [question('Roda leti.')],
  ...changes,
})
const make = async (changes: object = {}): Promise<Quiz> =>
  (await asks('POST', '/admin/zabavni-kvizovi', form(changes))).body
const path = ({ _id }: { _id: string }) => `/admin/zabavni-kvizovi/${_id}`
const shown = () => callForBody<FunQuizSummary[]>('GET', '/zabavni-kwizovi')

const known = async (): Promise<Quiz> => {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from fun_quizzes where slug = 'cudesne-zivotinje'`,
  )
  return (await asks('GET', path({ _id: rows[0]?.id ?? '' }))).body
}

const textsOf = (questions: { text: string }[]) => questions.map(({ text }) => text)

// 'POST /api/admin/zabavni-kvizovi', 'GET /api/admin/zabavni-kvizovi'
test('a new quiz comes last, with the address of its title, and is shown once published', async () => {
  const quiz = await make({ isPublished: false })
  expect(quiz).toMatchObject({ slug: 'sto-leti', below: { sentence: '' } })
  expect((await shown()).map(({ slug }) => slug)).not.toContain('sto-leti')
  const { questions } = quiz
  const { version, position } = quiz
  const tags = await collectAnnouncedTags(() =>
    asks('PUT', path(quiz), form({ version, position, questions })),
  )
  expect(new Set(tags)).toEqual(new Set(['addresses', 'lists', 'quiz:sto-leti']))
  expect((await shown()).at(-1)?.slug).toBe('sto-leti')
  const { body } = await asks('GET', '/admin/zabavni-kvizovi?search=LETI')
  expect(body).toMatchObject({ items: [{ _id: quiz._id, questionCount: 1, playCount: 0 }] })
})

// 'GET /api/admin/zabavni-kvizovi/{id}', 'PUT /api/admin/zabavni-kvizovi/{id}'
test('questions are reordered, changed, added and removed, and can be restored', async () => {
  const quiz = await known()
  const { title, description, icon, isPublished } = quiz as unknown as Record<string, unknown>
  const save = (questions: unknown[], version: number): Promise<{ status: number; body: Quiz }> =>
    asks('PUT', path(quiz), { title, description, icon, isPublished, questions, version })
  const [first, second, ...others] = quiz.questions
  if (!first || !second) throw new Error('The quiz has too few questions.')
  const wanted = [question('Roda leti.'), ...others, { ...first, text: 'Novo?' }]
  const { status, body } = await save(wanted, quiz.version)
  expect({ status, questions: body.questions }).toEqual({ status: 200, questions: wanted })
  const played = await callForBody<FunQuiz>('GET', `/zabavni-kwizovi/${quiz.slug}`)
  expect(played.questions.map(({ _id }) => _id)).toEqual(wanted.map(({ _id }) => _id))
  // An unchanged form creates no version, and restored questions are as before.
  expect((await save(wanted, body.version)).body.version).toBe(body.version)
  const restored = await save(quiz.questions, body.version)
  expect(restored.body.questions).toEqual(quiz.questions)
  expect((await save(wanted, quiz.version)).status).toBe(409)
})

test('a question belongs to one quiz, once', async () => {
  const quiz = await make()
  const [taken] = (await known()).questions
  const again = 'Pitanja su se promijenila. Ponovno otvori kviz.'
  for (const questions of [[taken], [...quiz.questions, ...quiz.questions]])
    expect(
      await asks('PUT', path(quiz), form({ slug: quiz.slug, questions, version: quiz.version })),
    ).toEqual(invalidAnswer({ questions: [again] }))
  expect((await known()).questions[0]).toEqual(taken)
})

test.each<[string, object[], RegExp]>([
  ['none', [], /^Prije objave dodaj barem jedno pitanje\.$/],
  [
    'one without reasons',
    [
      question('Roda leti.'),
      question('Noj leti.', {
        explanation: null,
        body: { kind: 'true-false', isTrue: false, wrongFeedback: null, rightFeedback: null },
      }),
    ],
    /^2\. pitanje: /,
  ],
  [
    'a picture without a description',
    [question('Što je to? ![](/slike/roda)')],
    /^1\. pitanje: Slika nema opis/,
  ],
])('a quiz with %s is saved as a draft and not published', async (_, questions, message) => {
  const draft = await make({ questions, isPublished: false })
  expect(textsOf(draft.questions)).toEqual(textsOf(questions as { text: string }[]))
  const changes = { questions, version: draft.version, slug: draft.slug }
  expect(await asks('PUT', path(draft), form(changes))).toEqual(
    invalidAnswer({ questions: [expect.stringMatching(message)] as unknown as string[] }),
  )
  // Also refused when the questions are not sent.
  const rest = { ...form(changes), questions: undefined }
  expect((await asks('PUT', path(draft), rest)).status).toBe(400)
})

// 'DELETE /api/admin/zabavni-kvizovi/{id}'
test('a deleted quiz is not visible anywhere, and its plays stay', async () => {
  const quiz = await known()
  const plays = async () =>
    (await db().execute(sql`select id from fun_quiz_plays where quiz_id = ${quiz._id}`)).rows.length
  const before = await plays()
  const seen = encodeURIComponent(quiz.below.sentence)
  const query = `?version=${quiz.version}&seen=${seen}`
  expect((await asks('DELETE', `${path(quiz)}${query}`)).status).toBe(200)
  expect((await callForAnswer('GET', `/zabavni-kwizovi/${quiz.slug}`)).status).toBe(404)
  expect((await asks('GET', path(quiz))).status).toBe(404)
  expect(await plays()).toBe(before)
})
