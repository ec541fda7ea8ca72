import type { MascotPose } from '@/components/art/mascot'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import { QUESTIONS_PER_TEST } from '@/lib/learning/exams/limits'
import type { Mark } from '@/lib/learning/exams/marks'

export const MINUTE_FORMS: PluralForms = ['minuta', 'minute', 'minuta']

const MINUTE_MS = 60_000

/** In whole minutes: running seconds distract. */
export function timeLeftLabel(ms: number): string {
  if (ms <= 0) return 'Vrijeme je isteklo, predajem test...'
  if (ms < MINUTE_MS) return 'Još manje od minute'
  return `Još ${counted(Math.ceil(ms / MINUTE_MS), MINUTE_FORMS)}`
}

/**
 * What differs between attempts: the choice of questions, or only their order in a lesson with too
 * few to choose from.
 */
export const attemptVariationLabel = (questionCount: number): string =>
  questionCount < QUESTIONS_PER_TEST ? 'drugim redom' : 'drukčiji izbor'

/** „3. pitanje”, „3. i 5. pitanje”, „1., 3. i 5. pitanje”. */
export function questionListLabel(numbers: number[]): string {
  const ordinals = numbers.map((number) => `${number}.`)
  const last = ordinals.pop() ?? ''
  return `${ordinals.length > 0 ? `${ordinals.join(', ')} i ` : ''}${last} pitanje`
}

export const ENCOURAGEMENT: Record<Mark, { pose: MascotPose; text: string }> = {
  5: { pose: 'cheer', text: 'Odlično! Ovo gradivo znaš u prste.' },
  4: { pose: 'cheer', text: 'Vrlo dobro! Još malo i znaš sve.' },
  3: {
    pose: 'wave',
    text: 'Dobro ide! Pogledaj objašnjenja i sljedeći put znat ćeš još više.',
  },
  2: { pose: 'wave', text: 'Temelj je tu. Pitanja ispod pokazuju što još vrijedi ponoviti.' },
  1: {
    pose: 'read',
    text: 'Ovaj put nije išlo, i to je u redu. Uz skriptu i kviz sljedeći će put biti lakše.',
  },
}
