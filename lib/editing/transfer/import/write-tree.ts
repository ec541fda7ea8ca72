import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { grades, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { cacheTagsOfTree } from './changed-tags'
import type { ContentTree } from './model'
import { withCurrentSlugs } from './current-slugs'
import { requireId, upsertBySlug, type ChangesByKind } from './upsert'
import { writeFunQuizzes } from './write-fun-quizzes'
import { writeLessons } from './write-lessons'

/**
 * Writes a checked tree by slug; a repeated import changes nothing. Returns the cache tags to
 * renew.
 */
export async function writeTree(
  tx: Transaction,
  sent: ContentTree,
): Promise<{ changes: ChangesByKind; tags: CacheTag[]; changedKeys: number }> {
  const tree = await withCurrentSlugs(tx, sent)
  const gradeRows = await upsertBySlug(tx, grades, tree.grades)
  const subjectRows = await upsertBySlug(
    tx,
    subjects,
    tree.subjects.map(({ grade, ...row }) => ({
      ...row,
      gradeId: requireId(gradeRows.ids, grade),
    })),
  )
  const bookRows = await upsertBySlug(
    tx,
    literature,
    tree.literature.map(({ subject, ...row }) => ({
      ...row,
      subjectId: requireId(subjectRows.ids, subject),
    })),
  )
  const unitRows = await upsertBySlug(
    tx,
    units,
    tree.units.map(({ literature: book, ...row }) => ({
      ...row,
      literatureId: requireId(bookRows.ids, book),
    })),
  )
  const above = { grades: gradeRows, subjects: subjectRows, literature: bookRows, units: unitRows }
  const changes = Object.entries(above).map(([kind, { change }]) => [kind, change] as const)
  const written = await writeLessons(tx, tree, unitRows.ids)
  const funQuizzes = await writeFunQuizzes(tx, tree)
  return {
    changes: { ...Object.fromEntries(changes), ...written.changes, ...funQuizzes.changes },
    changedKeys: written.changedKeys,
    tags: [...cacheTagsOfTree(tree, above), ...written.tags, ...funQuizzes.tags],
  }
}
