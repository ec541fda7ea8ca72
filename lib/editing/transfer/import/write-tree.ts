import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { grades, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { tagsOfTree } from './changed-tags'
import type { ContentTree } from './model'
import { withPresentSlugs } from './present-slugs'
import { idOf, upsertBySlug, type Changes } from './upsert'
import { writeFunQuizzes } from './write-fun-quizzes'
import { writeLessons } from './write-lessons'

/**
 * Writes a checked tree by slug; a repeated import changes nothing. Returns the cache tags to
 * renew.
 */
export async function writeTree(
  tx: Transaction,
  sent: ContentTree,
): Promise<{ changes: Changes; tags: CacheTag[]; changedKeys: number }> {
  const tree = await withPresentSlugs(tx, sent)
  const gradeRows = await upsertBySlug(tx, grades, tree.grades)
  const subjectRows = await upsertBySlug(
    tx,
    subjects,
    tree.subjects.map(({ grade, ...row }) => ({ ...row, gradeId: idOf(gradeRows.ids, grade) })),
  )
  const bookRows = await upsertBySlug(
    tx,
    literature,
    tree.literature.map(({ subject, ...row }) => ({
      ...row,
      subjectId: idOf(subjectRows.ids, subject),
    })),
  )
  const unitRows = await upsertBySlug(
    tx,
    units,
    tree.units.map(({ literature: book, ...row }) => ({
      ...row,
      literatureId: idOf(bookRows.ids, book),
    })),
  )
  const above = { grades: gradeRows, subjects: subjectRows, literature: bookRows, units: unitRows }
  const changes = Object.entries(above).map(([kind, { change }]) => [kind, change] as const)
  const written = await writeLessons(tx, tree, unitRows.ids)
  const funQuizzes = await writeFunQuizzes(tx, tree)
  return {
    changes: { ...Object.fromEntries(changes), ...written.changes, ...funQuizzes.changes },
    changedKeys: written.changedKeys,
    tags: [...tagsOfTree(tree, above), ...written.tags, ...funQuizzes.tags],
  }
}
