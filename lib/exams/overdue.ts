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
 * Reads something of a pupil's lesson as it is once a test whose time is up was handed in. Open tests
 * are rare: only where one was read it is looked at, and what was read too early is read again, also
 * when another call has just handed it in.
 * @throws HttpError 404 without such a lesson
 */
export async function readAfterOverdue<T>(
  { pupilId, lessonId, now }: Asked,
  read: () => Promise<T>,
  showsOpenTest: (found: T) => boolean,
): Promise<T> {
  if (!isId(lessonId)) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
  const [found] = await Promise.all([read(), assertLesson(lessonId)])
  if (!showsOpenTest(found) || (await finishOverdue(pupilId, lessonId, now))) return found
  return read()
}
