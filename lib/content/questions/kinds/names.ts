/**
 * The names of all kinds, in the order of lists and exports. Apart from the schemas, because screens
 * that only list questions load no schema.
 */
export const QUESTION_KINDS = [
  'single',
  'several',
  'true-false',
  'short',
  'number',
  'matching',
  'ordering',
  'groups',
  'gaps',
  'line',
  'spot',
] as const

export type QuestionKind = (typeof QUESTION_KINDS)[number]
