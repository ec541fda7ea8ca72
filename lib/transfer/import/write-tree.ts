import 'server-only'
import type { Transaction } from '@/lib/db/client'
import type { CacheTag } from '@/lib/cache/tags'
import { grades, literature, subjects, units } from '@/lib/content/tables'
import { tagsOfTree } from './changed-tags'
import type { ContentTree } from './model'
import { idOf, upsertBySlug, type Changes } from './upsert'
import { writeFunQuizzes } from './write-fun-quizzes'
import { writeLessons } from './write-lessons'

/**
 * Writes a checked tree: rows are found by slug, so a second import changes nothing. Also says what
 * to renew.
 */
export async function writeTree(
  tx: Transaction,
  tree: ContentTree,
): Promise<{ changes: Changes; tags: CacheTag[] }> {
  const gradeIds = await upsertBySlug(tx, grades, tree.grades)
  const subjectIds = await upsertBySlug(
    tx,
    subjects,
    tree.subjects.map(({ grade, ...row }) => ({ ...row, gradeId: idOf(gradeIds.ids, grade) })),
  )
  const literatureIds = await upsertBySlug(
    tx,
    literature,
    tree.literature.map(({ subject, ...row }) => ({
      ...row,
      subjectId: idOf(subjectIds.ids, subject),
    })),
  )
  const unitIds = await upsertBySlug(
    tx,
    units,
    tree.units.map(({ literature: book, ...row }) => ({
      ...row,
      literatureId: idOf(literatureIds.ids, book),
    })),
  )
  const written = await writeLessons(tx, tree, unitIds.ids)
  const funQuizzes = await writeFunQuizzes(tx, tree)
  const above = {
    grades: gradeIds.differences,
    subjects: subjectIds.differences,
    literature: literatureIds.differences,
    units: unitIds.differences,
  }
  return {
    changes: {
      grades: gradeIds.change,
      subjects: subjectIds.change,
      literature: literatureIds.change,
      units: unitIds.change,
      ...written.changes,
      ...funQuizzes.changes,
    },
    tags: [...tagsOfTree(tree, above), ...written.tags, ...funQuizzes.tags],
  }
}
