import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { assertLessonExists, isShownLesson } from '@/lib/content/curriculum/queries'
import { grades, lessons, literature, subjects, units } from '@/lib/content/curriculum/tables'
import type { RunQuery } from '@/lib/platform/db/batch-queries'
import { db, prepared } from '@/lib/platform/db/client'
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
export async function noteVisit(visit: Visit, at = new Date()): Promise<void> {
  await assertLessonExists(visit.lessonId)
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

const latestVisits = prepared(['pupilId', 'limit'], (database, { pupilId, limit }) =>
  database
    .select({
      lessonId: lessons.id,
      title: lessons.title,
      area: subjects.area,
      slug: lessons.slug,
      literatureSlug: literature.slug,
      gradeSlug: grades.slug,
      element: lessonVisits.element,
      at: lessonVisits.at,
    })
    .from(lessonVisits)
    .innerJoin(lessons, eq(lessons.id, lessonVisits.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(literature, eq(literature.id, units.literatureId))
    .innerJoin(subjects, eq(subjects.id, literature.subjectId))
    .innerJoin(grades, and(eq(grades.id, subjects.gradeId), eq(grades.isActive, true)))
    .where(eq(lessonVisits.pupilId, pupilId))
    .orderBy(desc(lessonVisits.at))
    .limit(limit),
)

/** The lessons a pupil opened last, newest first, without those of inactive grades. */
export async function listRecentLessons(pupilId: string, limit: number): Promise<RecentLesson[]> {
  const rows = await latestVisits({ pupilId, limit })
  return rows.map(({ lessonId, title, area, element, at, ...slugs }) => ({
    lessonId,
    title,
    area,
    element,
    path: element === 'lekcija' ? lessonPath(slugs) : lessonElementPath(slugs, element),
    at: at.toISOString(),
  }))
}

/** The ids of these lessons. */
export async function listRecentIds(
  pupilId: string,
  limit: number,
  run: RunQuery,
): Promise<string[]> {
  const { rows } = await run<{ id: string }>(sql`
    select lesson_id as id from ${lessonVisits}
    where ${and(eq(lessonVisits.pupilId, pupilId), isShownLesson(lessonVisits.lessonId))}
    order by at desc limit ${limit}`)
  return rows.map(({ id }) => id)
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
