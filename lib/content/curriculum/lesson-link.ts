import { z } from 'zod'
import { subjectAreaSchema, type PlacedLesson } from './model'
import { lessonPath } from '@/lib/platform/paths'

/** A lesson in a pupil's own lists, with its path. */
export const lessonLinkSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  subject: z.string(),
  area: subjectAreaSchema,
  path: z.string(),
})

export type LessonLink = z.output<typeof lessonLinkSchema>

export const toLessonLink = (lesson: PlacedLesson): LessonLink => ({
  lessonId: lesson._id,
  title: lesson.title,
  subject: lesson.subject.name,
  area: lesson.subject.area,
  path: lessonPath(lesson),
})
