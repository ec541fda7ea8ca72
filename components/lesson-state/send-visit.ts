import { call } from '@/lib/http/client'
import { lessonStateCalls } from '@/lib/lesson-state/calls'
import type { VisitedElement } from '@/lib/lesson-state/model'

/** Sends a visit. A failure is ignored; the server logs it. */
export const sendVisit = (
  lessonId: string,
  element: VisitedElement,
  isReadToEnd?: true,
): Promise<unknown> =>
  call(lessonStateCalls.visitLesson, {
    params: { id: lessonId },
    body: { element, ...(isReadToEnd && { isReadToEnd }) },
  }).catch(() => undefined)

/** Sends that the end of the script was seen. */
export const sendRead = (lessonId: string) => sendVisit(lessonId, 'skripta', true)
