import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import { and, eq, sql } from 'drizzle-orm'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { oneOf } from '@/lib/platform/db/one-of'
import { funQuizQuestions, funQuizzes } from '@/lib/learning/fun-quizzes/tables'
import type { ContentTree } from './model'
import { compareRows, requireId, upsertBySlug, upsertRows, type ChangesByKind } from './upsert'

/** Writes the fun quizzes. Questions that a quiz's file no longer has are removed. */
export async function writeFunQuizzes(
  tx: Transaction,
  tree: ContentTree,
): Promise<{ changes: ChangesByKind; tags: CacheTag[] }> {
  if (!tree.funQuizzes.length) return { changes: {}, tags: [] }
  const rows = tree.funQuizzes.map(({ questions: _, ...row }) => ({ ...row, isPublished: true }))
  const { ids, change, differences } = await upsertBySlug(tx, funQuizzes, rows)
  const wanted = tree.funQuizzes.flatMap(({ slug, questions }) =>
    questions.map(({ key, text, body, explanation }, index) => ({
      ...{ quizId: requireId(ids, slug), key, text, body, explanation, position: index + 1 },
    })),
  )
  const owners = [...ids.values()]
  const stored = await tx
    .select()
    .from(funQuizQuestions)
    .where(oneOf(funQuizQuestions.quizId, owners))
  const keyOf = (row: { quizId?: unknown; key?: unknown }) => `${row.quizId}\t${row.key}`
  const { changed, gone, change: questions } = compareRows(wanted, stored, keyOf)
  const { quizId, key } = funQuizQuestions
  for (const row of gone as typeof stored) {
    await tx.delete(funQuizQuestions).where(and(eq(quizId, row.quizId), eq(key, row.key)))
  }
  await upsertRows(tx, funQuizQuestions, [quizId, key], changed)
  // Search engines use the time of a quiz's last change, including changes of its questions.
  const touched = new Set([...changed, ...(gone as typeof stored)].map((row) => row.quizId))
  await tx
    .update(funQuizzes)
    .set({ updatedAt: sql`now()` })
    .where(oneOf(funQuizzes.id, [...touched]))
  const changedQuizzes = rows.filter(
    ({ slug }) => differences.has(slug) || touched.has(requireId(ids, slug)),
  )
  return {
    changes: { funQuizzes: change, funQuestions: { ...questions, removed: gone.length } },
    tags: changedQuizzes.flatMap(({ slug }) => [`quiz:${slug}`, 'addresses', 'lists'] as const),
  }
}
