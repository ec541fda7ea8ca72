import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { blockingDependentsNotice } from '@/lib/platform/admin/records'
import { slugToSave } from '@/lib/platform/admin/unique-slug'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { foldedSql } from '@/lib/platform/db/columns'
import { oneOf } from '@/lib/platform/db/one-of'
import type { PluralForms } from '@/lib/platform/hr/plurals'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { CONTENT_MESSAGES } from '../contract'
import { moveLiterature } from '../literature/records'
import { rewriteSearchTexts } from '../search-text'
import { grades, subjects } from '../tables'
import type * as contracts from './contract'

const ofGrade = eq(grades.id, subjects.gradeId)
const BOOKS: PluralForms = ['udžbenik', 'udžbenika', 'udžbenika']

const columns = {
  _id: subjects.id,
  version: subjects.version,
  name: subjects.name,
  slug: subjects.slug,
  area: subjects.area,
  grade: subjects.gradeId,
  gradeName: grades.name,
  position: subjects.position,
}

/** All subjects, including those of inactive grades. */
export function listSubjectRecords({ query }: HandlerInput<typeof contracts.listContract>) {
  return readListPage(
    {
      from: (selected) =>
        db().select(selected).from(subjects).innerJoin(grades, ofGrade).$dynamic(),
      columns: {
        ...columns,
        literatureCount: sql<number>`(select count(*)::int from literature where subject_id = subjects.id)`,
      },
      id: subjects.id,
      search: [foldedSql(sql`${subjects.name} || ' ' || ${subjects.slug}`)],
      sorts: { place: [grades.order, subjects.position], name: [subjects.name] },
      where: [query.grade ? eq(grades.id, query.grade) : undefined],
    },
    query,
  )
}

export async function readSubject(id: string, database: Database = db()) {
  const [found] = await database
    .select({
      ...columns,
      literature: sql<
        string[]
      >`array(select id from literature where subject_id = subjects.id order by position, id)`,
    })
    .from(subjects)
    .innerJoin(grades, ofGrade)
    .where(eq(subjects.id, id))
  if (!found) throw new HttpError(404, 'Predmet nije pronađen.')
  return {
    ...found,
    below: blockingDependentsNotice('Predmet ima', [found.literature.length, BOOKS]),
  }
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a subject, or changes the subject with this id. */
export const saveSubject = (adminId: string, wanted: Wanted, id?: string) =>
  db().transaction(async (tx) => {
    const { _id: newId, version, grade, name, area, position } = wanted
    const slug = await slugToSave(tx, subjects, wanted, id ?? newId, !id)
    const { next } = await placeOf(tx, grade)
    return writeRecord(tx, subjects, {
      ...{ id, newId, version },
      values: { name, area, gradeId: grade, position, ...slug },
      parent: 'gradeId',
      initial: { position: position ?? next },
      ...common(tx, adminId),
    })
  })

/**
 * Sets the positions of subjects to their places in a list (rule 11.10); subjects
 * that are not in the list keep theirs.
 */
export const reorderSubjects = (
  adminId: string,
  { body }: HandlerInput<typeof contracts.reorderContract>,
): Promise<void> =>
  db().transaction(async (tx) => {
    // Locks rows in the order of ids, so that two concurrent reorderings can't deadlock.
    const isListed = oneOf(subjects.id, body.subjects)
    await tx.select().from(subjects).where(isListed).orderBy(subjects.id).for('update')
    for (const [index, id] of body.subjects.entries())
      await writeRecord(tx, subjects, {
        id,
        values: { position: index + 1 },
        ...common(tx, adminId),
      })
  })

/** Puts a textbook at the end of a subject (rule 11.10). */
export const moveLiteratureToSubject = async (
  adminId: string,
  { params, body }: HandlerInput<typeof contracts.moveLiteratureContract>,
) => {
  await moveLiterature(adminId, body.literatureId, params.id)
  return readSubject(params.id)
}

export const deleteSubject = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, subjects, { ...params, ...query, ...common(tx, adminId) }),
  )

type Subject = typeof subjects.$inferSelect

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readSubject(id, tx),
  tags: async (before: Subject | null, after: Subject | null): Promise<CacheTag[]> => {
    const own = [before, after].filter((subject) => subject !== null)
    const isMoved = before?.gradeId !== after?.gradeId
    const isRenamed = isMoved || before?.name !== after?.name || before?.area !== after?.area
    if (after && isRenamed) await rewriteSearchTexts(tx, eq(subjects.id, after.id))
    const places = await Promise.all(own.map(({ gradeId }) => placeOf(tx, gradeId)))
    return [
      'lists',
      ...places.map(({ grade }) => `grade:${grade}` as const),
      // The subject's name and colour are on all pages of its lessons.
      ...(before && after && isRenamed ? (['navigation', 'addresses'] as const) : []),
    ]
  },
})

export const subjectRecordKind = recordKind({
  table: subjects,
  noun: 'Predmet',
  section: '/admin/predmeti',
  names: { gradeId: 'grade' },
  common,
})

/** The slug of a grade, and the position after its last subject. */
async function placeOf(tx: Transaction, gradeId: string) {
  const [place] = await tx
    .select({
      grade: grades.slug,
      // Columns by plain name: Drizzle omits the table name in a select from a single table.
      next: sql<number>`(select coalesce(max(position), 0)::int + 1 from subjects where grade_id = grades.id)`,
    })
    .from(grades)
    .where(eq(grades.id, gradeId))
  if (!place) throw invalidField('grade', CONTENT_MESSAGES.gradeNotFound)
  return place
}
