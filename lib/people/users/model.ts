import { z } from 'zod'

/**
 * The parent's settings for a child: XP, flames and their dialogs; leaderboards, with the nickname
 * or without.
 */
const allowanceSchema = z.object({
  hasRewards: z.boolean(),
  isOnLeaderboards: z.boolean(),
  showsNickname: z.boolean(),
})

/** Fields of a pupil shown to both the parent and the pupil. */
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
  /** Without a password or pictures, a child signs in only through the parent. */
  hasPassword: z.boolean(),
  /** True for a child that signs in with pictures, and therefore has no password. */
  hasPictures: z.boolean(),
})

export type Child = z.output<typeof childSchema>
