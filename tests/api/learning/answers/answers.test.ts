import { and, eq } from 'drizzle-orm'
import { Client } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { MESSAGES } from '@/lib/platform/http/errors'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { findMasteryByLesson } from '@/lib/learning/mastery/queries'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, type Family, playerOf, setSubscription } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()

const RIGHT: SubmittedAnswer = { kind: 'single', choice: 'b' }
const WRONG: SubmittedAnswer = { kind: 'single', choice: 'a' }

const judge = (family: Family | null, body: object, cookie = family?.pupil.cookie ?? '') =>
  callForAnswer('POST', `/pitanja/${probe.questionId('jedan')}/odgovor`, {
    body,
    cookie,
    from: uuidv7(),
  })

/** Judges an answer at a given time. */
const judgeAt = (family: Family, answer: SubmittedAnswer, instant: string, id?: string) =>
  judgeAndRecordById(probe.questionId('jedan'), { answer, id }, playerOf(family), new Date(instant))

const answersOf = ({ child }: Family) =>
  db().select().from(answers).where(eq(answers.pupilId, child._id))
const mistakeOf = async ({ child }: Family) => {
  const [row] = await db()
    .select()
    .from(mistakes)
    .where(and(eq(mistakes.pupilId, child._id), eq(mistakes.questionId, probe.questionId('jedan'))))
  return row
}

describe('a pupil’s answer', () => {
  test.each([RIGHT, WRONG])('takes three database queries: %j', async (answer) => {
    const family = await newFamily()
    const sent = vi.spyOn(Client.prototype, 'query')
    await judge(family, { answer, id: uuidv7() })
    // One for the session with family and rights, one for the question, one to save everything.
    expect(sent).toHaveBeenCalledTimes(3)
    sent.mockRestore()
  })

  test('is saved and earns a point the first time it is right on a day', async () => {
    const family = await newFamily()
    const id = uuidv7()
    const first = await judge(family, { answer: RIGHT, id })
    expect(first.body).toMatchObject({ outcome: 'right', earned: 1 })
    const [row] = await answersOf(family)
    expect(row).toMatchObject({
      id,
      source: 'kwiz',
      outcome: 'right',
      answer: RIGHT,
      roundId: null,
    })
    const patched = await callForAnswer('PATCH', `/children/${family.child._id}/xp`, {
      body: { xp: 1 },
      cookie: family.pupil.cookie,
    })
    expect(patched.status).toBe(200)
    expect((await judge(family, { answer: RIGHT, id: uuidv7() })).body).toMatchObject({ earned: 0 })
    expect(await answersOf(family)).toHaveLength(2)
  })

  test('sent a hundred times at once counts once, with the same result each time', async () => {
    const family = await newFamily()
    const id = uuidv7()
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => judge(family, { answer: RIGHT, id })),
    )
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(sent[0]?.body).toMatchObject({ outcome: 'right', earned: 1 })
    expect(await answersOf(family)).toHaveLength(1)
  })

  test('earns again on the next Zagreb day, not an hour later', async () => {
    const family = await newFamily()
    expect(await judgeAt(family, RIGHT, '2026-11-20T21:30:00Z')).toMatchObject({ earned: 1 })
    await callForBody('PATCH', `/children/${family.child._id}/xp`, {
      body: { xp: 1 },
      cookie: family.pupil.cookie,
    })
    expect(await judgeAt(family, RIGHT, '2026-11-20T22:30:00Z')).toMatchObject({ earned: 0 })
    expect(await judgeAt(family, RIGHT, '2026-11-20T23:30:00Z')).toMatchObject({ earned: 1 })
  })

  test('sent again after midnight has earned once', async () => {
    const family = await newFamily()
    const id = uuidv7()
    const [before, after] = ['2026-11-20T22:59:59Z', '2026-11-20T23:00:01Z'] as const
    expect(await judgeAt(family, RIGHT, before, id)).toMatchObject({ earned: 1 })
    // The response was lost, so the XP can still be redeemed.
    expect(await judgeAt(family, RIGHT, after, id)).toMatchObject({ earned: 1 })
    const redeem = () =>
      callForAnswer('PATCH', `/children/${family.child._id}/xp`, {
        body: { xp: 1 },
        cookie: family.pupil.cookie,
      })
    expect((await redeem()).status).toBe(200)
    expect((await redeem()).status).toBe(409)
    expect(await judgeAt(family, RIGHT, after, id)).toMatchObject({ earned: 0 })
  })

  test('with the id of a wrong one earns nothing', async () => {
    const family = await newFamily()
    const id = uuidv7()
    await judge(family, { answer: WRONG, id })
    expect((await judge(family, { answer: RIGHT, id })).body).toMatchObject({ earned: 0 })
    expect((await judge(family, { answer: RIGHT })).body).toMatchObject({ earned: 1 })
  })

  test('that needs a session is not judged without it', async () => {
    const { status, body } = await judge(null, { answer: RIGHT, id: uuidv7() })
    expect([status, body]).toEqual([401, { message: MESSAGES.invalidUserToken }])
  })

  test('of a guest or a parent is judged and not saved', async () => {
    const family = await newFamily()
    const before = await db().select().from(answers)
    for (const cookie of ['', family.parent.cookie]) {
      const { body } = await judge(
        family,
        { answer: RIGHT, ...(cookie && { id: uuidv7() }) },
        cookie,
      )
      expect(body).toMatchObject({ outcome: 'right' })
      expect(body).not.toHaveProperty('earned')
    }
    expect(await db().select().from(answers)).toEqual(before)
  })

  test('that can’t be judged is not saved', async () => {
    const family = await newFamily()
    const { body } = await judge(family, { answer: { kind: 'single', choice: 'z' } })
    expect(body).toMatchObject({ outcome: 'invalid' })
    expect(await answersOf(family)).toEqual([])
  })

  test.each([
    { answer: RIGHT, id: 'x' },
    { answer: RIGHT, source: 'test' },
    { answer: RIGHT, earned: 5 },
    { answer: RIGHT, pupilId: uuidv7() },
  ])('with %j is refused', async (body) => {
    const family = await newFamily()
    expect((await judge(family, body)).status).toBe(400)
    expect(await answersOf(family)).toEqual([])
  })
})

describe('a mistake', () => {
  test('is cleared once the question was right on two different days', async () => {
    const family = await newFamily()
    await judgeAt(family, WRONG, '2026-11-16T10:00:00Z')
    expect(await mistakeOf(family)).toMatchObject({
      rightDay: null,
      clearedAt: null,
      answer: WRONG,
    })
    await judgeAt(family, RIGHT, '2026-11-16T11:00:00Z')
    await judgeAt(family, RIGHT, '2026-11-16T12:00:00Z')
    expect(await mistakeOf(family)).toMatchObject({ rightDay: '2026-11-16', clearedAt: null })
    await judgeAt(family, RIGHT, '2026-11-17T10:00:00Z')
    expect((await mistakeOf(family))?.clearedAt).toEqual(new Date('2026-11-17T10:00:00Z'))
  })

  test('made again starts over, even after it was cleared', async () => {
    const family = await newFamily()
    await judgeAt(family, WRONG, '2026-11-16T10:00:00Z')
    await judgeAt(family, RIGHT, '2026-11-16T11:00:00Z')
    await judgeAt(family, WRONG, '2026-11-17T10:00:00Z')
    expect(await mistakeOf(family)).toMatchObject({ rightDay: null, clearedAt: null })
    await judgeAt(family, RIGHT, '2026-11-18T10:00:00Z')
    await judgeAt(family, RIGHT, '2026-11-19T10:00:00Z')
    expect((await mistakeOf(family))?.clearedAt).not.toBeNull()
    await judgeAt(family, WRONG, '2026-11-20T10:00:00Z')
    expect(await mistakeOf(family)).toMatchObject({ rightDay: null, clearedAt: null })
  })

  test('is not cleared by a clock that went back a day', async () => {
    const family = await newFamily()
    await judgeAt(family, WRONG, '2026-11-16T10:00:00Z')
    await judgeAt(family, RIGHT, '2026-11-17T10:00:00Z')
    await judgeAt(family, RIGHT, '2026-11-16T10:00:00Z')
    expect(await mistakeOf(family)).toMatchObject({ rightDay: '2026-11-17', clearedAt: null })
  })
})

describe('a subscription', () => {
  const questionsOf = async (lessonId: string, cookie: string) =>
    callForBody<unknown[]>('GET', `/lessons/${lessonId}/questions`, { cookie })

  test('opens all questions to the family, until it ends', async () => {
    const { rows } = await db().execute<{ id: string }>(
      `select lesson_id as id from questions group by lesson_id having count(*) > 11 limit 1`,
    )
    const lessonId = rows[0]?.id ?? ''
    const family = await newFamily()
    const { cookie } = family.pupil
    expect(await questionsOf(lessonId, '')).toHaveLength(8)
    expect(await questionsOf(lessonId, cookie)).toHaveLength(8)
    await setSubscription(family)
    expect((await questionsOf(lessonId, cookie)).length).toBeGreaterThan(11)
    expect((await questionsOf(lessonId, family.parent.cookie)).length).toBeGreaterThan(11)
    expect(await questionsOf(lessonId, 'iskra_user_token=kriv')).toHaveLength(8)
    await setSubscription(family, new Date(Date.now() - 1_000))
    expect(await questionsOf(lessonId, cookie)).toHaveLength(8)
  })
})

test('mastery counts the last answer to each question', async () => {
  const family = await newFamily()
  const pupilId = family.child._id
  const { rows } = await db().execute<{ id: string; lesson_id: string }>(
    `select id, lesson_id from questions where lesson_id = (
       select lesson_id from questions group by lesson_id having count(*) > 11 limit 1
     ) order by position limit 12`,
  )
  const lessonId = rows[0]?.lesson_id ?? ''
  const note = (
    index: number,
    outcome: 'right' | 'wrong' | 'spelling' | 'partly',
    minute: number,
    roundId?: string,
  ) =>
    db()
      .insert(answers)
      .values({
        pupilId,
        id: uuidv7(),
        questionId: rows[index]?.id ?? '',
        lessonId,
        source: 'kwiz',
        roundId,
        answer: RIGHT,
        outcome,
        at: new Date(Date.UTC(2026, 10, 20, 10, minute)),
        day: '2026-11-20',
      })
  for (let index = 0; index < 8; index += 1) await note(index, 'wrong', index)
  expect(await findMasteryByLesson(pupilId, [lessonId])).toEqual({
    [lessonId]: { right: 0, of: 8, isMastered: false, lastDay: '2026-11-20' },
  })
  for (let index = 0; index < 8; index += 1)
    await note(index, index % 2 ? 'right' : 'spelling', 20 + index)
  expect((await findMasteryByLesson(pupilId, [lessonId]))[lessonId]).toMatchObject({
    right: 8,
    of: 8,
    isMastered: true,
  })
  await note(8, 'partly', 40)
  await note(9, 'wrong', 41)
  expect((await findMasteryByLesson(pupilId, [lessonId]))[lessonId]).toMatchObject({
    right: 8,
    of: 10,
    isMastered: true,
  })
  await note(10, 'wrong', 42)
  expect((await findMasteryByLesson(pupilId, [lessonId]))[lessonId]).toMatchObject({
    right: 7,
    of: 10,
    isMastered: false,
  })
  const round = uuidv7()
  await note(11, 'wrong', 50, round)
  const before = (await findMasteryByLesson(pupilId, [lessonId]))[lessonId]
  // A repetition in a round only repeats what was just read, so it does not count.
  await note(11, 'right', 51, round)
  expect((await findMasteryByLesson(pupilId, [lessonId]))[lessonId]).toEqual(before)
  await note(11, 'right', 59, uuidv7())
  expect((await findMasteryByLesson(pupilId, [lessonId]))[lessonId]?.right).toBe(
    (before?.right ?? 0) + 1,
  )
  expect(await findMasteryByLesson((await newFamily()).child._id, [lessonId])).toEqual({})
  expect(await findMasteryByLesson(pupilId, [])).toEqual({})
})
