import { z } from 'zod'
import { lessonLinkSchema } from '@/lib/content/curriculum/lesson-link'
import { subjectAreaSchema } from '@/lib/content/curriculum/model'
import { publicQuestionSchema } from '@/lib/content/questions/model'

const bookSchema = z.object({
  literatureId: z.uuid(),
  name: z.string(),
  subject: z.string(),
  area: subjectAreaSchema,
  /** Address of the textbook's page. */
  path: z.string(),
})
export type PlacementBook = z.output<typeof bookSchema>

const resultSchema = z.object({
  /** The lesson to begin with. */
  start: lessonLinkSchema,
  /** Lessons before it that should be repeated first. */
  repeat: z.array(lessonLinkSchema),
  /** The lessons that were asked, in teaching order. */
  asked: z.array(z.object({ lesson: lessonLinkSchema, isKnown: z.boolean() })),
})
export type PlacementResult = z.output<typeof resultSchema>

/** A placement as its pupil sees it: its question without the key, or its result. */
export const placementSchema = z.object({
  book: bookSchema,
  /** Changes when the placement is begun anew. */
  roundId: z.uuid(),
  /** Place of the question, from 1. */
  position: z.int(),
  /** The most questions that are asked. */
  most: z.int(),
  /** Null once it is done. */
  question: publicQuestionSchema.nullable(),
  /** Null until it is done. */
  result: resultSchema.nullable(),
})
export type Placement = z.output<typeof placementSchema>

/** A textbook whose place a pupil may look for, as a link. */
export const placementOfferSchema = z.object({
  literatureId: z.uuid(),
  /** The textbook and its subject. */
  name: z.string(),
  subject: z.string(),
  area: subjectAreaSchema,
  /** Whether it was begun and waits for the next answer. */
  isBegun: z.boolean(),
})
export type PlacementOffer = z.output<typeof placementOfferSchema>
