import { call } from '@/lib/http/client'
import { lessonStateCalls } from '@/lib/lesson-state/calls'
import type { VisitedElement } from '@/lib/lesson-state/model'

/** Notes a visit. Not remembered is no harm to whoever reads; the server's log knows. */
export const sendVisit = (lessonId: string, element: VisitedElement): Promise<unknown> =>
  call(lessonStateCalls.visitLesson, { params: { id: lessonId }, body: { element } }).catch(
    () => undefined,
  )

/** Notes that the end of a lesson's script was seen. */
export const sendRead = (lessonId: string): Promise<unknown> =>
  call(lessonStateCalls.visitLesson, {
    params: { id: lessonId },
    body: { element: 'skripta', isReadToEnd: true },
  }).catch(() => undefined)
