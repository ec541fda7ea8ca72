import 'server-only'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import {
  assertLessonVisible,
  isShownLessonSql,
  LESSON_TO_ACTIVE_GRADE_JOINS,
} from '@/lib/content/curriculum/queries'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { db } from '@/lib/platform/db/client'
import { lessonElementPath, lessonPath } from '@/lib/platform/paths'
import type { RecentLesson, VisitedElement } from './model'
import { lessonVisits } from './tables'

type Visit = {
  pupilId: string
  lessonId: string
  element: VisitedElement
  /** True when the end of the script was seen. */
  isReadToEnd?: boolean
}

/** Records a pupil's last visit to a lesson, replacing the visit before. */
export async function noteLessonVisit(visit: Visit, at = new Date()): Promise<void> {
  await assertLessonVisible(visit.lessonId)
  const { isReadToEnd = false, ...kept } = visit
  const place = { element: visit.element, at, ...(isReadToEnd && { scriptReadAt: at }) }
  await db()
    .insert(lessonVisits)
    .values({ ...kept, ...place })
    .onConflictDoUpdate({
      target: [lessonVisits.pupilId, lessonVisits.lessonId],
      set: place,
    })
}

type Visited = Omit<RecentLesson, 'path'> & {
  slug: string
  literatureSlug: string
  gradeSlug: string
}

/** The lessons a pupil opened last, newest first, without those of inactive grades. */
export async function listRecentLessons(
  pupilId: string,
  limit: number,
  run: RunQuery = runQuery,
): Promise<RecentLesson[]> {
  const { rows } = await run<Visited>(sql`
    select lessons.id as "lessonId", lessons.title, subjects.area, lessons.slug,
      literature.slug as "literatureSlug", grades.slug as "gradeSlug", visits.element, visits.at
    from ${lessonVisits} visits join lessons on lessons.id = visits.lesson_id
    ${LESSON_TO_ACTIVE_GRADE_JOINS}
    where visits.pupil_id = ${pupilId} order by visits.at desc limit ${limit}`)
  return rows.map(({ lessonId, title, area, element, at, ...slugs }) => ({
    lessonId,
    title,
    area,
    element,
    path: element === 'lekcija' ? lessonPath(slugs) : lessonElementPath(slugs, element),
    at: new Date(at).toISOString(),
  }))
}

/** The ids of the lessons that `listRecentLessons` lists, as an array of the database. */
export const recentIdsSql = (pupilId: string, limit: number): SQL => sql`array(
  select lesson_id from ${lessonVisits}
  where ${and(eq(lessonVisits.pupilId, pupilId), isShownLessonSql(lessonVisits.lessonId))}
  order by at desc limit ${limit})`

/** The ids of the lessons that `listRecentLessons` lists. */
export async function listRecentIds(
  pupilId: string,
  limit: number,
  run: RunQuery,
): Promise<string[]> {
  const { rows } = await run<{ ids: string[] }>(sql`select ${recentIdsSql(pupilId, limit)} as ids`)
  return rows[0]?.ids ?? []
}

/** The lesson each of these pupils opened last, by pupil id. */
export async function lastLessonByPupil(pupilIds: string[]): Promise<Record<string, RecentLesson>> {
  const found = await Promise.all(
    pupilIds.map(async (id) => {
      const [last] = await listRecentLessons(id, 1)
      return last ? [[id, last] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}
