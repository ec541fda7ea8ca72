import { expect, test } from 'vitest'
import { finishSitting, openSitting } from '@/lib/learning/daily-practice/sittings'
import { playerOf, type Family } from '../../support/people'
import { answer, importFourLessons, newFifthGrader, practise, questionsIn } from './four-lessons'

const [, second = '', third = ''] = await importFourLessons()

const NOON = new Date('2026-11-20T11:00:00Z')
const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000)
const open = (family: Family) => openSitting(playerOf(family), {}, NOON)

/** A pupil whose first two answers were wrong on one device; the other has the plan from before. */
async function failedOnOneDevice() {
  const family = await newFifthGrader()
  await practise(family, second, { at: daysAgo(9) })
  await practise(family, third, { at: daysAgo(6) })
  const before = await open(family)
  const [one, two, ...rest] = questionsIn(before)
  for (const failed of [one, two]) {
    await answer(family, before.first, failed?.question, { right: false, at: NOON })
  }
  const changed = await open(family)
  const planned = new Set(questionsIn(changed).map(({ key }) => key))
  // Otherwise the two plans would not differ.
  expect(rest.some(({ key }) => !planned.has(key))).toBe(true)
  return { family, before, rest, changed }
}

test('a device that went on with the former plan ends the sitting, too', async () => {
  const { family, before, rest } = await failedOnOneDevice()
  for (const { question } of rest) await answer(family, before.first, question, { at: NOON })
  const { day, number } = before
  const done = await finishSitting(playerOf(family), { day, number }, NOON)
  expect(done).toMatchObject({ right: 6, total: 8 })
  expect((await open(family)).done).toMatchObject({ right: 6, total: 8 })
})

test('what one device answers leaves as much less to the other', async () => {
  const { family, before, rest, changed } = await failedOnOneDevice()
  const planned = new Set(questionsIn(changed).map(({ key }) => key))
  const other = rest.find(({ key }) => !planned.has(key))
  await answer(family, before.first, other?.question, { at: NOON })
  const after = await open(family)
  expect(questionsIn(after)).toHaveLength(questionsIn(changed).length)
  expect(questionsIn(after).map(({ key }) => key)).toContain(other?.key)
  const answered = questionsIn(after).filter(({ key }) => after.first.results[key] !== undefined)
  expect(answered).toHaveLength(3)
  expect((await open(family)).first).toEqual(after.first)
})
