import { z } from 'zod'
import { lessonLinkSchema } from '@/lib/content/curriculum/lesson-link'
import { publicQuestionSchema } from '@/lib/content/questions/model'
import { masterySchema } from '@/lib/learning/mastery/model'
import { SITTINGS_A_DAY } from './limits'

/** Why a question is asked: the reasons of `whatNext`, or a coming school test. */
const turnReasonSchema = z.enum(['back', 'again', 'due', 'open', 'new', 'more', 'test'])
export type TurnReason = z.output<typeof turnReasonSchema>

const part = { key: z.string(), lesson: lessonLinkSchema }

/** A part of a sitting, without keys. Texts are HTML. */
const sittingItemSchema = z.discriminatedUnion('kind', [
  z.object({
    ...part,
    kind: z.literal('question'),
    reason: turnReasonSchema,
    question: publicQuestionSchema,
  }),
  z.object({
    ...part,
    kind: z.literal('card'),
    cardId: z.uuid(),
    front: z.string(),
    back: z.string(),
  }),
  /** The script of a new lesson, which is read before its questions. */
  z.object({ ...part, kind: z.literal('script') }),
])
export type SittingItem = z.output<typeof sittingItemSchema>

const roundSchema = z.object({
  roundId: z.uuid(),
  items: z.array(sittingItemSchema),
  /** Whether a part was known, by its key; parts without an answer are missing. */
  results: z.record(z.string(), z.boolean()),
})
export type SittingRound = z.output<typeof roundSchema>

/** How a finished sitting went. */
export const sittingEndSchema = z.object({
  right: z.int(),
  total: z.int(),
  /** Lessons in which more of the last ten questions are right than before. */
  better: z.array(z.object({ lesson: lessonLinkSchema, before: z.int(), after: z.int() })),
  /** The first lessons of the practice of the day after. */
  dayAfter: z.array(lessonLinkSchema),
  /** Whether that day has come, as when the sitting was finished after midnight. */
  isDayAfter: z.boolean(),
  /** For a pupil who knows all lessons so far, while nothing more is due; null for others. */
  allKnown: z
    .object({
      /** Whether the sitting was therefore shorter than others. */
      isShort: z.boolean(),
      /** Whether all lessons of the sitting are mastered, too, as their bars show. */
      areMastered: z.boolean(),
      /** When the next lesson is due; null within a year. */
      dueOn: z.iso.date().nullable(),
      /** A lesson of the next grade, which nobody has to do; null without one. */
      ahead: z.object({ lesson: lessonLinkSchema, grade: z.int() }).nullable(),
    })
    .nullable(),
  /** Whether another sitting may follow today. */
  mayContinue: z.boolean(),
})
export type SittingEnd = z.output<typeof sittingEndSchema>
export type AllKnownOutlook = NonNullable<SittingEnd['allKnown']>

export const sittingSchema = z.object({
  day: z.iso.date(),
  number: z.int().min(1).max(SITTINGS_A_DAY),
  /** All parts once. */
  first: roundSchema,
  /**
   * The questions that were wrong, with other numbers, and the cards that were not known; null until
   * all parts were answered.
   */
  again: roundSchema.nullable(),
  /** Null until it is finished. */
  done: sittingEndSchema.nullable(),
})
export type Sitting = z.output<typeof sittingSchema>

/**
 * The latest sitting of the day: not begun, open or finished. `none` for a pupil without answers
 * and placements, who first chooses a lesson.
 */
export const dailyStateSchema = z.enum(['none', 'new', 'open', 'done'])
export type DailyState = z.output<typeof dailyStateSchema>

/** A round of one lesson's questions, without keys. */
export const lessonPracticeSchema = z.object({
  lesson: lessonLinkSchema,
  /** Null before the first answer. */
  mastery: masterySchema.nullable(),
  questions: z.array(publicQuestionSchema),
})
export type LessonPractice = z.output<typeof lessonPracticeSchema>
