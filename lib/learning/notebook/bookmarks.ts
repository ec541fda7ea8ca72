import 'server-only'
import { and, eq } from 'drizzle-orm'
import { assertLesson, listLessons } from '@/lib/content/curriculum/queries'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { lessonPath } from '@/lib/platform/paths'
import { lockPupil } from '@/lib/people/users/lock-pupil'
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

/** The lessons of a pupil's marks, in their order; those of inactive grades are left out. */
export async function findMarkedLessons(marked: { lessonID: string }[]): Promise<MarkedLesson[]> {
  const lessons = await listLessons(marked.map(({ lessonID }) => lessonID))
  return lessons.map((lesson) => ({
    lessonId: lesson._id,
    title: lesson.title,
    area: lesson.subject.area,
    path: lessonPath(lesson),
  }))
}
