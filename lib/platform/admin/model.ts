import { z } from 'zod'

/** Actions of users in the audit log, which concern accounts. */
export type AccountAction =
  | 'login-as-child'
  | 'return-to-parent'
  | 'password-change'
  | 'password-reset'
  | 'email-change'
  | 'email-confirmed'
  | 'email-undone'
  | 'identity-link'
  | 'identity-unlink'
  | 'child-delete'
  | 'export'

/** Actions on records in the audit log. */
export const RECORD_ACTIONS = [
  'record-create',
  'record-update',
  'record-delete',
  'record-restore',
] as const
export type RecordAction = (typeof RECORD_ACTIONS)[number]

const adminSchema = z.object({ _id: z.uuid(), email: z.string() })
export type Admin = z.output<typeof adminSchema>

/** Response of the sign-in and of `me` (rule 10.4). */
export const adminSessionSchema = z.object({
  admin: adminSchema,
  /** The readable, unsigned claims; the session's token is only in the cookie. */
  token: z.string(),
})
export type AdminSession = z.output<typeof adminSessionSchema>
