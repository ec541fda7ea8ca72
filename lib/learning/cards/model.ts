import { z } from 'zod'
import { subjectAreaSchema } from '@/lib/content/curriculum/model'

/** A card of a lesson; both sides are HTML. */
const studyCardSchema = z.object({
  _id: z.uuid(),
  front: z.string(),
  back: z.string(),
})
export type StudyCard = z.infer<typeof studyCardSchema>

/** A card's state for a pupil: never reviewed, due today, or due on a later day. */
const cardStateSchema = z.enum(['new', 'due', 'later'])

export const lessonCardSchema = studyCardSchema.extend({
  /** Set only for pupils. */
  state: cardStateSchema.optional(),
})
export type LessonCard = z.infer<typeof lessonCardSchema>

const cardLessonSchema = z.object({
  title: z.string(),
  area: subjectAreaSchema,
  /** Address of the lesson's page. */
  path: z.string(),
})

/** A card of the daily review: a lesson's card, or a misspelt word, whose texts are plain, not HTML. */
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

/** The cards of the daily review. The number of due cards beyond its limit is not sent. */
export const todayReviewSchema = z.object({
  cards: z.array(todayCardSchema),
  /** False until the pupil has reviewed a first card or misspelt a first word. */
  hasDeck: z.boolean(),
})
export type TodayReview = z.infer<typeof todayReviewSchema>

/** A review of a card, as sent by the browser. */
export const cardReviewSchema = z.strictObject({
  /** Created by the browser: a review sent twice counts once. */
  id: z.uuid(),
  knows: z.boolean(),
})
export type CardReview = z.infer<typeof cardReviewSchema>
