import { z } from 'zod'
import { subjectAreaSchema } from '@/lib/content/model'

/** A bookmarked lesson as the profile lists it. */
export const markedLessonSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  area: subjectAreaSchema,
  path: z.string(),
})
export type MarkedLesson = z.output<typeof markedLessonSchema>
