import { z } from 'zod'
import { subjectAreaSchema } from '@/lib/content/curriculum/model'

/** A card of a lesson; both sides are HTML. */
const studyCardSchema = z.object({
  _id: z.uuid(),
  front: z.string(),
  back: z.string(),
})
export type StudyCard = z.infer<typeof studyCardSchema>

/** Where a card stands for a pupil: never turned, on for today, or known until a later day. */
const cardStateSchema = z.enum(['new', 'due', 'later'])

export const lessonCardSchema = studyCardSchema.extend({
  /** Only a pupil's cards have one. */
  state: cardStateSchema.optional(),
})
export type LessonCard = z.infer<typeof lessonCardSchema>

const cardLessonSchema = z.object({
  title: z.string(),
  area: subjectAreaSchema,
  /** The address of the lesson's page. */
  path: z.string(),
})

/** A card of today's review: of a lesson, or a word that was misspelt in a check (plain texts). */
const todayCardSchema = z.discriminatedUnion('kind', [
  studyCardSchema.extend({ kind: z.literal('lesson'), lesson: cardLessonSchema }),
  z.object({
    kind: z.literal('spelling'),
    _id: z.uuid(),
    typed: z.string(),
    correct: z.string(),
    lesson: cardLessonSchema,
  }),
])
export type TodayCard = z.infer<typeof todayCardSchema>

/** What a day asks for. How much waits beyond it is not shown. */
export const todayReviewSchema = z.object({
  cards: z.array(todayCardSchema),
  /** False until a first card was turned, or a first word misspelt. */
  hasDeck: z.boolean(),
})
export type TodayReview = z.infer<typeof todayReviewSchema>

/** A card that was turned and judged, as the browser tells it. */
export const cardReviewSchema = z.strictObject({
  /** Made by the browser: the same review sent twice counts once. */
  id: z.uuid(),
  knows: z.boolean(),
})
export type CardReview = z.infer<typeof cardReviewSchema>
