import 'server-only'
import { and, asc, eq, inArray, like, lte, or, sql } from 'drizzle-orm'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { db } from '@/lib/platform/db/client'
import { fold } from '@/lib/platform/hr/fold'
import { LESSON_CHOICES_MAX } from './limits'
import type { SubjectLessons } from './model'
import { lessonUnitJoin } from './queries'
import { lessons, literature, subjects, units } from './tables'

/**
 * The first lessons of each subject of a grade, with only the fields that a picker shows.
 * @param query keeps only lessons whose title or subject name contains it, ignoring case and the
 * diacritics of č ć š ž đ
 */
export async function listGradeLessonChoices(
  gradeId: string,
  query = '',
): Promise<SubjectLessons[]> {
  const own = await db()
    .select({ id: subjects.id, name: subjects.name, area: subjects.area })
    .from(subjects)
    .where(eq(subjects.gradeId, gradeId))
    .orderBy(asc(subjects.position), asc(subjects.id))
  const wanted = fold(query).trim()
  const named = own.filter(({ name }) => fold(name).includes(wanted)).map(({ id }) => id)
  const rows = await firstLessons(
    own.map(({ id }) => id),
    named,
    wanted,
  )
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId)
  return own.flatMap(({ id, name, area }) => {
    const found = (bySubject.get(id) ?? []).map(({ _id, title }) => ({ _id, title }))
    const hasMore = found.length > LESSON_CHOICES_MAX
    const shown = found.slice(0, LESSON_CHOICES_MAX)
    return shown.length ? { subject: name, area, lessons: shown, hasMore } : []
  })
}

/**
 * The first lessons of each subject in textbook order: one more than is shown, which tells whether
 * there are others.
 */
async function firstLessons(subjectIds: string[], named: string[], wanted: string) {
  const holding = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const placed = db()
    .select({
      _id: lessons.id,
      title: lessons.title,
      subjectId: literature.subjectId,
      place: sql<number>`row_number() over (partition by ${literature.subjectId} order by
        ${literature.position}, ${literature.id}, ${units.position}, ${units.id}, ${lessons.position}, ${lessons.id})`.as(
        'place',
      ),
    })
    .from(literature)
    .innerJoin(units, eq(units.literatureId, literature.id))
    .innerJoin(lessons, lessonUnitJoin)
    .where(
      and(
        inArray(literature.subjectId, subjectIds),
        or(inArray(literature.subjectId, named), like(lessons.searchTitle, holding)),
      ),
    )
    .as('placed')
  return db()
    .select()
    .from(placed)
    .where(lte(placed.place, LESSON_CHOICES_MAX + 1))
    .orderBy(asc(placed.place))
}

/** `listGradeLessonChoices` without a search, cached until content changes. */
export async function cachedGradeLessonChoices(gradeId: string): Promise<SubjectLessons[]> {
  'use cache'
  keepUntilRenewed('content', 'navigation', 'lists')
  return isBuildPhase() ? [] : listGradeLessonChoices(gradeId)
}
