import type { SubjectArea } from '@/lib/content/model'
import type { FunQuizIcon } from './icons'

/** The colours of each quiz: those of a subject that is like it. */
export const AREA_OF: Record<FunQuizIcon, SubjectArea> = {
  zivotinje: 'biologija',
  svemir: 'fizika',
  hrvatska: 'geografija',
  sport: 'povijest',
  umjetnost: 'informatika',
  zagonetke: 'matematika',
}
