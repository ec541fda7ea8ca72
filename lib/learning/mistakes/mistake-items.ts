import 'server-only'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { cards, checkQuestions } from '@/lib/content/curriculum/tables'
import { oneOf } from '@/lib/platform/db/one-of'
import { prepared } from '@/lib/platform/db/client'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { listQuestionsById } from '@/lib/content/questions/queries'
import type { OpenRow } from './open-rows'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'

const idsOf = (ids: (string | null)[]) => ids.filter((id) => id !== null)
const byId = <One extends { id: string }>(rows: One[]) => new Map(rows.map((row) => [row.id, row]))

/**
 * The questions, cards and check questions of the given mistakes, by id, and their lessons. They
 * contain keys, so they must never be sent as they are.
 */
export async function findMistakeItems(rows: OpenRow[]) {
  const [questions, cardRows, checkRows, lessons] = await Promise.all([
    listQuestionsById(idsOf(rows.map(({ question_id }) => question_id))),
    listCards(idsOf(rows.map(({ card_id }) => card_id))),
    listChecks(idsOf(rows.map(({ check_question_id }) => check_question_id))),
    listLessonsById(rows.map(({ lesson_id }) => lesson_id)),
  ])
  const asked = questions.map((question) => withDrawnNumbers(question, NO_ATTEMPT))
  return { questions: byId(asked), cards: byId(cardRows), checks: byId(checkRows), lessons }
}
export type MistakeItems = Awaited<ReturnType<typeof findMistakeItems>>

const cardsById = prepared(['ids'], (database, { ids }) =>
  database.select().from(cards).where(oneOf(cards.id, ids)),
)
const listCards = async (ids: string[]) => (ids.length ? cardsById({ ids }) : [])

const checksById = prepared(['ids'], (database, { ids }) =>
  database.select().from(checkQuestions).where(oneOf(checkQuestions.id, ids)),
)
const listChecks = async (ids: string[]) => (ids.length ? checksById({ ids }) : [])

/** Groups items by lesson, both in the given order. Null items are left out. */
export function groupByLesson<Item>(
  rows: OpenRow[],
  lessons: PlacedLesson[],
  toItem: (row: OpenRow) => Item | null,
) {
  const groups = lessons.map((lesson) => {
    const items = rows.filter(({ lesson_id }) => lesson_id === lesson._id).map(toItem)
    return { lesson: toLessonLink(lesson), items: items.filter((item) => item !== null) }
  })
  return groups.filter(({ items }) => items.length > 0)
}
