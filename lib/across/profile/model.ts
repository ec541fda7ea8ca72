import { z } from 'zod'
import { familyGoalSchema } from '@/lib/learning/family-goal/model'
import { dailyStateSchema } from '@/lib/learning/daily-practice/model'
import { openedLessonSchema, recentLessonSchema } from '@/lib/learning/lesson-state/model'
import { placementOfferSchema } from '@/lib/learning/placement/model'
import { openMixedTestSchema } from '@/lib/learning/exams/model'
import { planSchema } from '@/lib/learning/plan/model'
import { weekActivitySchema } from '@/lib/learning/reports/model'
import { bookmarkedLessonSchema } from '@/lib/learning/notebook/model'
import { parentSchema, pupilSchema } from '@/lib/across/accounts/model'

const pupilProfileSchema = z.object({
  type: z.literal('ucenik'),
  user: pupilSchema,
  daily: dailyStateSchema,
  /** Textbooks of the grade without answers, whose place the pupil may look for. */
  placements: z.array(placementOfferSchema),
  /** The most recently opened lessons, newest first. */
  recent: z.array(openedLessonSchema),
  /** The mixed test or rehearsal in progress that was begun last. */
  openMixedTest: openMixedTestSchema.nullable(),
  /** Today's review: the remaining cards, and whether there are any cards at all. */
  review: z.object({ count: z.int(), hasDeck: z.boolean() }),
  /** The next school test; null if there is none. */
  nextPlan: planSchema.nullable(),
  /** The family's goal of the week; null where the parent hides rewards. */
  familyGoal: familyGoalSchema.nullable(),
  /** Bookmarked lessons, newest first. */
  marked: z.array(bookmarkedLessonSchema),
  /** Unread answers of the professor, included so that the header needs no request of its own. */
  unseenAnswers: z.int(),
})

export type PupilOverview = z.output<typeof pupilProfileSchema>

const parentProfileSchema = z.object({
  type: z.literal('roditelj'),
  user: parentSchema,
  /** Each child's last opened lesson, by child id. */
  lastLessons: z.record(z.uuid(), recentLessonSchema),
  /** Each child's learning in the last seven days. Empty without a subscription. */
  weeks: z.record(z.uuid(), weekActivitySchema),
  familyGoal: familyGoalSchema,
  /** Unpaid orders. */
  waitingOrders: z.int(),
  /** The server's clock, so that server and browser agree on today. */
  now: z.iso.datetime(),
})

export type ParentOverview = z.output<typeof parentProfileSchema>

export const profileSchema = z.discriminatedUnion('type', [pupilProfileSchema, parentProfileSchema])
export type ProfileOverview = z.output<typeof profileSchema>
