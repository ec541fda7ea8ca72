import { z } from 'zod'
import { publicQuestionSchema } from '@/lib/content/questions/model'
import { lessonLinkSchema } from '@/lib/content/curriculum/lesson-link'

export const dayReviewResultSchema = z.object({ right: z.int(), total: z.int() })
export type DayReviewResult = z.output<typeof dayReviewResultSchema>

/** "Imam test": a test at school and the reviews done for it. */
export const planSchema = z.object({
  _id: z.uuid(),
  testDay: z.iso.date(),
  /** Days until the test; 0 on its day, negative afterwards. */
  daysLeft: z.int(),
  lessons: z.array(lessonLinkSchema),
  /** Number of days with a finished review. */
  doneDays: z.int(),
  /** Today's review; null until it is finished. */
  today: dayReviewResultSchema.nullable(),
})

export type Plan = z.output<typeof planSchema>

/** Plans with a future test, next one first, and past ones, last one first. */
export const planListSchema = z.object({
  /** The Zagreb day of this list, by the server's clock. */
  today: z.iso.date(),
  open: z.array(planSchema),
  archive: z.array(planSchema),
})
export type PlanList = z.output<typeof planListSchema>

/** One day's review: its questions without keys, and its progress. */
export const dayReviewSchema = z.object({
  day: z.iso.date(),
  /** The round of this review's answers. */
  roundId: z.uuid(),
  questions: z.array(publicQuestionSchema),
  /** For each answered question, whether its first answer was right. */
  answered: z.record(z.uuid(), z.boolean()),
  done: dayReviewResultSchema.nullable(),
})

export type DayReview = z.output<typeof dayReviewSchema>
