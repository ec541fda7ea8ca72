import type { SubjectArea } from '@/lib/content/curriculum/model'

/** The drawings of fun quizzes (`slika` in kviz.yaml, docs/content-format.md). */
export const FUN_QUIZ_ICONS = [
  'zivotinje',
  'svemir',
  'hrvatska',
  'sport',
  'umjetnost',
  'zagonetke',
] as const
export type FunQuizIcon = (typeof FUN_QUIZ_ICONS)[number]

/** The subject area whose colours a quiz with this icon takes. */
export const AREA_OF_ICON: Record<FunQuizIcon, SubjectArea> = {
  zivotinje: 'biologija',
  svemir: 'fizika',
  hrvatska: 'geografija',
  sport: 'povijest',
  umjetnost: 'informatika',
  zagonetke: 'matematika',
}
