import { z } from 'zod'

/**
 * What a parent allows a child: XP, flames and their dialogs; a place on leaderboards, by nickname.
 */
const allowanceSchema = z.object({
  hasRewards: z.boolean(),
  isOnLeaderboards: z.boolean(),
  showsNickname: z.boolean(),
})

/** What the parent and the pupil both see of a pupil. */
export const pupilFields = {
  _id: z.uuid(),
  type: z.literal('ucenik'),
  firstName: z.string(),
  nickName: z.string(),
  gradeID: z.uuid(),
  avatarURL: z.string().nullable(),
  xp: z.int(),
  dailyVisits: z.int(),
  ...allowanceSchema.shape,
}

export const childSchema = z.object({
  ...pupilFields,
  /** Without it and without pictures a child signs in only through the parent. */
  hasPassword: z.boolean(),
  /** True for a child that signs in by pictures; then it has no password. */
  hasPictures: z.boolean(),
})

export type Child = z.output<typeof childSchema>
