import { zagrebDay } from '@/lib/platform/hr/dates'
import { ALLOWANCE } from './limits'
import type { accessRights } from './tables'

/** A parent's purchased access and remaining daily allowances. */
export type AccessRights = Omit<typeof accessRights.$inferSelect, 'parentId' | 'updatedAt'>

/** True while something bought until then is open. */
export const lasts = (until: Date | null, now: Date): boolean => until !== null && until > now

export const hasSubscription = ({ subscriptionUntil }: AccessRights, now: Date): boolean =>
  lasts(subscriptionUntil, now)

/** True while a purchase of the assistant (`ai` or `aiMax`) is active. */
export const hasAssistant = ({ aiUntil, aiMaxUntil }: AccessRights, now: Date): boolean =>
  lasts(aiUntil, now) || lasts(aiMaxUntil, now)

/** True while the right to ask the professor is active, even when today's questions are used up. */
export const canAskProfessor = ({ professorUntil }: AccessRights, now: Date): boolean =>
  lasts(professorUntil, now)

/**
 * The rights at `now`, with due refreshes applied (rules 15.6 and 15.7). Returns the same
 * object when nothing is due.
 */
export function refreshed<R extends AccessRights>(rights: R, now: Date): R {
  const due = { ...dueTokens(rights, now), ...dueQuestions(rights, now) }
  return Object.keys(due).length ? { ...rights, ...due } : rights
}

/** Tokens are refreshed after more than 24 hours. A clock that went back refreshes nothing. */
function dueTokens(rights: AccessRights, now: Date): Partial<AccessRights> {
  const { aiMaxUntil, tokensUpdatedAt } = rights
  const ageMs = tokensUpdatedAt ? now.getTime() - tokensUpdatedAt.getTime() : Infinity
  if (!hasAssistant(rights, now) || ageMs <= ALLOWANCE.tokenWindowMs) return {}
  const tokensNo = lasts(aiMaxUntil, now) ? ALLOWANCE.aiMaxTokens : ALLOWANCE.aiTokens
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
  if (!lasts(professorUntil, now) || !isNewDay) return {}
  return { professorNo: ALLOWANCE.professorQuestions, professorNoUpdatedAt: now }
}
