import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { cards } from '@/lib/content/tables'
import { db, type Database } from '@/lib/db/client'
import { oneOf } from '@/lib/db/one-of'
import { allQuestions as questions } from '@/lib/questions/tables'
import type { Planned, QuestionValues } from './model'

const values = {
  text: questions.text,
  body: questions.body,
  explanation: questions.explanation,
  isBonus: questions.isBonus,
  isInKnowledgeBase: questions.isInKnowledgeBase,
  numbers: questions.numbers,
  calculation: questions.calculation,
  isPublished: questions.isPublished,
}

/** What lessons hold, by lesson and key. */
export async function storedIn(lessonIds: string[], database: Database = db()) {
  const asked = await database
    .select({
      id: questions.id,
      lessonId: questions.lessonId,
      key: questions.key,
      binnedAt: questions.binnedAt,
      values,
    })
    .from(questions)
    .where(oneOf(questions.lessonId, lessonIds))
  const turned = await database.select().from(cards).where(oneOf(cards.lessonId, lessonIds))
  const place = (lessonId: string | null, key: string) => `${lessonId}\t${key}`
  const byKey = new Map(asked.map((row) => [place(row.lessonId, row.key), row]))
  const byFront = new Map(turned.map((row) => [place(row.lessonId, row.front), row]))
  const question = (lessonId: string, key: string): QuestionValues | null =>
    byKey.get(place(lessonId, key))?.values ?? null
  const isBinned = (lessonId: string, key: string): boolean =>
    Boolean(byKey.get(place(lessonId, key))?.binnedAt)
  const card = (lessonId: string, front: string) => {
    const found = byFront.get(place(lessonId, front))
    return found ? { back: found.back } : null
  }
  return {
    question,
    isBinned,
    card,
    /** What is stored where something is planned, and its id. */
    at: ({ kind, lessonId, key }: Planned) =>
      kind === 'question' ? question(lessonId, key) : card(lessonId, key),
    idAt: ({ kind, lessonId, key }: Planned): string | undefined =>
      (kind === 'question' ? byKey : byFront).get(place(lessonId, key))?.id,
  }
}

/** True for equal values; what JSON leaves out counts as nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(plain(one), plain(other))

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown
