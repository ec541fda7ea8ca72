import { LESSONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { MASTERY } from '@/lib/learning/mastery/limits'
import type { Mastery } from '@/lib/learning/mastery/model'

/** How well a lesson is known, in words. */
export const masteryWords = ({ right, isMastered }: Mastery): string =>
  isMastered ? 'Savladano' : `Na putu: ${right} od ${MASTERY.right}`

/** How many lessons of a textbook are mastered. */
export const masteredWords = (mastered: number, all: number): string =>
  mastered === all ? `Savladano sve: ${counted(all, LESSONS)}` : `Savladano: ${mastered} od ${all}`
