import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { allLessons } from '@/lib/content/curriculum/tables'
import { listAskableSkills } from '@/lib/learning/daily-practice/skills'
import { readKnowledge } from '@/lib/learning/estimates/knowledge'
import { db } from '@/lib/platform/db/client'
import type { Family } from '../../support/people'
import { importFourLessons, newFifthGrader, practise } from './four-lessons'

const [first = '', second = '', third = '', fourth = ''] = await importFourLessons()
await db()
  .update(allLessons)
  .set({ prerequisites: [first, second] })
  .where(eq(allLessons.id, third))

const YESTERDAY = new Date(Date.now() - 24 * 3_600_000)

/** The unit's lessons that may be asked, with their prerequisites among them. */
async function skillsOf(family: Family) {
  const id = family.child._id
  const skills = await listAskableSkills(id, await readKnowledge(id), [])
  const own = [first, second, third, fourth]
  return skills.flatMap((skill) =>
    own.includes(skill.id) ? [[skill.id, skill.prerequisites] as const] : [],
  )
}

test('a lesson needs those that it names, or else the last answered one before it', async () => {
  const family = await newFifthGrader()
  for (const id of [first, second, third, fourth]) await practise(family, id, { at: YESTERDAY })
  expect(Object.fromEntries(await skillsOf(family))).toEqual({
    [first]: [],
    [second]: [first],
    [third]: [first, second],
    [fourth]: [third],
  })
})

test('what was never asked counts as known, until the lesson fails', async () => {
  const [able, weak] = [await newFifthGrader(), await newFifthGrader()]
  await practise(able, third, { at: YESTERDAY })
  expect(await skillsOf(able)).toEqual([
    [third, []],
    [fourth, [third]],
  ])
  await practise(weak, third, { right: false, at: YESTERDAY })
  expect(await skillsOf(weak)).toEqual([
    [third, [first, second]],
    [first, []],
    [second, []],
    [fourth, [third]],
  ])
})

test('a lesson that was left out is needed by none', async () => {
  const family = await newFifthGrader()
  for (const id of [first, fourth]) await practise(family, id, { at: YESTERDAY })
  expect(Object.fromEntries(await skillsOf(family))).toEqual({
    [first]: [],
    [second]: [first],
    [fourth]: [first],
  })
})
