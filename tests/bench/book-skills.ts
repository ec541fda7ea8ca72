import type { Knowledge, Skill } from '@/lib/learning/practice/what-next'
import type { BookSkill } from './seed-graph'

/**
 * The skills among which „Danas” chooses for a pupil with one textbook, as `listAskableSkills`
 * reads them from the database: the lessons with answers, the prerequisites of those that fail, and
 * the lesson after the furthest one with answers, or else the first without. What was never asked
 * counts as known; a lesson that names no prerequisites needs the last one with answers before it
 * in its unit.
 * @param book in the order in which it is taught
 */
export function bookSkills(book: BookSkill[], { met }: Knowledge): Skill[] {
  const isMet = ({ id }: Skill) => met.has(id)
  const isFailed = ({ id }: Skill) => {
    const estimate = met.get(id)?.estimate
    return estimate !== undefined && estimate.wrong > estimate.right
  }
  const needed = new Set(book.filter(isFailed).flatMap(({ prerequisites }) => prerequisites))
  const furthest = book.findLastIndex(isMet)
  const next =
    book.find((skill, place) => place > furthest && !isMet(skill)) ??
    book.find((skill) => !isMet(skill))
  const listed = new Set([
    ...book.filter(isMet),
    ...book.filter((skill) => !isMet(skill) && needed.has(skill.id)),
    ...(next ? [next] : []),
  ])
  const ids = new Set([...listed].map(({ id }) => id))
  return [...listed].map((skill) => {
    const own = skill.prerequisites.length ? skill.prerequisites : previousOf(skill, book, met)
    return { ...skill, prerequisites: own.filter((id) => ids.has(id)) }
  })
}

/** The nearest lesson with answers before another in its unit, unless it needs that one. */
function previousOf({ id, unit }: BookSkill, book: BookSkill[], met: Knowledge['met']): string[] {
  const before = book.slice(
    0,
    book.findIndex((one) => one.id === id),
  )
  const previous = before.findLast(
    (one) => one.unit === unit && met.has(one.id) && !one.prerequisites.includes(id),
  )
  return previous ? [previous.id] : []
}
