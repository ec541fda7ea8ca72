import type { QuestionKind } from '@/lib/content/questions/model'

/** The sheet with the questions, in exports and in the template. */
export const QUESTION_SHEET = 'Pitanja'
/** Sheets of the template that imports skip. */
export const EXAMPLE_SHEET = 'Primjeri'
export const HELP_SHEET = 'Upute'

/** The columns before the answers, with widths in characters. */
export const QUESTION_COLUMNS = {
  lesson: { title: 'Lekcija', width: 24 },
  lessonTitle: { title: 'Naslov lekcije', width: 24 },
  key: { title: 'Ključ', width: 20 },
  kind: { title: 'Vrsta', width: 18 },
  text: { title: 'Pitanje', width: 50 },
  explanation: { title: 'Objašnjenje', width: 40 },
  bonus: { title: 'Bonus', width: 8 },
  numbers: { title: 'Brojevi', width: 24 },
  calculation: { title: 'Račun', width: 16 },
  unit: { title: 'Jedinica', width: 10 },
  line: { title: 'Pravac', width: 16 },
  places: { title: 'Mjesta', width: 20 },
  capitals: { title: 'Velika slova', width: 12 },
  knowledge: { title: 'Baza znanja', width: 12 },
  draft: { title: 'Nacrt', width: 8 },
  hint1: { title: 'Uputa 1', width: 30 },
  hint2: { title: 'Uputa 2', width: 30 },
  hint3: { title: 'Uputa 3', width: 30 },
} as const
export type QuestionColumn = keyof typeof QUESTION_COLUMNS

/** The columns of the hints, in order. */
export const HINT_COLUMNS = ['hint1', 'hint2', 'hint3'] as const

/** The columns of one answer; titles end in the answer's number. */
export const ANSWER_COLUMNS = {
  text: { title: 'Odgovor', width: 28 },
  worth: { title: 'Vrijedi', width: 12 },
  reason: { title: 'Zašto', width: 36 },
  pair: { title: 'Par', width: 20 },
} as const
export type AnswerColumn = keyof typeof ANSWER_COLUMNS

/** Names of question kinds in the kind column. */
export const KIND_WORDS: Record<QuestionKind, string> = {
  single: 'jedan točan',
  several: 'više točnih',
  'true-false': 'točno ili netočno',
  short: 'kratki odgovor',
  number: 'broj',
  matching: 'spajanje',
  ordering: 'poredak',
  groups: 'skupine',
  gaps: 'praznine',
  line: 'pravac',
  spot: 'mjesta na slici',
}

/** The kind of an open question: answers are key points, pairs are their words. */
export const OPEN_KIND = 'otvoreno pitanje'

/** Prefix of a required unit, as in `samo cm`. */
export const REQUIRED_UNIT_PREFIX = 'samo'

/** Allowed values of the kind column. */
export const KIND_CHOICES = [...Object.values(KIND_WORDS), OPEN_KIND]

/** Values of the weight column besides percentages. */
export const RIGHT_WORD = 'točno'
export const WRONG_WORD = 'netočno'

/** Values of the pair column for a gap's answers, unless they are simply typed. */
export const GAP_WAYS = { chosen: 'ponuđeno', capitals: 'velika slova' } as const

/** The two answers of a true/false statement. */
export const TRUE_WORD = 'Točno'
export const FALSE_WORD = 'Netočno'

/** The cells of one answer; empty texts are empty cells. */
export type AnswerCells = Partial<Record<AnswerColumn, string>> & {
  /** The cell's text without its formatting, for answers that pupils type. */
  plain?: string
}
/** The cells of a question's row. */
export type QuestionCells = Partial<Record<QuestionColumn, string>> & { answers: AnswerCells[] }
