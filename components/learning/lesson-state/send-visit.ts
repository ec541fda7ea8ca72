import { call } from '@/lib/platform/http/client'
import { lessonStateApiCalls } from '@/lib/learning/lesson-state/calls'
import type { VisitedElement } from '@/lib/learning/lesson-state/model'

/** Reports a visit. A failure is ignored; the server logs it. */
export const sendLessonVisit = (
  lessonId: string,
  element: VisitedElement,
  isReadToEnd?: true,
): Promise<unknown> =>
  call(lessonStateApiCalls.visitLesson, {
    params: { id: lessonId },
    body: { element, ...(isReadToEnd && { isReadToEnd }) },
  }).catch(() => undefined)

/** Reports that the end of the script was seen. */
export const sendScriptRead = (lessonId: string) => sendLessonVisit(lessonId, 'skripta', true)
