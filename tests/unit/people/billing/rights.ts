import type { AccessRights } from '@/lib/people/billing/access-rights'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export const at = (iso: string) => new Date(iso)
export const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

/** The rights of a parent without purchases. */
export const NO_RIGHTS: AccessRights = {
  subscriptionName: null,
  subscriptionUntil: null,
  aiUntil: null,
  aiMaxUntil: null,
  tokensNo: 0,
  tokensUpdatedAt: null,
  professorUntil: null,
  professorNo: 0,
  professorNoUpdatedAt: null,
}
