import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { writeRecord } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { foldedSql } from '@/lib/platform/db/columns'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { CONTENT_MESSAGES } from '../contract'
import { LESSON_TO_SUBJECT_JOINS } from '../queries'
import { rewriteSearchTexts } from '../search-text'
import { grades } from '../tables'
import type { gradeFields, listContract } from './contract'

const columns = {
  _id: grades.id,
  version: grades.version,
  name: grades.name,
  slug: grades.slug,
  order: grades.order,
  isActive: grades.isActive,
}

const subjectCount = sql<number>`(select count(*)::int from subjects where grade_id = grades.id)`
const lessonCount = sql<number>`(select count(*)::int from lessons
  ${LESSON_TO_SUBJECT_JOINS} where subjects.grade_id = grades.id)`

/** All grades, including inactive ones. */
export function listGradeRecords({ query }: HandlerInput<typeof listContract>) {
  const { isActive } = query
  return readListPage(
    {
      from: (selected) => db().select(selected).from(grades).$dynamic(),
      columns: { ...columns, subjectCount, lessonCount },
      id: grades.id,
      search: [foldedSql(grades.name), grades.slug],
      sorts: { order: [grades.order], name: [grades.name] },
      where: [isActive === undefined ? undefined : eq(grades.isActive, isActive)],
    },
    query,
  )
}

export async function readGrade(id: string, database: Database = db()) {
  const [grade] = await database.select(columns).from(grades).where(eq(grades.id, id))
  if (!grade) throw new HttpError(404, CONTENT_MESSAGES.gradeNotFound)
  return grade
}

type Grade = typeof grades.$inferSelect
type GradeChange = Partial<z.output<typeof gradeFields>> & { version?: number }

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readGrade(id, tx),
  tags: async (before: Grade | null, after: Grade | null): Promise<CacheTag[]> => {
    if (after && before?.name !== after.name) await rewriteSearchTexts(tx, eq(grades.id, after.id))
    return ['navigation', 'addresses', 'lists']
  },
})

export const gradeRecordKind = recordKind({
  table: grades,
  noun: 'Razred',
  section: '/admin/razredi',
  common,
})

/**
 * Saves a grade. Its name is in every page's header, and content of an inactive grade is hidden.
 */
export const saveGrade = (id: string, { version, ...values }: GradeChange, adminId: string) =>
  db().transaction((tx) => writeRecord(tx, grades, { id, version, values, ...common(tx, adminId) }))
