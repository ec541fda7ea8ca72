import { z } from 'zod'

/** What the audit log keeps of people. */
export type AuditAction =
  | 'login-as-child'
  | 'return-to-parent'
  | 'password-change'
  | 'password-reset'
  | 'email-change'
  | 'email-confirmed'
  | 'email-undone'
  | 'child-delete'
  | 'export'

/** What it keeps of records. */
export const RECORD_ACTIONS = [
  'record-create',
  'record-update',
  'record-delete',
  'record-restore',
] as const
export type RecordAction = (typeof RECORD_ACTIONS)[number]

const adminSchema = z.object({ _id: z.uuid(), email: z.string() })
export type Admin = z.output<typeof adminSchema>

/** What the sign-in and `me` answer (specification, section 3: admin session). */
export const adminSessionSchema = z.object({
  admin: adminSchema,
  /** The readable, unsigned claims; the session itself travels only in the cookie. */
  token: z.string(),
})
export type AdminSession = z.output<typeof adminSessionSchema>
