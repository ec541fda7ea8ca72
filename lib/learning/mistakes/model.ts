import { z } from 'zod'
import { correctAnswerSchema, publicQuestionSchema } from '@/lib/content/questions/model'
import { lessonLinkSchema } from '@/lib/content/curriculum/lesson-link'

/** The mistake's id, and the first Zagreb day on which the item was known again, or null. */
const head = { _id: z.uuid(), rightDay: z.iso.date().nullable() }

/** An item that a pupil did not know and may practise. Texts are HTML; questions have no keys. */
const mistakeSchema = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.literal('question'), question: publicQuestionSchema }),
  z.object({
    ...head,
    kind: z.literal('card'),
    cardId: z.uuid(),
    front: z.string(),
    back: z.string(),
  }),
  z.object({ ...head, kind: z.literal('check'), prompt: z.string() }),
])

export type Mistake = z.output<typeof mistakeSchema>

export const mistakePageSchema = z.object({
  /** Number of all open mistakes, on all pages. */
  total: z.int(),
  /** By lesson, in the order of the textbooks. */
  groups: z.array(z.object({ lesson: lessonLinkSchema, items: z.array(mistakeSchema) })),
  /** The id after which the next page starts; null on the last page. */
  next: z.uuid().nullable(),
  /** The Zagreb day of this list, by the server's clock. */
  today: z.iso.date(),
})

export type MistakePage = z.output<typeof mistakePageSchema>
export type MistakeGroup = MistakePage['groups'][number]

/** A mistake with the right answer, which the pupil already saw in the explanation. */
const worksheetItemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    question: publicQuestionSchema,
    correct: correctAnswerSchema,
  }),
  z.object({ kind: z.literal('card'), front: z.string(), back: z.string() }),
  z.object({ kind: z.literal('check'), prompt: z.string(), modelAnswer: z.string() }),
])

export type WorksheetItem = z.output<typeof worksheetItemSchema>

export const worksheetSchema = z.object({
  /** Number of open mistakes that did not fit on this worksheet. */
  left: z.int(),
  groups: z.array(z.object({ lesson: lessonLinkSchema, items: z.array(worksheetItemSchema) })),
})

export type Worksheet = z.output<typeof worksheetSchema>
