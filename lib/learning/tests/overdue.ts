import 'server-only'
import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { lessonExists } from '@/lib/content/queries'
import { HttpError } from '@/lib/http/errors'
import { isId } from '@/lib/is-id'
import { finishOverdue } from './finish'

type Asked = { pupilId: string; lessonId: string; now: Date }

/** A lesson that can be seen; whatever else is asked for is not found. */
export async function assertLesson(lessonId: string): Promise<void> {
  if (!(await lessonExists(lessonId))) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
}

/**
 * Reads something of a pupil's lesson as it is once a test whose time is up was handed in. Such a
 * test is rare: all is asked side by side, and what was read too early is read again.
 * @throws HttpError 404 without such a lesson
 */
export async function readAfterOverdue<T>(
  { pupilId, lessonId, now }: Asked,
  read: () => Promise<T>,
): Promise<T> {
  if (!isId(lessonId)) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
  const [found, wasOverdue] = await Promise.all([
    read(),
    finishOverdue(pupilId, lessonId, now),
    assertLesson(lessonId),
  ])
  return wasOverdue ? read() : found
}
