import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { listLessons } from '@/lib/content/queries'
import { db } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { isId } from '@/lib/is-id'
import { lessonPath } from '@/lib/paths'
import type { MarkedLesson } from './marked-lesson'
import { bookmarks } from './tables'

type Mark = { pupilId: string; lessonId: string; isMarked: boolean }

/** Marks a lesson, or takes the mark back. Twice is once. */
export async function markLesson(
  { pupilId, lessonId, isMarked }: Mark,
  at = new Date(),
): Promise<void> {
  const isKnown = isId(lessonId) && (await listLessons([lessonId])).length > 0
  if (!isKnown) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
  if (isMarked) {
    await db().insert(bookmarks).values({ pupilId, lessonId, at }).onConflictDoNothing()
  } else {
    const mine = and(eq(bookmarks.pupilId, pupilId), eq(bookmarks.lessonId, lessonId))
    await db().delete(bookmarks).where(mine)
  }
}

/** The lessons a pupil marked, the newest mark first; those of inactive grades are left out. */
export async function listMarkedLessons(pupilId: string): Promise<MarkedLesson[]> {
  const marks = await db()
    .select({ lessonId: bookmarks.lessonId })
    .from(bookmarks)
    .where(eq(bookmarks.pupilId, pupilId))
    .orderBy(desc(bookmarks.at))
  const lessons = await listLessons(marks.map(({ lessonId }) => lessonId))
  return lessons.map((lesson) => ({
    lessonId: lesson._id,
    title: lesson.title,
    area: lesson.subject.area,
    path: lessonPath(lesson),
  }))
}
