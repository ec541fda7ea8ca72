import { z } from 'zod'
import type { SubjectArea } from '@/lib/content/model'

/** Pages of a lesson that a pupil opens: the lesson itself and its elements. */
export const visitedElementSchema = z.enum(['lekcija', 'skripta', 'kwiz'])
export type VisitedElement = z.output<typeof visitedElementSchema>

/** A lesson that a pupil has opened, with what leads back to where they were. */
export type RecentLesson = {
  lessonId: string
  title: string
  area: SubjectArea
  element: VisitedElement
  path: string
  /** When it was opened last, as ISO text. */
  at: string
}
