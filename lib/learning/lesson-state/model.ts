import { z } from 'zod'
import { masterySchema } from '@/lib/learning/mastery/model'
import { lessonLinkSchema } from '@/lib/content/curriculum/lesson-link'
import { subjectAreaSchema } from '@/lib/content/curriculum/model'

const partSchema = z.object({ done: z.int(), of: z.int() })

/** A pupil's state in a lesson, per element. */
export const lessonStateSchema = z.object({
  /** True once the end of the script was seen. */
  isScriptRead: z.boolean(),
  /** The last finished round, or null. */
  quiz: z.object({ right: z.int(), total: z.int() }).nullable(),
  /** Cards reviewed at least once, and cards due today within the daily limit. */
  cards: z.object({ met: z.int(), due: z.int() }),
  test: z.object({
    /** Progress of the open test, or null. */
    open: partSchema.nullable(),
    /** Mark of the last finished test. */
    mark: z.literal([1, 2, 3, 4, 5]).nullable(),
  }),
  check: z.object({
    /** False without a subscription, or for a lesson without open questions. */
    isOffered: z.boolean(),
    /** Progress of today's open run, or null. */
    open: partSchema.nullable(),
    /** Questions known in full in the last finished run. */
    last: partSchema.nullable(),
    /** Runs that can still be started today. */
    leftToday: z.int(),
  }),
  /** Open mistakes in questions and cards, without the check, that were not right today. */
  mistakes: z.int(),
  /** Null before the first answer. */
  mastery: masterySchema.nullable(),
})

export type LessonState = z.output<typeof lessonStateSchema>
/** Pages of a lesson: the lesson itself and its elements. */
export const visitedElementSchema = z.enum([
  'lekcija',
  'skripta',
  'kwiz',
  'kartice',
  'test',
  'provjera',
])

export type VisitedElement = z.output<typeof visitedElementSchema>
/** A lesson the pupil has opened, with the element opened last. */
export const recentLessonSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  area: subjectAreaSchema,
  element: visitedElementSchema,
  path: z.string(),
  /** Time of the last visit. */
  at: z.iso.datetime(),
})

export type RecentLesson = z.output<typeof recentLessonSchema>

/** A lesson the pupil has opened, with the data that determines its next step. */
export const openedLessonSchema = lessonLinkSchema.extend({
  state: lessonStateSchema,
  questionCount: z.int(),
  cardCount: z.int(),
})

export type OpenedLesson = z.output<typeof openedLessonSchema>
