import { zagrebDay } from '@/lib/platform/hr/dates'
import { ALLOWANCE } from './limits'
import type { accessRights } from './tables'

/** What a parent may use, and what is left of it. */
export type AccessRights = Omit<typeof accessRights.$inferSelect, 'parentId' | 'updatedAt'>

const lasts = (until: Date | null, now: Date): boolean => until !== null && until > now

export const hasSubscription = ({ subscriptionUntil }: AccessRights, now: Date): boolean =>
  lasts(subscriptionUntil, now)

/** True while the assistant was bought, in either size. */
export const hasAssistant = ({ aiUntil, aiMaxUntil }: AccessRights, now: Date): boolean =>
  lasts(aiUntil, now) || lasts(aiMaxUntil, now)

/** True while questions to the professor were bought, whether one is left today or not. */
export const canAskProfessor = ({ professorUntil }: AccessRights, now: Date): boolean =>
  lasts(professorUntil, now)

/** The rights at `now`, refreshed where due (specification, section 6); the same object if not. */
export function refreshed<R extends AccessRights>(rights: R, now: Date): R {
  const due = { ...dueTokens(rights, now), ...dueQuestions(rights, now) }
  return Object.keys(due).length ? { ...rights, ...due } : rights
}

/** Tokens are refreshed after more than 24 hours; a clock that went back gives none. */
function dueTokens(rights: AccessRights, now: Date): Partial<AccessRights> {
  const { aiMaxUntil, tokensUpdatedAt } = rights
  const ageMs = tokensUpdatedAt ? now.getTime() - tokensUpdatedAt.getTime() : Infinity
  if (!hasAssistant(rights, now) || ageMs <= ALLOWANCE.tokenWindowMs) return {}
  const tokensNo = lasts(aiMaxUntil, now) ? ALLOWANCE.aiMaxTokens : ALLOWANCE.aiTokens
  return { tokensNo, tokensUpdatedAt: now }
}

/** Questions are refreshed each Zagreb day; a clock that went back over midnight gives none. */
function dueQuestions(
  { professorUntil, professorNoUpdatedAt }: AccessRights,
  now: Date,
): Partial<AccessRights> {
  const isNewDay = !professorNoUpdatedAt || zagrebDay(now) > zagrebDay(professorNoUpdatedAt)
  if (!lasts(professorUntil, now) || !isNewDay) return {}
  return { professorNo: ALLOWANCE.professorQuestions, professorNoUpdatedAt: now }
}
