import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { assertLessonVisible } from '@/lib/content/curriculum/queries'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { lessonPath } from '@/lib/platform/paths'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { BOOKMARKS_MAX } from './limits'
import type { BookmarkedLesson } from './model'
import { NOTEBOOK_MESSAGES } from './messages'
import { bookmarks } from './tables'

type Mark = { pupilId: string; lessonId: string; isMarked: boolean }

/**
 * Adds or removes a bookmark on a lesson. Repeating the call changes nothing.
 * @throws HttpError 404 for a hidden lesson, 409 above the limit
 */
export async function setBookmark({ pupilId, lessonId, isMarked }: Mark, at = new Date()) {
  await assertLessonVisible(lessonId)
  const mine = and(eq(bookmarks.pupilId, pupilId), eq(bookmarks.lessonId, lessonId))
  if (!isMarked) {
    await db().delete(bookmarks).where(mine)
    return
  }
  await db().transaction(async (tx) => {
    // The lock keeps concurrent calls within the limit.
    await lockPupil(pupilId, tx)
    if (await tx.$count(bookmarks, mine)) return
    if ((await tx.$count(bookmarks, eq(bookmarks.pupilId, pupilId))) >= BOOKMARKS_MAX) {
      throw new HttpError(409, NOTEBOOK_MESSAGES.tooManyMarks)
    }
    await tx.insert(bookmarks).values({ pupilId, lessonId, at })
  })
}

export const toBookmarkedLesson = (lesson: PlacedLesson): BookmarkedLesson => ({
  lessonId: lesson._id,
  title: lesson.title,
  area: lesson.subject.area,
  path: lessonPath(lesson),
})
