import { z } from 'zod'
import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'
import { toLoginKey } from '@/lib/platform/auth/model'
import {
  emailSchema,
  FIELD_MESSAGES as M,
  firstNameSchema,
  existingPasswordSchema,
  gradeIdSchema,
  lastNameSchema,
  nickNameSchema,
} from './model'
import { isEasyPassword } from './password-strength'
import {
  areNotAllEqual,
  PICTURE_MESSAGES,
  PICTURE_NAMES,
  PICTURES_IN_PASSWORD,
} from './pictures/model'

/** A parent's personal data (rule 14.4). */
export const personalFormSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  subscribedToNewsletter: z.boolean(),
  /** Required only when the e-mail changes; otherwise empty. */
  password: z.string().max(CREDENTIAL_LENGTHS.passwordMax, M.passwordLong),
})
export type PersonalForm = z.output<typeof personalFormSchema>

/** True when two e-mails differ only in ways sign-in ignores, so that no confirmation is needed. */
export const isSameSignInName = (one: string, other: string) =>
  toLoginKey(one) === toLoginKey(other)

/** A new or changed child. An empty password means none, or the stored one. */
export const childFormSchema = z.object({
  firstName: firstNameSchema,
  nickName: nickNameSchema,
  gradeID: gradeIdSchema,
  avatarURL: z.string(),
  password: z
    .string()
    .max(CREDENTIAL_LENGTHS.passwordMax, M.passwordLong)
    .refine((text) => text === '' || text.length >= CREDENTIAL_LENGTHS.passwordMin, {
      error: M.passwordShort,
      abort: true,
    })
    .refine((text) => text === '' || !isEasyPassword(text), M.passwordEasy),
  /** Empty means none, or the stored ones. */
  pictures: z
    .array(z.enum(PICTURE_NAMES))
    .refine(({ length }) => length === 0 || length === PICTURES_IN_PASSWORD, {
      error: PICTURE_MESSAGES.four,
      abort: true,
    })
    .refine((pictures) => !pictures.length || areNotAllEqual(pictures), PICTURE_MESSAGES.different),
  /**
   * The kind of secret to ask for. Empty until chosen: the child's current kind or the grade's
   * default.
   */
  secretKind: z.enum(['', 'letters', 'pictures']),
  /** Whether the child's picture stands on this device's sign-in; not sent. */
  isPictureChild: z.boolean(),
  removesPassword: z.boolean(),
  hasRewards: z.boolean(),
  isOnLeaderboards: z.boolean(),
  showsNickname: z.boolean(),
})
export type ChildForm = z.output<typeof childFormSchema>

/** The signed-in user's password. */
export const passwordOnlySchema = z.object({ password: existingPasswordSchema(M.passwordRequired) })
