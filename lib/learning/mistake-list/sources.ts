import 'server-only'
import { inArray } from 'drizzle-orm'
import { cards, checkQuestions } from '@/lib/content/tables'
import { db } from '@/lib/db/client'
import { listQuestionsById } from '@/lib/questions/queries'
import type { OpenRow } from './open-rows'

const idsOf = (ids: (string | null)[]) => ids.filter((id) => id !== null)
const byId = <One extends { id: string }>(rows: One[]) => new Map(rows.map((row) => [row.id, row]))

/** What the rows are about, each kind by its id, with keys: not to be sent as it is. */
export async function findSources(rows: OpenRow[]) {
  const [questions, cardRows, checkRows] = await Promise.all([
    listQuestionsById(idsOf(rows.map(({ question_id }) => question_id))),
    db()
      .select()
      .from(cards)
      .where(inArray(cards.id, idsOf(rows.map(({ card_id }) => card_id)))),
    db()
      .select()
      .from(checkQuestions)
      .where(inArray(checkQuestions.id, idsOf(rows.map((row) => row.check_question_id)))),
  ])
  return { questions: byId(questions), cards: byId(cardRows), checks: byId(checkRows) }
}
export type Sources = Awaited<ReturnType<typeof findSources>>
