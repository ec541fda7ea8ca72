import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import type { KeyedQuizQuestion } from '@/lib/learning/quiz/contract'
import { finishTest } from '@/lib/learning/exams/finish'
import { startTest } from '@/lib/learning/exams/start'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, setSubscription, type Family, playerOf } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const name = 'GET /api/lessons/{id}/rjesenja'
const probe = await importFixtureLesson()
const [lesson] = await db().select().from(lessons).where(eq(lessons.slug, 'ohmov-zakon'))
const lessonId = lesson?.id ?? ''

const keysOf = ({ parent }: Family, id = lessonId) =>
  callForBody<KeyedQuizQuestion[]>('GET', `/lessons/${id}/rjesenja`, { cookie: parent.cookie })

describe(name, () => {
  test('a parent gets the right answers, in words for each kind', async () => {
    const keys = await keysOf(await newFamily(), probe.lessonId)
    const byId = new Map(keys.map(({ question, correct }) => [question._id, correct]))
    const of = (key: string) => byId.get(probe.questionId(key))
    expect(of('jedan')).toEqual({ kind: 'single', choice: 'b' })
    expect(of('tvrdnja')).toEqual({ kind: 'true-false', value: true })
    expect(of('broj')).toMatchObject({ kind: 'number', unit: 'cm' })
    expect(of('parovi')).toMatchObject({ kind: 'matching' })
  })

  test('without a subscription there are eight, with one all', async () => {
    const family = await newFamily()
    expect(await keysOf(family)).toHaveLength(8)
    await setSubscription(family)
    expect((await keysOf(family)).length).toBeGreaterThan(8)
  })

  test('neither a guest nor a pupil gets them in any way', async () => {
    const { pupil } = await newFamily()
    const path = `/lessons/${lessonId}/rjesenja`
    expect(await callForAnswer('GET', path)).toMatchObject({ status: 401 })
    const headers = { cookie: pupil.cookie }
    expect(await callForAnswer('GET', path, { headers })).toMatchObject({ status: 403 })
  })

  test('the keys of a child’s open test are withheld until it is submitted', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    const player = playerOf(family)
    const { _id, questions } = await startTest({ player, lessonId, minutes: null })
    const asked = new Set(questions.map((question) => question._id))
    const hidden = (keys: KeyedQuizQuestion[]) =>
      keys.filter(({ correct }) => !correct).map(({ question }) => question._id)
    const shown = await keysOf(family)
    expect(asked.size).toBeGreaterThan(0)
    expect(hidden(shown)).toEqual(
      shown.flatMap(({ question }) => (asked.has(question._id) ? [question._id] : [])),
    )
    expect(hidden(shown).length).toBeGreaterThan(0)
    expect(hidden(await keysOf(others))).toEqual([])
    await finishTest(family.child._id, _id, new Date())
    expect(hidden(await keysOf(family))).toEqual([])
  })
})
