import 'server-only'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { BOOK_PAGE_ROWS } from './limits'
import type { NeighbourLesson, UnitOnBookPage } from './model'
import { groupJoinedRows, lessonColumns, lessonUnitJoin } from './queries'
import { lessons, units } from './tables'

export type BookContentsPage = {
  units: UnitOnBookPage[]
  /** Page number, from 1. */
  number: number
  pages: number
}

/** The rows of a textbook, numbered in a fixed order: lessons, and units without lessons. */
const numberedRowsOf = (literatureId: string) =>
  db()
    .select({
      unitId: sql<string>`${units.id}`.as('placed_unit'),
      lessonId: sql<string | null>`${lessons.id}`.as('placed_lesson'),
      place:
        sql<number>`(row_number() over (order by ${units.position}, ${units.id}, ${lessons.position}, ${lessons.id}))::int`.as(
          'place',
        ),
      inUnit:
        sql<number>`(row_number() over (partition by ${units.position}, ${units.id} order by ${lessons.position}, ${lessons.id}))::int`.as(
          'in_unit',
        ),
      ofUnit:
        sql<number>`(count(${lessons.id}) over (partition by ${units.position}, ${units.id}))::int`.as(
          'of_unit',
        ),
      all: sql<number>`(count(*) over ())::int`.as('placed_rows'),
    })
    .from(units)
    .leftJoin(lessons, lessonUnitJoin)
    .where(eq(units.literatureId, literatureId))
    .as('placed')

/** One page of a textbook: its units and lessons in order, or null for a page after the last. */
export async function findBookContentsPage(
  literatureId: string,
  number: number,
): Promise<BookContentsPage | null> {
  if (!Number.isInteger(number) || number < 1) return null
  const placed = numberedRowsOf(literatureId)
  const last = number * BOOK_PAGE_ROWS
  const rows = await db()
    .select({
      _id: units.id,
      slug: units.slug,
      name: units.name,
      description: units.description,
      lesson: lessonColumns,
      inUnit: placed.inUnit,
      ofUnit: placed.ofUnit,
      all: placed.all,
    })
    .from(placed)
    .innerJoin(units, eq(units.id, placed.unitId))
    .leftJoin(lessons, eq(lessons.id, placed.lessonId))
    .where(and(gt(placed.place, last - BOOK_PAGE_ROWS), lte(placed.place, last)))
    .orderBy(asc(placed.place))
  if (!rows.length && number > 1) return null
  const shown = groupJoinedRows(
    rows,
    ({ lesson: _, all: __, inUnit, ofUnit, ...unit }): UnitOnBookPage => ({
      ...unit,
      ...{ before: inUnit - 1, lessonCount: ofUnit },
      lessons: [],
    }),
    (unit, row) => {
      if (row.lesson?._id) unit.lessons.push(row.lesson)
    },
  )
  return {
    units: shown,
    number,
    pages: Math.max(1, Math.ceil((rows[0]?.all ?? 0) / BOOK_PAGE_ROWS)),
  }
}

type Neighbours = Record<'previous' | 'next', NeighbourLesson | null> & {
  /** True for the last lesson of a unit that is long enough to have a review. */
  isEndOfUnit: boolean
}

/** The lessons before and after a lesson in its textbook. */
export async function findNeighbourLessons(lessonId: string): Promise<Neighbours> {
  type Row = NeighbourLesson & { side: string; sameUnit: boolean }
  const { rows } = await db().execute<Row>(sql`
    with own as (
      select u.literature_id, u.position as unit_position, u.id as unit_id, l.position, l.id
      from lessons l join units u on u.id = l.unit_id where l.id = ${lessonId}
    ), beside as (
      (select 'previous' as side, l.id, u.id = o.unit_id as same_unit
        from own o join units u on u.literature_id = o.literature_id join lessons l on l.unit_id = u.id
        where (u.position, u.id, l.position, l.id) < (o.unit_position, o.unit_id, o.position, o.id)
        order by u.position desc, u.id desc, l.position desc, l.id desc limit 1)
      union all
      (select 'next', l.id, u.id = o.unit_id
        from own o join units u on u.literature_id = o.literature_id join lessons l on l.unit_id = u.id
        where (u.position, u.id, l.position, l.id) > (o.unit_position, o.unit_id, o.position, o.id)
        order by u.position, u.id, l.position, l.id limit 1)
    )
    select side, id as "_id", slug, title, same_unit as "sameUnit"
    from beside join lessons using (id)`)
  const rowOf = (wanted: string) => rows.find(({ side }) => side === wanted)
  const linkOf = (wanted: string): NeighbourLesson | null => {
    const found = rowOf(wanted)
    return found ? { _id: found._id, slug: found.slug, title: found.title } : null
  }
  // With the lesson before it, the unit has two, and so a review.
  const isEndOfUnit = rowOf('previous')?.sameUnit === true && rowOf('next')?.sameUnit !== true
  return { previous: linkOf('previous'), next: linkOf('next'), isEndOfUnit }
}
