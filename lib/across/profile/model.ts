import { z } from 'zod'
import { openedLessonSchema, recentLessonSchema } from '@/lib/learning/lesson-state/model'
import { planSchema } from '@/lib/learning/plan/model'
import { weekSchema } from '@/lib/learning/reports/model'
import { markedLessonSchema } from '@/lib/learning/notebook/model'
import { parentSchema, pupilSchema } from '@/lib/across/accounts/model'

const pupilProfileSchema = z.object({
  type: z.literal('ucenik'),
  user: pupilSchema,
  /** The lessons opened last, the newest first. */
  recent: z.array(openedLessonSchema),
  /** Today's review: how many cards it still has, and whether there are any at all. */
  review: z.object({ count: z.int(), hasDeck: z.boolean() }),
  /** The next test at school; null without one. */
  nextPlan: planSchema.nullable(),
  /** The bookmarked lessons, the newest mark first. */
  marked: z.array(markedLessonSchema),
  /** Answers of the professor that were not opened yet: the header needs no call of its own here. */
  unseenAnswers: z.int(),
})

export type PupilOverview = z.output<typeof pupilProfileSchema>

const parentProfileSchema = z.object({
  type: z.literal('roditelj'),
  user: parentSchema,
  /** The lesson that each child opened last, by the child's id. */
  lastLessons: z.record(z.uuid(), recentLessonSchema),
  /** How much each child learned in the last seven days; empty without a subscription. */
  weeks: z.record(z.uuid(), weekSchema),
  /** Orders that wait for their payment. */
  waitingOrders: z.int(),
  /** The server's clock: what is past or today is the same here and there. */
  now: z.iso.datetime(),
})

export type ParentOverview = z.output<typeof parentProfileSchema>

export const profileSchema = z.discriminatedUnion('type', [pupilProfileSchema, parentProfileSchema])
export type ProfileOverview = z.output<typeof profileSchema>
