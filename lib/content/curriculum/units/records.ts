import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { blockingDependentsNotice } from '@/lib/platform/admin/records'
import { slugToSave } from '@/lib/platform/admin/unique-slug'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { CONTENT_MESSAGES } from '../contract'
import { BINNED_LESSONS_ACCUSATIVE, LESSONS_ACCUSATIVE } from '../nouns'
import { bookSubjectJoin, unitBookJoin } from '../queries'
import { rewriteSearchTexts } from '../search-text'
import { grades, literature, subjects, units } from '../tables'
import type * as contracts from './contract'

const ofGrade = eq(grades.id, subjects.gradeId)

const columns = {
  _id: units.id,
  version: units.version,
  name: units.name,
  slug: units.slug,
  description: units.description,
  literature: units.literatureId,
  literatureName: literature.name,
  position: units.position,
}

/** Counts drafts too. Lessons in the bin don't prevent deleting a unit. */
const lessonCount = sql<number>`(select count(*)::int from all_lessons
  where unit_id = units.id and binned_at is null)`

/** All units, including those of inactive grades. */
export function listUnitRecords({ query }: HandlerInput<typeof contracts.listContract>) {
  const { grade, literature: book } = query
  return readListPage(
    {
      from: (selected) =>
        db()
          .select(selected)
          .from(units)
          .innerJoin(literature, unitBookJoin)
          .innerJoin(subjects, bookSubjectJoin)
          .innerJoin(grades, ofGrade)
          .$dynamic(),
      columns: { ...columns, gradeName: grades.name, lessonCount },
      id: units.id,
      search: [units.searchText],
      sorts: {
        place: [grades.order, subjects.position, literature.position, units.position],
        name: [units.name],
      },
      where: [grade ? eq(grades.id, grade) : undefined, book ? eq(literature.id, book) : undefined],
    },
    query,
  )
}

export async function readUnit(id: string, database: Database = db()) {
  const [found] = await database
    .select({
      ...columns,
      lessons: sql<string[]>`array(select id from all_lessons
        where unit_id = units.id and binned_at is null order by position, id)`,
      binned: sql<number>`(select count(*)::int from all_lessons
        where unit_id = units.id and binned_at is not null)`,
    })
    .from(units)
    .innerJoin(literature, unitBookJoin)
    .where(eq(units.id, id))
  if (!found) throw new HttpError(404, 'Cjelina nije pronađena.')
  const { binned, ...unit } = found
  return { ...unit, below: belowOf(unit.lessons.length, binned) }
}

/**
 * The notice before deleting a unit. Lessons in the bin don't prevent it, but can then be restored
 * only after the unit.
 */
function belowOf(lessons: number, binned: number) {
  const inBin: [number, PluralForms][] = binned ? [[binned, BINNED_LESSONS_ACCUSATIVE]] : []
  if (lessons)
    return blockingDependentsNotice('Cjelina ima', [lessons, LESSONS_ACCUSATIVE], ...inBin)
  const sentence = `Cjelina ima ${counted(binned, BINNED_LESSONS_ACCUSATIVE)}; to se može vratiti tek kad se vrati cjelina.`
  return { sentence: binned ? sentence : '', isInTheWay: false }
}

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a unit, or changes the unit with this id. */
export const saveUnit = (adminId: string, wanted: Wanted, id?: string) =>
  db().transaction(async (tx) => {
    const { _id: newId, version, literature: book, name, description, position } = wanted
    const slug = await slugToSave(tx, units, wanted, id ?? newId, !id)
    const { next } = await placeOf(tx, book)
    return writeRecord(tx, units, {
      ...{ id, newId, version },
      values: { name, description, literatureId: book, position, ...slug },
      parent: 'literatureId',
      initial: { position: position ?? next },
      ...common(tx, adminId),
    })
  })

/** Puts a unit at the end of a textbook (rule 11.10). */
export const moveUnit = (
  adminId: string,
  { params, body }: HandlerInput<typeof contracts.moveContract>,
) =>
  db().transaction(async (tx) => {
    const { next } = await placeOf(tx, params.id)
    return writeRecord(tx, units, {
      id: body.unitId,
      values: { literatureId: params.id, position: next },
      ...common(tx, adminId),
    })
  })

export const deleteUnit = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, units, { ...params, ...query, ...common(tx, adminId) }),
  )

type Unit = typeof units.$inferSelect

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readUnit(id, tx),
  tags: async (before: Unit | null, after: Unit | null): Promise<CacheTag[]> => {
    const own = [before, after].filter((unit) => unit !== null)
    const isMoved = before?.literatureId !== after?.literatureId
    const isRenamed = isMoved || before?.name !== after?.name
    // The page of a unit's last lesson links to the unit's review.
    const isLinkChanged = isRenamed || before?.slug !== after?.slug
    if (after && isRenamed) await rewriteSearchTexts(tx, eq(units.id, after.id))
    const places = await Promise.all(own.map(({ literatureId }) => placeOf(tx, literatureId)))
    return [
      'lists',
      ...places.flatMap(({ book }): CacheTag[] => [`book:${book}`, `order:${book}`]),
      ...(isLinkChanged ? places.map(({ book }) => `names:${book}` as const) : []),
      // The textbook's address is the beginning of its lessons' addresses.
      ...(before && after && isMoved ? (['addresses', 'navigation'] as const) : []),
    ]
  },
})

export const unitRecordKind = recordKind({
  table: units,
  noun: 'Cjelina',
  section: '/admin/cjeline',
  names: { literatureId: 'literature' },
  common,
})

/** The slug of a textbook, and the position after its last unit. */
async function placeOf(tx: Transaction, literatureId: string) {
  const [place] = await tx
    .select({
      book: literature.slug,
      // Columns by plain name: Drizzle omits the table name in a select from a single table.
      next: sql<number>`(select coalesce(max(position), 0)::int + 1 from units where literature_id = literature.id)`,
    })
    .from(literature)
    .where(eq(literature.id, literatureId))
  if (!place) throw invalidField('literature', CONTENT_MESSAGES.literatureNotFound)
  return place
}
