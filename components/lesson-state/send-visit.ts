import { call } from '@/lib/http/client'
import { lessonStateCalls } from '@/lib/lesson-state/calls'
import type { VisitedElement } from '@/lib/lesson-state/model'

/** Notes a visit. Lost, it does the reader no harm; the server's log knows. */
export const sendVisit = (
  lessonId: string,
  element: VisitedElement,
  isReadToEnd?: true,
): Promise<unknown> =>
  call(lessonStateCalls.visitLesson, {
    params: { id: lessonId },
    body: { element, ...(isReadToEnd && { isReadToEnd }) },
  }).catch(() => undefined)

/** Notes that the end of a lesson's script was seen. */
export const sendRead = (lessonId: string) => sendVisit(lessonId, 'skripta', true)
