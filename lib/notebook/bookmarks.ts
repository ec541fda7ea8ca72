import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { assertLesson, listLessons } from '@/lib/content/queries'
import { db } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { lessonPath } from '@/lib/paths'
import { lockPupil } from '@/lib/users/lock-pupil'
import { BOOKMARKS_MAX } from './limits'
import type { MarkedLesson } from './model'
import { NOTEBOOK_MESSAGES } from './messages'
import { bookmarks } from './tables'

type Mark = { pupilId: string; lessonId: string; isMarked: boolean }

/**
 * Marks a lesson, or takes the mark back. Twice is once.
 * @throws HttpError 404 for a lesson that can't be seen, 409 with too many marks
 */
export async function markLesson({ pupilId, lessonId, isMarked }: Mark, at = new Date()) {
  await assertLesson(lessonId)
  const mine = and(eq(bookmarks.pupilId, pupilId), eq(bookmarks.lessonId, lessonId))
  if (!isMarked) {
    await db().delete(bookmarks).where(mine)
    return
  }
  await db().transaction(async (tx) => {
    // So that many at once don't exceed the limit.
    await lockPupil(pupilId, tx)
    if (await tx.$count(bookmarks, mine)) return
    if ((await tx.$count(bookmarks, eq(bookmarks.pupilId, pupilId))) >= BOOKMARKS_MAX) {
      throw new HttpError(409, NOTEBOOK_MESSAGES.tooManyMarks)
    }
    await tx.insert(bookmarks).values({ pupilId, lessonId, at })
  })
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
