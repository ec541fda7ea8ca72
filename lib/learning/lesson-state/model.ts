import { z } from 'zod'
import { masterySchema } from '@/lib/learning/mastery/model'
import { lessonLinkSchema } from '@/lib/content/curriculum/lesson-link'
import { subjectAreaSchema } from '@/lib/content/curriculum/model'

const partSchema = z.object({ done: z.int(), of: z.int() })

/** Where a pupil stands in a lesson, element by element. */
export const lessonStateSchema = z.object({
  /** True once its end was seen. */
  isScriptRead: z.boolean(),
  /** The last finished round; null before the first. */
  quiz: z.object({ right: z.int(), total: z.int() }).nullable(),
  /** Cards that were turned at all, and those on today: never more than a day asks for. */
  cards: z.object({ met: z.int(), due: z.int() }),
  test: z.object({
    /** How far the open one is; null without one. */
    open: partSchema.nullable(),
    /** Of the last finished one. */
    mark: z.literal([1, 2, 3, 4, 5]).nullable(),
  }),
  check: z.object({
    /** False without a subscription, and for a lesson without open questions. */
    isOffered: z.boolean(),
    /** How far today's open run is; null without one. */
    open: partSchema.nullable(),
    /** Questions of the last finished run that were known in full. */
    last: partSchema.nullable(),
    /** Runs that may still be begun today. */
    leftToday: z.int(),
  }),
  /** Open mistakes of the lesson that were not right today. */
  mistakes: z.int(),
  /** Null before the first answer. */
  mastery: masterySchema.nullable(),
})

export type LessonState = z.output<typeof lessonStateSchema>
/** Pages of a lesson that a pupil opens: the lesson itself and its elements. */
export const visitedElementSchema = z.enum([
  'lekcija',
  'skripta',
  'kwiz',
  'kartice',
  'test',
  'provjera',
])

export type VisitedElement = z.output<typeof visitedElementSchema>
/** A lesson that a pupil has opened, with what leads back to where they were. */
export const recentLessonSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  area: subjectAreaSchema,
  element: visitedElementSchema,
  path: z.string(),
  /** When it was opened last. */
  at: z.iso.datetime(),
})

export type RecentLesson = z.output<typeof recentLessonSchema>

/** A lesson that a pupil has opened, with all that its next step follows from. */
export const openedLessonSchema = lessonLinkSchema.extend({
  state: lessonStateSchema,
  questionCount: z.int(),
  cardCount: z.int(),
})

export type OpenedLesson = z.output<typeof openedLessonSchema>
