import { relativeDayFromIso } from '@/lib/platform/hr/dates'
import type { Mistake } from '@/lib/learning/mistakes/model'

/** A mistake's progress towards leaving the list. */
export const stateWords = ({ rightDay }: Pick<Mistake, 'rightDay'>, today: string): string =>
  rightDay === null
    ? 'Čeka prvi točan odgovor'
    : `Prvi put točno: ${relativeDayFromIso(rightDay, today)}`

/** What an answer has just changed. */
export function mistakeChangeLabel(
  rightDay: string | null,
  isKnown: boolean,
  today: string,
): string {
  if (!isKnown) return 'Ostaje na popisu. Pokušaj opet kad poželiš.'
  if (rightDay === null) return 'Prvi put točno! Još jedan točan odgovor neki drugi dan i odlazi.'
  return rightDay < today
    ? 'Točno i drugi dan: naučeno! Ovo odlazi s popisa.'
    : 'Ovo je danas već bilo točno. Ponovi neki drugi dan.'
}
