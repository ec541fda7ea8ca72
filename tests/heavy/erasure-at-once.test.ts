import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { checkAnswers } from '@/lib/learning/check/tables'
import { answers } from '@/lib/learning/answers/tables'
import { tests } from '@/lib/learning/exams/tables'
import { pupils } from '@/lib/people/users/tables'
import { testDatabaseUrl } from '@/tests/support/database'
import { callForAnswer, refusedAnswer } from '../api/support/call'
import { newFamily, PASSWORD, type Family } from '../api/support/people'
import { begin as beginCheck, importCheckLesson, newMember } from '../api/learning/check/checks'
import { answerAll, handInBody, start } from '../api/learning/exams/desk'

const probe = await importCheckLesson()
const lessonId = probe.lessonId
const questionIds = ['tvrdnja', 'bonus', 'osmo'].map(probe.questionId)

const send = ({ pupil }: Family, address: string, body: object, method = 'POST' as const) =>
  callForAnswer(method, address, { body, cookie: pupil.cookie })
const erase = ({ parent }: Family) =>
  callForAnswer('POST', '/korisnik/brisanje', {
    body: { parentId: parent.user._id, password: PASSWORD, isSure: true },
    cookie: parent.cookie,
  })

/** A pupil with an answered test that is not submitted yet. */
async function withTest() {
  const family = await newFamily()
  const begun = await start(family, lessonId)
  await answerAll(family, begun._id, begun.questions, (index) => index % 2 === 0)
  return { family, handIn: () => send(family, '/learn/results', handInBody(family, begun._id)) }
}

async function withCheck() {
  const family = await newMember()
  const { runId, questions } = await beginCheck(family, lessonId)
  const judge = (index: number) =>
    send(family, `/provjere/${runId}/odgovori`, {
      checkQuestionId: questions[index]?._id,
      text: 'Ne znam.',
    })
  return { family, runId, judge }
}

const isGone = async ({ child }: Family) => {
  const rows = await Promise.all([
    db().select().from(pupils).where(eq(pupils.id, child._id)),
    db().select().from(tests).where(eq(tests.pupilId, child._id)),
    db().select().from(answers).where(eq(answers.pupilId, child._id)),
  ])
  return rows.flat().length === 0
}

/** Runs work while another transaction holds a statement's locks. */
async function whileLocked<T>(lock: string, work: (holder: Client) => Promise<T>): Promise<T> {
  const holder = new Client(testDatabaseUrl)
  await holder.connect()
  try {
    await holder.query(`begin; ${lock}`)
    return await work(holder)
  } finally {
    await holder.end()
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until a statement of this database waits for a lock. */
const untilOneWaits = (holder: Client) =>
  vi.waitFor(
    async () => {
      const { rows } = await holder.query(
        `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows.length).toBeGreaterThan(0)
    },
    { timeout: 15_000, interval: 20 },
  )

/** Makes calls that wait for a lock, which is released once one of them does. */
const meanwhile = <T>(lock: string, run: () => Promise<T>[]) =>
  whileLocked(lock, async (holder) => {
    const running = Promise.all(run())
    await untilOneWaits(holder)
    await pause(400)
    await holder.query('commit')
    return running
  })

/** Erases a family once its own call waits for a lock; then the lock is released. */
const eraseDuring = <T>(lock: string, family: Family, callIt: () => Promise<T>) =>
  whileLocked(lock, async (holder) => {
    const called = callIt()
    await untilOneWaits(holder)
    const erased = erase(family)
    await pause(400)
    await holder.query('commit')
    return Promise.all([called, erased])
  })

const later = async <T>(ms: number, run: () => Promise<T>): Promise<T> => {
  await pause(ms)
  return run()
}

describe('erasing a family while its child works', () => {
  test('does not deadlock with a test being submitted', async () => {
    const { family, handIn } = await withTest()
    const lock = 'lock table questions in access exclusive mode'
    const [handedIn, erased] = await eraseDuring(lock, family, handIn)
    expect(erased.status).toBe(200)
    expect(handedIn.status).toBe(200)
    expect(await isGone(family)).toBe(true)
  })

  test('does not deadlock with an open answer being judged', async () => {
    const { family, judge, runId } = await withCheck()
    const lock = 'select * from check_questions for update'
    const [judged, erased] = await eraseDuring(lock, family, () => judge(0))
    expect(erased.status).toBe(200)
    expect(judged.status).toBe(200)
    expect(await isGone(family)).toBe(true)
    expect(await db().select().from(checkAnswers).where(eq(checkAnswers.runId, runId))).toEqual([])
  })

  test('succeeds, and every call is answered with a sentence, in any order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { family, handIn } = await withTest()
      const roundID = uuidv7()
      const quiz = questionIds.map((id) =>
        later(round * 3, () =>
          send(family, `/pitanja/${id}/odgovor`, {
            answer: { kind: 'true-false', value: false },
            id: uuidv7(),
            roundId: roundID,
          }),
        ),
      )
      const [erased, ...others] = await Promise.all([
        later((7 - round) * 8, () => erase(family)),
        handIn(),
        handIn(),
        send(family, '/korisnik/dolazak', { korisnikId: family.child._id }),
        send(family, `/lessons/${lessonId}/oznaka`, { isMarked: true }),
        send(family, `/lessons/${lessonId}/posjet`, { element: 'kwiz' }),
        ...quiz,
      ])
      expect(erased.status).toBe(200)
      // 409: the questions are in a test until it is submitted. 401: the pupil is erased.
      for (const { status } of others) expect([200, 401, 409]).toContain(status)
      expect(await isGone(family)).toBe(true)
    }
  })

  test('signs out users who are still writing', async () => {
    const family = await newFamily()
    const answers = await meanwhile(`delete from accounts where id = '${family.child._id}'`, () => [
      send(family, '/korisnik/dolazak', { korisnikId: family.child._id }),
      send(family, `/lessons/${lessonId}/oznaka`, { isMarked: true }),
      send(family, `/lessons/${lessonId}/posjet`, { element: 'kwiz' }),
      send(family, `/lessons/${lessonId}/test`, { minutes: null }),
      send(family, `/pitanja/${questionIds[0]}/odgovor`, {
        answer: { kind: 'true-false', value: true },
      }),
    ])
    expect(answers).toHaveLength(5)
    for (const answer of answers) {
      expect(answer).toEqual(refusedAnswer(401, 'Neispravan korisnički token'))
    }
  })
})

test('an answer to a question deleted at that moment is refused with a sentence', async () => {
  const family = await newFamily()
  const [, , questionId = ''] = questionIds
  const [judged] = await meanwhile(`delete from questions where id = '${questionId}'`, () => [
    send(family, `/pitanja/${questionId}/odgovor`, { answer: { kind: 'true-false', value: true } }),
  ])
  expect(judged).toEqual(
    refusedAnswer(409, 'Sadržaj se upravo promijenio. Treba ponovno učitati stranicu.'),
  )
})
