import { z } from 'zod'
import { answeredSchema } from '@/lib/learning/check/model'
import { submittedAnswerSchema } from '@/lib/content/questions/model'
import { HELPS, KEPT_HELPS, OUTCOMES } from './help'
import { ASSISTANT_LIMITS as MAX } from './limits'

/** What a browser sends: ids and the pupil's own words; everything else the server knows. */
export const requestSchema = z.strictObject({
  /** Made by the browser: sent twice, it is one reply. */
  id: z.uuid(),
  lessonId: z.uuid(),
  help: z.enum(HELPS),
  /** A question of the lesson that is on the screen. */
  question: z
    .strictObject({
      id: z.uuid(),
      roundId: z.uuid().optional(),
      answer: submittedAnswerSchema.optional(),
    })
    .optional(),
  /** Whitespace of any kind is one space; limits count what is left. */
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

/** A section that a reply is taken from; `number` is its mark in the text. */
const sourceSchema = z.object({ number: z.int(), title: z.string(), path: z.string() })
export type Source = z.output<typeof sourceSchema>

export const eventSchema = z.discriminatedUnion('type', [
  /** Who replies: a model, or the lesson itself. `rests`: a model would, but for today's tokens. */
  z.object({ type: z.literal('start'), by: z.enum(['model', 'lesson']), rests: z.boolean() }),
  /** Plain text, as it comes. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The whole reply as the server rendered it, in place of the texts. */
  z.object({
    type: z.literal('end'),
    outcome: z.enum(OUTCOMES),
    html: z.string(),
    sources: z.array(sourceSchema),
  }),
])
export type AssistantEvent = z.output<typeof eventSchema>

/** A look at an answer of the check: the answer with the ticks that it suggests, and a sentence. */
export const lookSchema = z.object({
  outcome: z.enum(OUTCOMES),
  html: z.string(),
  answered: answeredSchema,
})
export type Look = z.output<typeof lookSchema>

/** What a parent sees of a child's use. */
export const usageSchema = z.object({
  isOn: z.boolean(),
  /** The last days with questions, the latest first. */
  days: z.array(z.object({ day: z.string(), count: z.int(), tokens: z.int() })),
  /** The latest first. */
  exchanges: z.array(
    z.object({
      _id: z.uuid(),
      at: z.iso.datetime(),
      lesson: z.string(),
      help: z.enum(KEPT_HELPS),
      text: z.string(),
      html: z.string(),
      byModel: z.boolean(),
    }),
  ),
})
export type AssistantUsage = z.output<typeof usageSchema>
