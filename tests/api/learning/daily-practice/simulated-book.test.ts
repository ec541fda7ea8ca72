import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessons, literature, units } from '@/lib/content/curriculum/tables'
import { seededRandom } from '@/lib/content/questions/shuffle'
import { listAskableSkills } from '@/lib/learning/daily-practice/skills'
import { learn, NEW_KNOWLEDGE } from '@/lib/learning/practice/knowledge'
import type { Knowledge } from '@/lib/learning/practice/what-next'
import { db } from '@/lib/platform/db/client'
import { bookSkills } from '@/tests/bench/book-skills'
import { seedBook } from '@/tests/bench/seed-graph'
import { newFifthGrader } from './four-lessons'

const SLUG = 'brojevni-atelje-5'
const BOOK = seedBook(SLUG)
const DAY = 20_000

const rows = await db()
  .select({ id: lessons.id, slug: lessons.slug })
  .from(lessons)
  .innerJoin(units, eq(units.id, lessons.unitId))
  .innerJoin(literature, eq(literature.id, units.literatureId))
  .where(eq(literature.slug, SLUG))
const idOf = new Map(rows.map(({ id, slug }) => [slug, id]))
const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]))
const { child } = await newFifthGrader()

/** Skills by the slugs of their lessons. */
type Listed = { id: string; prerequisites: string[] }[]

const simulated = (knowledge: Knowledge): Listed =>
  bookSkills(BOOK, knowledge).map(({ id, prerequisites }) => ({ id, prerequisites }))

/** What `listAskableSkills` reads of the textbook. */
async function read({ met, ...rest }: Knowledge): Promise<Listed> {
  const byId = new Map([...met].map(([slug, skill]) => [idOf.get(slug) ?? '', skill]))
  const skills = await listAskableSkills(child._id, { ...rest, met: byId }, [])
  return skills.flatMap(({ id, prerequisites }) => {
    const slug = slugOf.get(id)
    return slug
      ? [{ id: slug, prerequisites: prerequisites.map((one) => slugOf.get(one) ?? '') }]
      : []
  })
}

/** Knowledge after answers to some lessons of the first ones, all right or all wrong. */
function knowing({ first, share, right }: { first: number; share: number; right: number }) {
  const random = seededRandom(first)
  return BOOK.slice(0, first)
    .filter(() => random() < share)
    .reduce((known, skill) => {
      const isRight = random() < right
      return [1, 2, 3].reduce((after) => learn(after, skill, isRight, DAY), known)
    }, NEW_KNOWLEDGE)
}

test.each([
  { name: 'no lesson', first: 0, share: 1, right: 1 },
  { name: 'the first lessons', first: 7, share: 1, right: 0.8 },
  { name: 'half of the first thirty, often wrong', first: 30, share: 0.5, right: 0.5 },
  { name: 'few of the first fifty, mostly wrong', first: 50, share: 0.3, right: 0.2 },
  { name: 'the last lesson and many before', first: 63, share: 0.8, right: 0.7 },
  { name: 'every lesson', first: 63, share: 1, right: 0.7 },
])('the simulation chooses as „Danas” does among lessons after $name', async (answers) => {
  const knowledge = knowing(answers)
  const listed = simulated(knowledge)
  expect(listed).toHaveLength(new Set(listed.map(({ id }) => id)).size)
  expect(listed.length).toBeGreaterThan(0)
  expect(await read(knowledge)).toEqual(listed)
})
