import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { blockingDependentsNotice } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { CONTENT_MESSAGES } from '../contract'
import { LESSONS_ACCUSATIVE, UNITS_ACCUSATIVE } from '../nouns'
import { bookSubjectJoin } from '../queries'
import { rewriteSearchTexts } from '../search-text'
import { grades, literature, subjects } from '../tables'
import { slugToSave } from '@/lib/platform/admin/unique-slug'
import type * as contracts from './contract'

const columns = {
  _id: literature.id,
  version: literature.version,
  name: literature.name,
  slug: literature.slug,
  description: literature.description,
  subject: literature.subjectId,
  position: literature.position,
}

const ofGrade = eq(grades.id, subjects.gradeId)
const unitCount = sql<number>`(select count(*)::int from units where literature_id = literature.id)`
const lessonCount = sql<number>`(select count(*)::int from all_lessons
  join units on units.id = unit_id where units.literature_id = literature.id and binned_at is null)`

/** All textbooks, including those of inactive grades. */
export function listLiterature({ query }: HandlerInput<typeof contracts.listContract>) {
  const { grade, subject } = query
  return readListPage(
    {
      from: (selected) =>
        db()
          .select(selected)
          .from(literature)
          .innerJoin(subjects, bookSubjectJoin)
          .innerJoin(grades, ofGrade)
          .$dynamic(),
      columns: {
        ...columns,
        gradeName: grades.name,
        subjectName: subjects.name,
        unitCount,
        lessonCount,
      },
      id: literature.id,
      search: [literature.searchText],
      sorts: {
        place: [grades.order, subjects.position, literature.position],
        name: [literature.name],
        position: [literature.position],
      },
      where: [
        grade ? eq(grades.id, grade) : undefined,
        subject ? eq(subjects.id, subject) : undefined,
      ],
    },
    query,
  )
}

export async function readLiterature(id: string, database: Database = db()) {
  const [found] = await database
    .select({
      ...columns,
      units: sql<
        string[]
      >`array(select id from units where literature_id = literature.id order by position, id)`,
      lessonCount,
    })
    .from(literature)
    .where(eq(literature.id, id))
  if (!found) throw new HttpError(404, CONTENT_MESSAGES.literatureNotFound)
  const { units: unitIds, lessonCount: lessons } = found
  return {
    ...found,
    below: blockingDependentsNotice(
      'Udžbenik ima',
      [unitIds.length, UNITS_ACCUSATIVE],
      [lessons, LESSONS_ACCUSATIVE],
    ),
  }
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a textbook, or changes the textbook with this id. */
export const saveLiterature = (adminId: string, wanted: Wanted, id?: string) =>
  db().transaction(async (tx) => {
    const { _id: newId, version, subject, name, description, position } = wanted
    // Choosing a slug locks the table's slugs until the transaction ends, so no concurrent save can
    // take the same slug or, for a new textbook, the same position.
    const slug = await slugToSave(tx, literature, wanted, id ?? newId, !id)
    const { next } = await placeOf(tx, subject)
    return writeRecord(tx, literature, {
      id,
      newId,
      version,
      values: { name, description, subjectId: subject, position, ...slug },
      parent: 'subjectId',
      initial: { position: position ?? next },
      ...common(tx, adminId),
    })
  })

/** Puts a textbook at the end of a subject. */
export const moveLiterature = (adminId: string, id: string, subjectId: string) =>
  db().transaction(async (tx) => {
    const { next } = await placeOf(tx, subjectId)
    const values = { subjectId, position: next }
    return writeRecord(tx, literature, { id, values, ...common(tx, adminId) })
  })

export const deleteLiterature = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, literature, { ...params, ...query, ...common(tx, adminId) }),
  )

type Book = typeof literature.$inferSelect

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readLiterature(id, tx),
  tags: async (before: Book | null, after: Book | null): Promise<CacheTag[]> => {
    const own = [before, after].filter((book) => book !== null)
    const isMoved = before?.slug !== after?.slug || before?.subjectId !== after?.subjectId
    const isRenamed = isMoved || before?.name !== after?.name
    if (after && isRenamed) await rewriteSearchTexts(tx, eq(literature.id, after.id))
    const places = await Promise.all(own.map(({ subjectId }) => placeOf(tx, subjectId)))
    return [
      'lists',
      ...(isMoved ? (['addresses'] as const) : []),
      ...places.map(({ grade }) => `grade:${grade}` as const),
      ...own.map(({ slug }) => `book:${slug}` as const),
      ...(isRenamed ? own.map(({ slug }) => `names:${slug}` as const) : []),
    ]
  },
})

export const literatureRecordKind = recordKind({
  table: literature,
  noun: 'Udžbenik',
  section: '/admin/literatura',
  names: { subjectId: 'subject' },
  common,
})

/** The slug of a subject's grade, and the position after the subject's last textbook. */
async function placeOf(tx: Transaction, subjectId: string) {
  const [place] = await tx
    .select({
      grade: grades.slug,
      next: sql<number>`(select coalesce(max(position), 0)::int + 1 from literature where subject_id = subjects.id)`,
    })
    .from(subjects)
    .innerJoin(grades, ofGrade)
    .where(eq(subjects.id, subjectId))
  if (!place) throw invalidField('subject', 'Ovog predmeta više nema.')
  return place
}

/** The subjects of all grades, in order. */
export const listAllSubjects = () =>
  db()
    .select({
      _id: subjects.id,
      name: subjects.name,
      grade: { _id: grades.id, name: grades.name },
    })
    .from(subjects)
    .innerJoin(grades, ofGrade)
    .orderBy(asc(grades.order), asc(subjects.position), asc(subjects.id))
