import type { XpValue } from '@/lib/learning/rewards/limits'

/**
 * Rule 24.3: turning a card takes a quarter of a minute, half of what a question takes, whose right
 * answer earns 1 XP. So the first, third, fifth earning card of a day earns 1 XP.
 */
export const CARDS_PER_XP = 2

/** Most cards of a day that count towards XP: a quarter of an hour. */
export const EARNING_CARDS_A_DAY = 60

export const CARD_XP: XpValue = 1

/**
 * The number of the XP, from 1, that an earning card brings; null if it brings none.
 * @param place of the card among the day's earning cards, from 1
 */
export const xpOrdinalOf = (place: number): number | null =>
  place <= EARNING_CARDS_A_DAY && place % CARDS_PER_XP === 1
    ? Math.ceil(place / CARDS_PER_XP)
    : null
