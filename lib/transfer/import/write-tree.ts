import 'server-only'
import { grades, literature, subjects, units } from '@/lib/content/tables'
import type { ContentTree } from './model'
import { idOf, upsertBySlug, type Changes, type Transaction } from './upsert'
import { writeFunQuizzes } from './write-fun-quizzes'
import { writeLessons } from './write-lessons'

/** Writes a checked tree: rows are found by slug, so a second import changes nothing. */
export async function writeTree(tx: Transaction, tree: ContentTree): Promise<Changes> {
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
  return {
    grades: gradeIds.change,
    subjects: subjectIds.change,
    literature: literatureIds.change,
    units: unitIds.change,
    ...written,
    ...(await writeFunQuizzes(tx, tree)),
  }
}
