import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { FunQuizSummary } from '@/lib/fun-quizzes/model'
import { newAdmin } from '../admins'
import { announcedBy } from '../announced'
import { answerTo, ask, invalid } from '../call'
import { UNKNOWN_ID } from '../safety/rows'

type Quiz = {
  _id: string
  version: number
  slug: string
  position: number
  questions: { _id: string; name: string }[]
  below: { sentence: string }
}

const { asks } = await newAdmin()
const form = (changes: object = {}) => ({
  ...{ title: 'Što leti?', description: 'O pticama.', icon: 'zivotinje', isPublished: true },
  ...changes,
})
const make = async (changes: object = {}): Promise<Quiz> =>
  (await asks('POST', '/admin/zabavni-kvizovi', form(changes))).body
const path = ({ _id }: { _id: string }) => `/admin/zabavni-kvizovi/${_id}`
const shown = () => ask<FunQuizSummary[]>('GET', '/zabavni-kwizovi')

const known = async (): Promise<Quiz> => {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from fun_quizzes where slug = 'cudesne-zivotinje'`,
  )
  return (await asks('GET', path({ _id: rows[0]?.id ?? '' }))).body
}

// 'POST /api/admin/zabavni-kvizovi', 'GET /api/admin/zabavni-kvizovi'
test('a new quiz comes last, under the address of its title, and is shown once published', async () => {
  const quiz = await make({ isPublished: false })
  expect(quiz).toMatchObject({ slug: 'sto-leti', questions: [], below: { sentence: '' } })
  expect((await shown()).map(({ slug }) => slug)).not.toContain('sto-leti')
  const tags = await announcedBy(() =>
    asks('PUT', path(quiz), form({ version: quiz.version, position: quiz.position })),
  )
  expect(new Set(tags)).toEqual(new Set(['addresses', 'lists', 'quiz:sto-leti']))
  expect((await shown()).at(-1)?.slug).toBe('sto-leti')
  const { body } = await asks('GET', '/admin/zabavni-kvizovi?search=LETI')
  expect(body).toMatchObject({ items: [{ _id: quiz._id, questionCount: 0, playCount: 0 }] })
})

// 'GET /api/admin/zabavni-kvizovi/{id}', 'PUT /api/admin/zabavni-kvizovi/{id}'
test('questions are put into another order; none is lost and no other is taken', async () => {
  const quiz = await known()
  const ids = quiz.questions.map(({ _id }) => _id)
  expect(ids.length).toBeGreaterThan(2)
  const { title, description, icon, isPublished } = quiz as unknown as Record<string, unknown>
  const save = (questions: string[], version: number) =>
    asks('PUT', path(quiz), { title, description, icon, isPublished, questions, version })
  const { status, body } = await save(ids.toReversed(), quiz.version)
  expect(status).toBe(200)
  const saved: Quiz = body
  expect(saved.questions.map(({ _id }) => _id)).toEqual(ids.toReversed())
  for (const wrong of [ids.slice(1), [...ids.slice(1), UNKNOWN_ID], [...ids, ids[0] ?? '']])
    expect(await save(wrong, saved.version)).toEqual(
      invalid({ questions: ['Pitanja su se promijenila. Ponovno otvori kviz.'] }),
    )
  expect((await save(ids, quiz.version)).status).toBe(409)
})

// 'DELETE /api/admin/zabavni-kvizovi/{id}'
test('a deleted quiz is nowhere to be seen, and its plays stay', async () => {
  const quiz = await known()
  const plays = async () =>
    (await db().execute(sql`select id from fun_quiz_plays where quiz_id = ${quiz._id}`)).rows.length
  const before = await plays()
  const seen = encodeURIComponent(quiz.below.sentence)
  const query = `?version=${quiz.version}&seen=${seen}`
  expect((await asks('DELETE', `${path(quiz)}${query}`)).status).toBe(200)
  expect((await answerTo('GET', `/zabavni-kwizovi/${quiz.slug}`)).status).toBe(404)
  expect((await asks('GET', path(quiz))).status).toBe(404)
  expect(await plays()).toBe(before)
})
