import { LESSONS } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import { MASTERY } from '@/lib/mastery/limits'
import type { Mastery } from '@/lib/mastery/model'

/** How well a lesson is known, in words. */
export const masteryWords = ({ right, isMastered }: Mastery): string =>
  isMastered ? 'Savladano' : `Na putu: ${right} od ${MASTERY.right}`

/** How many lessons of a textbook are mastered. */
export const masteredWords = (mastered: number, all: number): string =>
  mastered === all ? `Savladano sve: ${counted(all, LESSONS)}` : `Savladano: ${mastered} od ${all}`
