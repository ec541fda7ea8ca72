import { z } from 'zod'

/** What the audit log keeps. */
export type AuditAction =
  | 'login-as-child'
  | 'return-to-parent'
  | 'password-change'
  | 'password-reset'
  | 'email-change'
  | 'child-delete'
  | 'export'

export const adminSchema = z.object({ _id: z.uuid(), email: z.string() })
export type Admin = z.output<typeof adminSchema>
