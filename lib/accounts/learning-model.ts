import { z } from 'zod'

/** What a pupil's own user knows of the learning (specification, section 3), the latest of each. */
export const pupilLearningSchema = z.object({
  /** Milliseconds spent, by Zagreb day. */
  dailyVisitDates: z.record(z.string(), z.int()),
  lessonBookmarks: z.array(z.object({ lessonID: z.uuid(), bookmarkedAt: z.iso.datetime() })),
  testResults: z.array(
    z.object({
      _id: z.uuid(),
      lessonID: z.uuid(),
      at: z.iso.datetime(),
      right: z.int(),
      total: z.int(),
      mark: z.int(),
    }),
  ),
  notebookColor: z.string().nullable(),
  /** True while the parent has paid for all questions, cards, tests and checks. */
  hasSubscription: z.boolean(),
  /** Awards that were earned and wait to be redeemed, by value. */
  openAwards: z.object({ 1: z.int(), 5: z.int() }),
})

export type PupilLearning = z.output<typeof pupilLearningSchema>
