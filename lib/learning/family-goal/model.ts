import { z } from 'zod'
import { GOAL_SIZES } from './goal-size'

export const goalSizeSchema = z.enum(GOAL_SIZES)

/**
 * A family's goal of the week. Only sums over all children: nothing tells who practised how much.
 */
export const familyGoalSchema = z.object({
  size: goalSizeSchema,
  /** Days of practice this week, each child's day counted once. */
  days: z.int(),
  /** Days that reach the goal. */
  target: z.int(),
  /** Whether this week's star was earned; it stays when the goal becomes larger. */
  isReached: z.boolean(),
  /** Weeks whose goal was reached, this one included. */
  stars: z.int(),
  /** Whether the family has several children, whose days all count towards the goal. */
  isShared: z.boolean(),
})
export type FamilyGoal = z.output<typeof familyGoalSchema>
