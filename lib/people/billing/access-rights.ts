import { zagrebDay } from '@/lib/platform/hr/dates'
import { DAILY_ALLOWANCES } from './limits'
import type { accessRights } from './tables'

/** A parent's purchased access and remaining daily allowances. */
export type AccessRights = Omit<typeof accessRights.$inferSelect, 'parentId' | 'updatedAt'>

/** True if a right that ends at `until` still holds; false if `until` is null. */
export const isStillActive = (until: Date | null, now: Date): boolean =>
  until !== null && until > now

export const hasSubscription = ({ subscriptionUntil }: AccessRights, now: Date): boolean =>
  isStillActive(subscriptionUntil, now)

/** True while a purchase of the assistant (`ai` or `aiMax`) is active. */
export const hasAssistant = ({ aiUntil, aiMaxUntil }: AccessRights, now: Date): boolean =>
  isStillActive(aiUntil, now) || isStillActive(aiMaxUntil, now)

/** True while the right to ask the professor is active, even when today's questions are used up. */
export const hasProfessorAccess = ({ professorUntil }: AccessRights, now: Date): boolean =>
  isStillActive(professorUntil, now)

/**
 * The rights at `now`, with due refreshes applied (rules 15.6 and 15.7). Returns the same
 * object when nothing is due.
 */
export function withRefreshedAllowances<R extends AccessRights>(rights: R, now: Date): R {
  const due = { ...dueTokens(rights, now), ...dueQuestions(rights, now) }
  return Object.keys(due).length ? { ...rights, ...due } : rights
}

/** Tokens are refreshed after more than 24 hours. A clock that went back refreshes nothing. */
function dueTokens(rights: AccessRights, now: Date): Partial<AccessRights> {
  const { aiMaxUntil, tokensUpdatedAt } = rights
  const ageMs = tokensUpdatedAt ? now.getTime() - tokensUpdatedAt.getTime() : Infinity
  if (!hasAssistant(rights, now) || ageMs <= DAILY_ALLOWANCES.tokenWindowMs) return {}
  const tokensNo = isStillActive(aiMaxUntil, now)
    ? DAILY_ALLOWANCES.aiMaxTokens
    : DAILY_ALLOWANCES.aiTokens
  return { tokensNo, tokensUpdatedAt: now }
}

/**
 * Questions are refreshed each Zagreb day. A clock that went back over midnight refreshes nothing.
 */
function dueQuestions(
  { professorUntil, professorNoUpdatedAt }: AccessRights,
  now: Date,
): Partial<AccessRights> {
  const isNewDay = !professorNoUpdatedAt || zagrebDay(now) > zagrebDay(professorNoUpdatedAt)
  if (!isStillActive(professorUntil, now) || !isNewDay) return {}
  return { professorNo: DAILY_ALLOWANCES.professorQuestions, professorNoUpdatedAt: now }
}
