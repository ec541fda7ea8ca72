import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { SESSIONS_MAX } from '@/lib/platform/auth/limits'
import { openSession } from '@/lib/platform/auth/sessions'
import { sessions } from '@/lib/platform/auth/tables'
import { cards } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { cardReviews } from '@/lib/learning/cards/tables'
import { DAILY_RECORD_LIMITS } from '@/lib/learning/answers/limits'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { answers } from '@/lib/learning/answers/tables'
import { tests } from '@/lib/learning/exams/tables'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily, type Family, playerOf } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()

const NOW = new Date('2026-11-20T12:00:00Z')
const RIGHT = { kind: 'single', choice: 'b' } as const

const judge = (family: Family, at: Date, id = uuidv7()) =>
  judgeAndRecordById(probe.questionId('jedan'), { answer: RIGHT, id }, playerOf(family), at)

const FINISHED = { finishedAt: new Date(), right: 0, total: 10, mark: 1 } as const

const answersOf = ({ child }: Family) => db().$count(answers, eq(answers.pupilId, child._id))

test('answers above the day’s limit are judged but not saved; the next day’s are', async () => {
  const family = await newFamily()
  const id = uuidv7()
  expect(await judge(family, NOW, id)).toMatchObject({ outcome: 'right', earned: 1 })
  await db().execute(sql`
    insert into answers (pupil_id, id, question_id, lesson_id, source, answer, outcome, at, day)
    select pupil_id, gen_random_uuid(), question_id, lesson_id, source, answer, outcome, at, day
    from answers, generate_series(3, ${DAILY_RECORD_LIMITS.answers}) where pupil_id = ${family.child._id}`)
  await judge(family, NOW)
  expect(await answersOf(family)).toBe(DAILY_RECORD_LIMITS.answers)
  expect(await judge(family, NOW)).toMatchObject({ outcome: 'right', earned: 0 })
  expect(await answersOf(family)).toBe(DAILY_RECORD_LIMITS.answers)
  // Answers already saved give the same result as before.
  expect(await judge(family, NOW, id)).toMatchObject({ outcome: 'right', earned: 1 })
  const tomorrow = new Date('2026-11-20T23:00:00Z')
  expect(await judge(family, tomorrow)).toMatchObject({ outcome: 'right', earned: 1 })
  expect(await answersOf(family)).toBe(DAILY_RECORD_LIMITS.answers + 1)
})

test('reviewed cards and tests have the same limits', async () => {
  const { child, pupil } = await newFamily()
  const [card] = await db().select().from(cards).where(eq(cards.lessonId, probe.lessonId))
  const day = zagrebDay(new Date())
  await db().execute(sql`
    insert into card_reviews (pupil_id, id, card_id, knows, at, day)
    select ${child._id}, gen_random_uuid(), ${card?.id}, true, now(), ${day}
    from generate_series(1, ${DAILY_RECORD_LIMITS.reviews})`)
  const headers = { cookie: pupil.cookie }
  const body = { id: uuidv7(), knows: true }
  const turned = await callForAnswer('POST', `/kartice/${card?.id}/ocjena`, { body, headers })
  expect(turned.status).toBe(200)
  const kept = db().$count(cardReviews, eq(cardReviews.pupilId, child._id))
  expect(await kept).toBe(DAILY_RECORD_LIMITS.reviews)

  const of = { pupilId: child._id, startedAt: new Date(), day, ...FINISHED }
  await db()
    .insert(tests)
    .values(
      Array.from({ length: DAILY_RECORD_LIMITS.tests }, () => ({
        ...of,
        lessonId: probe.lessonId,
        questionIds: [],
      })),
    )
  // In another lesson, because today's free test of this lesson is used up.
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from lessons where id <> ${probe.lessonId} limit 1`)
  const address = `/lessons/${rows[0]?.id}/test`
  expect(await callForAnswer('POST', address, { body: { minutes: null }, headers })).toEqual(
    refusedAnswer(409, 'Za danas je dosta testova. Nastavi sutra.'),
  )
})

test('an account has a maximum number of open sessions; one more ends the oldest', async () => {
  const { child } = await newFamily()
  const opened: string[] = []
  for (let count = 0; count < SESSIONS_MAX + 1; count += 1)
    opened.push((await openSession({ accountId: child._id, kind: 'ucenik' })).id)
  const rows = await db().select().from(sessions).where(eq(sessions.accountId, child._id))
  expect(rows.map(({ id }) => id).sort()).toEqual(opened.slice(1).sort())
})

test('an answer with more pairs than there are letters is refused', async () => {
  const pairs = Object.fromEntries(Array.from({ length: 27 }, (_, index) => [`a${index}`, 'a']))
  const body = { answer: { kind: 'matching', pairs } }
  const address = `/pitanja/${probe.questionId('parovi')}/odgovor`
  expect((await callForAnswer('POST', address, { body })).status).toBe(400)
})

test('a parent does not get the key of a question in the child’s open test', async () => {
  const { parent, pupil, child } = await newFamily()
  const headers = { cookie: pupil.cookie }
  const test = await callForAnswer('POST', `/lessons/${probe.lessonId}/test`, {
    body: { minutes: null },
    headers,
  })
  expect(test.status).toBe(200)
  const address = `/pitanja/${probe.questionId('jedan')}/odgovor`
  const ask = () =>
    callForAnswer('POST', address, { body: { answer: RIGHT }, cookie: parent.cookie })
  expect(await ask()).toEqual(
    refusedAnswer(
      409,
      'Ovo je pitanje u testu koji još traje. Rješenje je tu nakon predaje testa.',
    ),
  )
  await db().update(tests).set(FINISHED).where(eq(tests.pupilId, child._id))
  expect((await ask()).status).toBe(200)
})
