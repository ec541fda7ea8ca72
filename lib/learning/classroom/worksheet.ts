import { withShuffledOptions } from '@/lib/content/questions/kinds/answers'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { seededRandom, seedOf, type Random } from '@/lib/content/questions/shuffle'

/** Number of a lesson's questions on a worksheet; null for all. */
export const WORKSHEET_QUESTION_COUNTS = [null, 5, 10] as const
export type WorksheetQuestionCount = (typeof WORKSHEET_QUESTION_COUNTS)[number]

export type Group = 'A' | 'B'

/**
 * Picks items evenly from the whole list, so that the end of a lesson is covered too. Their order
 * stays.
 */
export function pickEvenly<Item>(items: Item[], size: WorksheetQuestionCount): Item[] {
  const count = Math.min(size ?? items.length, items.length)
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)] as Item,
  )
}

/**
 * A group's order, the same at every print: A as in the quiz, B with every item in another place,
 * so that a glance at a neighbour's sheet does not help.
 */
export function orderForGroup<Item extends { _id: string }>(items: Item[], group: Group): Item[] {
  const [first] = items
  return group === 'A' || !first ? items : displaced(items, seededRandom(seedOf(first._id)))
}

/** A random order in which no item keeps its place (Sattolo). */
function displaced<Item>(items: Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * last)
    ;[mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]
  }
  return mixed
}

/** A question for a group: B has the options in another order. */
export const questionForGroup = (question: PublicQuestion, group: Group): PublicQuestion =>
  group === 'A' ? question : withShuffledOptions(question, seedOf(group))
