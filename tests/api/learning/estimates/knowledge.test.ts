import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { answers } from '@/lib/learning/answers/tables'
import { forgetCounted, readKnowledge } from '@/lib/learning/estimates/knowledge'
import { pupilEstimates, skillEstimates } from '@/lib/learning/estimates/tables'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { newFamily, type Family } from '../../support/people'
import { importFourLessons, questionsOf } from '../daily-practice/four-lessons'

const lessonIds = (await importFourLessons()).slice(1)
const questions = new Map(
  await Promise.all(lessonIds.map(async (id) => [id, await questionsOf(id)] as const)),
)

const START = Date.parse('2026-09-07T06:00:00Z')
const HOUR = 3_600_000
const NOW = new Date(START + 70 * 24 * HOUR)

type Given = { lesson: number; question: number; right: boolean; hours: number; hints?: number }

/** Stores answers some hours after the start. */
async function give({ child }: Family, given: Given[]) {
  const rows = given.map(({ lesson, question, right, hours, hints = 0 }) => {
    const lessonId = lessonIds[lesson] ?? ''
    const at = new Date(START + hours * HOUR)
    return {
      ...{ pupilId: child._id, id: uuidv7(), lessonId, at, day: zagrebDay(at), hints },
      questionId: questions.get(lessonId)?.[question] ?? '',
      answer: { kind: 'true-false', value: right } as const,
      ...({
        source: 'kwiz' as const,
        roundId: uuidv7(),
        outcome: right ? 'right' : 'wrong',
      } as const),
    }
  })
  await db().insert(answers).values(rows)
}

/** Answers over two months, some of them to the same question on one day. */
const YEAR: Given[] = Array.from({ length: 300 }, (_, n) => ({
  ...{
    lesson: n % 3,
    question: (n * 7) % 10,
    right: (n * n) % 5 > 1,
    hours: n * 5 + (n % 4) * 0.01,
  },
  hints: n % 11 === 0 ? 1 : 0,
}))

const storedOf = async ({ child }: Family) => {
  const [pupil] = await db()
    .select()
    .from(pupilEstimates)
    .where(eq(pupilEstimates.pupilId, child._id))
  const skills = await db()
    .select()
    .from(skillEstimates)
    .where(eq(skillEstimates.pupilId, child._id))
  return { pupil, skills }
}

test('what is counted bit by bit equals what is counted at once', async () => {
  const [often, once] = [await newFamily(), await newFamily()]
  for (let start = 0; start < YEAR.length; start += 23) {
    const part = YEAR.slice(start, start + 23)
    await give(often, part)
    const last = part.at(-1)?.hours ?? 0
    await readKnowledge(often.child._id, new Date(START + last * HOUR + 90_000))
  }
  await give(once, YEAR)
  const whole = await readKnowledge(once.child._id, NOW)
  expect(await readKnowledge(often.child._id, NOW)).toEqual(whole)
  expect(whole.met.size).toBe(3)
  expect(whole.pupil.answers).toBeGreaterThan(200)
  // Nothing is read again: the stored knowledge is the whole.
  await db().delete(answers).where(eq(answers.pupilId, once.child._id))
  expect(await readKnowledge(once.child._id, NOW)).toEqual(whole)
})

test('of the answers to a question on a day the first counts', async () => {
  const [family, other] = [await newFamily(), await newFamily()]
  const first = { lesson: 0, question: 0, right: false, hours: 0 }
  await give(family, [
    first,
    { ...first, right: true, hours: 1 },
    { ...first, right: true, hours: 25 },
  ])
  await give(other, [first, { ...first, right: true, hours: 25 }])
  await readKnowledge(family.child._id, new Date(START + 0.5 * HOUR))
  expect(await readKnowledge(family.child._id, NOW)).toEqual(
    await readKnowledge(other.child._id, NOW),
  )
})

test('answers of the last minute are counted, and stored later', async () => {
  const family = await newFamily()
  await give(family, [{ lesson: 0, question: 0, right: true, hours: 0 }])
  const known = await readKnowledge(family.child._id, new Date(START + 30_000))
  expect(known.pupil.answers).toBe(1)
  expect((await storedOf(family)).pupil).toBeUndefined()
  // Committed late, with an earlier time.
  await give(family, [{ lesson: 1, question: 0, right: true, hours: -0.005 }])
  const later = await readKnowledge(family.child._id, new Date(START + 120_000))
  expect(later.pupil.answers).toBe(2)
  expect((await storedOf(family)).pupil).toMatchObject({ answers: 2, failures: 0 })
})

test('many readers at once store it once', async () => {
  const family = await newFamily()
  await give(family, YEAR.slice(0, 40))
  const all = await Promise.all(
    Array.from({ length: 8 }, () => readKnowledge(family.child._id, NOW)),
  )
  for (const known of all) expect(known).toEqual(all[0])
  const { pupil, skills } = await storedOf(family)
  expect(pupil?.answers).toBe(all[0]?.pupil.answers)
  expect(skills).toHaveLength(3)
})

test('answers that are recorded late with an earlier time are counted', async () => {
  const family = await newFamily()
  await give(family, [{ lesson: 0, question: 0, right: true, hours: 10 }])
  expect((await readKnowledge(family.child._id, NOW)).pupil.answers).toBe(1)
  await give(family, [{ lesson: 1, question: 0, right: true, hours: 2 }])
  await forgetCounted([family.child._id], new Date(START + 2 * HOUR), db())
  const known = await readKnowledge(family.child._id, NOW)
  expect(known.pupil.answers).toBe(2)
  expect(known.met.size).toBe(2)
})

test('hinted right answers say less than others', async () => {
  const [hinted, other] = [await newFamily(), await newFamily()]
  const right = { lesson: 0, question: 0, right: true, hours: 0 }
  await give(hinted, [{ ...right, hints: 1 }])
  await give(other, [right])
  const surplusOf = async ({ child }: Family) => (await readKnowledge(child._id, NOW)).pupil.surplus
  expect(await surplusOf(hinted)).toBeLessThan(await surplusOf(other))
})

test('a clock that went back changes nothing', async () => {
  const family = await newFamily()
  await give(family, YEAR.slice(0, 20))
  const known = await readKnowledge(family.child._id, NOW)
  expect(await readKnowledge(family.child._id, new Date(START))).toEqual(known)
})
