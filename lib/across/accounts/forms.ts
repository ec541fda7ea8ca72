import { z } from 'zod'
import { AUTH_LIMITS } from '@/lib/platform/auth/limits'
import { toLoginKey } from '@/lib/platform/auth/model'
import {
  emailSchema,
  FIELD_MESSAGES as M,
  firstNameSchema,
  givenPassword,
  gradeIdSchema,
  lastNameSchema,
  nickNameSchema,
} from './model'
import { isEasyPassword } from './password-strength'
import {
  areDifferent,
  PICTURE_MESSAGES,
  PICTURE_NAMES,
  PICTURES_IN_PASSWORD,
} from './pictures/model'

/** Personal data of a parent (specification, section 5). */
export const personalFormSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  subscribedToNewsletter: z.boolean(),
  /** Asked only when the e-mail changes; else empty. */
  password: z.string().max(AUTH_LIMITS.passwordMax, M.passwordLong),
})
export type PersonalForm = z.output<typeof personalFormSchema>

/** Whether two e-mails sign the same person in: the change from one to the other asks for nothing. */
export const isSameSignIn = (one: string, other: string) => toLoginKey(one) === toLoginKey(other)

/** A child to be added or changed. An empty password is none, or the stored one. */
export const childFormSchema = z.object({
  firstName: firstNameSchema,
  nickName: nickNameSchema,
  gradeID: gradeIdSchema,
  avatarURL: z.string(),
  password: z
    .string()
    .max(AUTH_LIMITS.passwordMax, M.passwordLong)
    .refine((text) => text === '' || text.length >= AUTH_LIMITS.passwordMin, {
      error: M.passwordShort,
      abort: true,
    })
    .refine((text) => text === '' || !isEasyPassword(text), M.passwordEasy),
  /** Empty for none, or for those there are. */
  pictures: z
    .array(z.enum(PICTURE_NAMES))
    .refine(({ length }) => length === 0 || length === PICTURES_IN_PASSWORD, {
      error: PICTURE_MESSAGES.four,
      abort: true,
    })
    .refine((pictures) => !pictures.length || areDifferent(pictures), PICTURE_MESSAGES.different),
  /** Which of the two is asked for; as it is with the child, or usual in the grade, until chosen. */
  secretKind: z.enum(['', 'letters', 'pictures']),
  removesPassword: z.boolean(),
  hasRewards: z.boolean(),
  isOnLeaderboards: z.boolean(),
  showsNickname: z.boolean(),
})
export type ChildForm = z.output<typeof childFormSchema>

/** The password of who is signed in. */
export const passwordOnlySchema = z.object({ password: givenPassword(M.passwordRequired) })
