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
