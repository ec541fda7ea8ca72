import { z } from 'zod'
import { publicQuestionSchema } from '@/lib/content/questions/model'
import { lessonLinkSchema } from '@/lib/content/curriculum/lesson-link'

export const dayDoneSchema = z.object({ right: z.int(), total: z.int() })
export type DayDone = z.output<typeof dayDoneSchema>

/** "Imam test": a test at school and what was done for it. */
export const planSchema = z.object({
  _id: z.uuid(),
  testDay: z.iso.date(),
  /** Days until the test; 0 on its day, negative afterwards. */
  daysLeft: z.int(),
  lessons: z.array(lessonLinkSchema),
  /** How many days' reviews were done. */
  doneDays: z.int(),
  /** Today's review; null until it is done. */
  today: dayDoneSchema.nullable(),
})

export type Plan = z.output<typeof planSchema>

/** Plans whose test is still to come, the next one first, and those that are over, the last first. */
export const plansSchema = z.object({
  /** The Zagreb day of this list, by the server's clock. */
  today: z.iso.date(),
  open: z.array(planSchema),
  archive: z.array(planSchema),
})
export type Plans = z.output<typeof plansSchema>

/** One day's review: its questions without keys, and how far it is. */
export const dayReviewSchema = z.object({
  day: z.iso.date(),
  /** The round that answers of this review belong to. */
  roundId: z.uuid(),
  questions: z.array(publicQuestionSchema),
  /** Questions that were answered, with whether the first answer was right. */
  answered: z.record(z.uuid(), z.boolean()),
  done: dayDoneSchema.nullable(),
})

export type DayReview = z.output<typeof dayReviewSchema>
