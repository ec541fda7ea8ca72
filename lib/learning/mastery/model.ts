import { z } from 'zod'

/** Mastery of a lesson: right answers to its last answered questions, 10 at most. */
export const masterySchema = z.object({
  right: z.int(),
  of: z.int(),
  isMastered: z.boolean(),
  /** The Zagreb day of the last answer. */
  lastDay: z.iso.date(),
})
export type Mastery = z.output<typeof masterySchema>
