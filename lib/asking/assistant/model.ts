import { z } from 'zod'
import { answeredQuestionSchema } from '@/lib/learning/check/model'
import { submittedAnswerSchema } from '@/lib/content/questions/model'
import { HELP_KINDS, RECORDED_HELP_KINDS, REPLY_OUTCOMES } from './help'
import { ASSISTANT_LIMITS as MAX } from './limits'

/** The browser's request: ids and the pupil's own words. The server looks up everything else. */
export const requestSchema = z.strictObject({
  /** Created by the browser: a request sent twice gets one reply. */
  id: z.uuid(),
  lessonId: z.uuid(),
  help: z.enum(HELP_KINDS),
  /** The lesson's question on the screen. */
  question: z
    .strictObject({
      id: z.uuid(),
      roundId: z.uuid().optional(),
      answer: submittedAnswerSchema.optional(),
    })
    .optional(),
  /** Runs of whitespace become one space, and the limit applies to the result. */
  text: z
    .string()
    .max(4 * MAX.question)
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(MAX.question))
    .default(''),
})
export type AssistantRequest = z.output<typeof requestSchema>

/** A section quoted by a reply; `number` is its mark in the text. */
const sourceSchema = z.object({ number: z.int(), title: z.string(), path: z.string() })
export type Source = z.output<typeof sourceSchema>

export const eventSchema = z.discriminatedUnion('type', [
  /**
   * Whether a model writes the reply, or it is built from the lesson and fixed sentences. `rests` is
   * true when no model replies because today's tokens are used up.
   */
  z.object({ type: z.literal('start'), by: z.enum(['model', 'lesson']), rests: z.boolean() }),
  /** Plain text, as it is generated. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The complete reply rendered by the server, which replaces the streamed texts. */
  z.object({
    type: z.literal('end'),
    outcome: z.enum(REPLY_OUTCOMES),
    html: z.string(),
    sources: z.array(sourceSchema),
  }),
])
export type AssistantEvent = z.output<typeof eventSchema>

/** A model's review of a check answer: the answer with suggested ticks, and a sentence. */
export const answerReviewSchema = z.object({
  outcome: z.enum(REPLY_OUTCOMES),
  html: z.string(),
  answered: answeredQuestionSchema,
})
export type AnswerReview = z.output<typeof answerReviewSchema>

/** A child's use, as shown to the parent. */
export const usageSchema = z.object({
  isOn: z.boolean(),
  /** The latest days with questions, newest first. */
  days: z.array(z.object({ day: z.string(), count: z.int(), tokens: z.int() })),
  /** Newest first. */
  exchanges: z.array(
    z.object({
      _id: z.uuid(),
      at: z.iso.datetime(),
      lesson: z.string(),
      help: z.enum(RECORDED_HELP_KINDS),
      text: z.string(),
      html: z.string(),
      byModel: z.boolean(),
    }),
  ),
})
export type AssistantUsage = z.output<typeof usageSchema>
