import { LESSONS } from '@/lib/content/curriculum/nouns'
import { daysBetween } from '@/lib/platform/hr/dates'
import { DAY_FORMS } from '@/lib/platform/hr/durations'
import { counted } from '@/lib/platform/hr/plurals'
import { MASTERY } from '@/lib/learning/mastery/limits'
import type { Mastery } from '@/lib/learning/mastery/model'

/** How well a lesson is known, in words. */
export const masteryWords = ({ right, isMastered }: Mastery): string =>
  isMastered ? 'Savladano' : `Na putu: ${right} od ${MASTERY.right}`

/** Why a lesson is mastered or not: „Točno 8 od zadnjih 10, zadnji put prije 3 dana.” */
export function masteryReason({ right, of, lastDay }: Mastery, today: string): string {
  const days = daysBetween(lastDay, today)
  const last = days <= 0 ? 'danas' : days === 1 ? 'jučer' : `prije ${counted(days, DAY_FORMS)}`
  const goal = right < MASTERY.right ? ` Za savladano treba ${MASTERY.right}.` : ''
  const share = of === 1 ? `Točno ${right} od 1` : `Točno ${right} od zadnjih ${of}`
  return `${share}, zadnji put ${last}.${goal}`
}

/** How many lessons of a textbook are mastered. */
export const masteredCountWords = (mastered: number, all: number): string =>
  mastered === all ? `Savladano sve: ${counted(all, LESSONS)}` : `Savladano: ${mastered} od ${all}`
