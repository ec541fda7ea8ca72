import { afterDays, afterMonths } from '@/lib/platform/hr/calendar'
import { isStillActive, type AccessRights } from '../access-rights'
import type { AccessEndDates, ProductGrant } from '../model'

const END_NAMES = ['subscriptionUntil', 'aiUntil', 'aiMaxUntil', 'professorUntil'] as const

export const accessEndDatesOf = (rights: AccessRights): AccessEndDates => ({
  subscriptionName: rights.subscriptionName,
  subscriptionUntil: rights.subscriptionUntil?.toISOString() ?? null,
  aiUntil: rights.aiUntil?.toISOString() ?? null,
  aiMaxUntil: rights.aiMaxUntil?.toISOString() ?? null,
  professorUntil: rights.professorUntil?.toISOString() ?? null,
})

/**
 * The ends after a product is activated at `now`. Each right is extended from its end, or from
 * `now` if it has ended.
 */
export function extendedEndDates(
  ends: AccessEndDates,
  gift: ProductGrant,
  now: Date,
): AccessEndDates {
  const later = (isGiven: boolean, end: string | null) =>
    isGiven ? after(gift, end && new Date(end) > now ? new Date(end) : now).toISOString() : end
  return {
    subscriptionName: gift.hasSubscription ? gift.name : ends.subscriptionName,
    subscriptionUntil: later(gift.hasSubscription, ends.subscriptionUntil),
    aiUntil: later(gift.hasAi, ends.aiUntil),
    aiMaxUntil: later(gift.hasAiMax, ends.aiMaxUntil),
    professorUntil: later(gift.hasProfessor, ends.professorUntil),
  }
}

const after = ({ duration, durationUnit }: ProductGrant, start: Date): Date =>
  durationUnit === 'day' ? afterDays(start, duration) : afterMonths(start, duration)

type Activated = { id: string; gift: ProductGrant; createdAt: Date }

/**
 * The ends without one activation. Later activations are applied again, each to the ends before it.
 * @param before the ends before the removed activation
 * @param later the later activations that stay, oldest first
 */
export function endDatesWithoutActivation(before: AccessEndDates, later: Activated[]) {
  let ends = before
  const moved = later.map(({ id, gift, createdAt }) => {
    const its = { id, before: ends }
    ends = extendedEndDates(ends, gift, createdAt)
    return its
  })
  return { ends, moved }
}

/** The changed columns of the access rights. A right that starts now gets its allowance at once. */
export function toRightsUpdate(
  ends: AccessEndDates,
  rights: AccessRights,
  now: Date,
): Partial<AccessRights> {
  const dates = Object.fromEntries(
    END_NAMES.map((name) => [name, ends[name] === null ? null : new Date(ends[name])]),
  ) as Pick<AccessRights, (typeof END_NAMES)[number]>
  const begins = (name: (typeof END_NAMES)[number]) =>
    isStillActive(dates[name], now) && !isStillActive(rights[name], now)
  const isNewAssistant =
    begins('aiMaxUntil') || (begins('aiUntil') && !isStillActive(rights.aiMaxUntil, now))
  return {
    ...dates,
    subscriptionName: ends.subscriptionName,
    ...(isNewAssistant && { tokensUpdatedAt: null }),
    ...(begins('professorUntil') && { professorNoUpdatedAt: null }),
  }
}
