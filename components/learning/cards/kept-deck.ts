import type { Deck } from '@/lib/learning/cards/deck'
import { useSession } from '@/stores/session'

/** Brothers and sisters share a browser: each has a place of their own in a lesson's cards. */
function keyOf(lessonId: string): string {
  const { viewer, look } = useSession.getState()
  return `iskra_kartice_${lessonId}_${(viewer ?? look())?.sub ?? 'gost'}`
}

/** Keeps how far one is until the tab is closed; a pile that is through is not kept. */
export function keepDeck(lessonId: string, deck: Deck): void {
  try {
    const key = keyOf(lessonId)
    if (deck.position < deck.round.length) sessionStorage.setItem(key, JSON.stringify(deck))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is closed: a reload begins with the first card.
  }
}

/** The pile as it was left; null without one, or if one of its cards is not among `ids`. */
export function keptDeck(lessonId: string, ids: string[]): Deck | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(lessonId)) ?? 'null')
    if (!isDeck(kept) || !kept.round.every((id) => ids.includes(id))) return null
    return { ...kept, isFlipped: false }
  } catch {
    return null
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isDeck(value: unknown): value is Deck {
  if (typeof value !== 'object' || value === null) return false
  const { round, position, seen, verdicts } = value as Partial<Record<keyof Deck, unknown>>
  return (
    isTexts(round) &&
    isTexts(seen) &&
    Number.isInteger(position) &&
    Number(position) >= 0 &&
    Number(position) < round.length &&
    typeof verdicts === 'object' &&
    verdicts !== null &&
    Object.values(verdicts).every((one) => typeof one === 'boolean')
  )
}
