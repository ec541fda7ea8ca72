import 'server-only'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { announceChange } from '@/lib/platform/cache/announce'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, prepared, type Database } from '@/lib/platform/db/client'
import { FREE_LESSON_FROM_LESSONS, HIDDEN_FREE_LESSON_HOURS } from './limits'
import { isId } from '@/lib/platform/is-id'
import type { NeighbourLesson } from './model'
import { freeLessons, lessons, literature } from './tables'

/** SQL condition: the lesson, given by a column of an outer query, is its textbook's free one. */
export const isFreeLessonSql = (lessonId: AnyPgColumn | SQL) =>
  sql<boolean>`exists (select from free_lessons where free_lessons.lesson_id = ${lessonId})`

const freeLesson = prepared(['id'], (database, { id }) =>
  database
    .select({ id: freeLessons.lessonId })
    .from(freeLessons)
    .where(eq(freeLessons.lessonId, id)),
)

/** Whether all questions and cards of a lesson are open to everyone (rule 15.13). */
export const isFreeLesson = async (id: string): Promise<boolean> =>
  isId(id) && (await freeLesson({ id })).length > 0

/** The visible free lesson of a textbook, if it has one. */
export async function findFreeLesson(literatureSlug: string): Promise<NeighbourLesson | null> {
  const [found] = await db()
    .select({ _id: lessons.id, slug: lessons.slug, title: lessons.title })
    .from(freeLessons)
    .innerJoin(literature, eq(literature.id, freeLessons.literatureId))
    .innerJoin(lessons, eq(lessons.id, freeLessons.lessonId))
    .where(eq(literature.slug, literatureSlug))
  return found ?? null
}

type Changed = { lesson_id: string; book: string }

/**
 * Gives every textbook with enough lessons its free lesson: the first one with questions. A lesson
 * that was chosen stays, also when others come before it or the textbook becomes shorter; it is
 * replaced when it has left the textbook, has no questions, or was hidden for a day. Repeated and
 * parallel calls are harmless.
 */
export async function chooseFreeLessons(database: Database): Promise<void> {
  const removed = await database.execute<Changed>(sql`
    delete from free_lessons using literature
    where literature.id = free_lessons.literature_id and not exists (
      select from all_lessons join units on units.id = all_lessons.unit_id
      where all_lessons.id = free_lessons.lesson_id
        and units.literature_id = free_lessons.literature_id
        and case
          when is_shown then exists (select from questions where lesson_id = all_lessons.id)
          else greatest(all_lessons.updated_at, binned_at)
            > now() - interval '1 hour' * ${HIDDEN_FREE_LESSON_HOURS}::int
        end
    )
    returning lesson_id, literature.slug as book`)
  const added = await database.execute<Changed>(sql`
    with added as (
      insert into free_lessons (literature_id, lesson_id)
      select books.id, first.id
      from literature books
      cross join lateral (
        select (array_agg(id order by place))[1] as id, count(*) as size from (
          select lessons.id,
            row(units.position, units.id, lessons.position, lessons.id) as place
          from units join lessons on lessons.unit_id = units.id
          where units.literature_id = books.id
            and exists (select from questions where questions.lesson_id = lessons.id)
          order by units.position, units.id, lessons.position, lessons.id
          limit ${FREE_LESSON_FROM_LESSONS}::int
        ) beginning
      ) first
      where first.size = ${FREE_LESSON_FROM_LESSONS}::int
        and not exists (select from free_lessons where literature_id = books.id)
      on conflict do nothing
      returning literature_id, lesson_id
    )
    select lesson_id, literature.slug as book
    from added join literature on literature.id = added.literature_id`)
  const changed = [...removed.rows, ...added.rows]
  await announceChange(
    database,
    changed.flatMap(({ lesson_id: id, book }): CacheTag[] => [
      `lesson:${id}`,
      `title:${id}`,
      `book:${book}`,
      `order:${book}`,
    ]),
  )
}
