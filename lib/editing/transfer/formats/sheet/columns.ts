import type { QuestionKind } from '@/lib/content/questions/model'

/** The sheet that holds the questions, in what is exported and in the template. */
export const QUESTION_SHEET = 'Pitanja'
/** Sheets of the template, which no import reads. */
export const EXAMPLE_SHEET = 'Primjeri'
export const HELP_SHEET = 'Upute'

/** The columns before those of the answers, with their widths in characters. */
export const HEAD_COLUMNS = {
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
  capitals: { title: 'Velika slova', width: 12 },
  knowledge: { title: 'Baza znanja', width: 12 },
  draft: { title: 'Nacrt', width: 8 },
} as const
export type HeadColumn = keyof typeof HEAD_COLUMNS

/** The columns of one answer; each has its number behind the title. */
export const ANSWER_COLUMNS = {
  text: { title: 'Odgovor', width: 28 },
  worth: { title: 'Vrijedi', width: 12 },
  reason: { title: 'Zašto', width: 36 },
  pair: { title: 'Par', width: 20 },
} as const
export type AnswerColumn = keyof typeof ANSWER_COLUMNS

/** What a column of kinds says. */
export const KIND_WORDS: Record<QuestionKind, string> = {
  single: 'jedan točan',
  several: 'više točnih',
  'true-false': 'točno ili netočno',
  short: 'kratki odgovor',
  number: 'broj',
  matching: 'spajanje',
  ordering: 'poredak',
}

/** The kind of an open question: its answers are key points, their pairs the words of each. */
export const OPEN_KIND = 'otvoreno pitanje'

/** In front of a unit that the question asks for: `samo cm`. */
export const ONLY = 'samo'

/** What a column of kinds may say. */
export const KIND_CHOICES = [...Object.values(KIND_WORDS), OPEN_KIND]

/** What a column of worth says beside a percentage. */
export const RIGHT = 'točno'
export const WRONG = 'netočno'

/** The statement's two answers. */
export const TRUE = 'Točno'
export const FALSE = 'Netočno'

/** One answer as its columns say it; empty texts are empty cells. */
export type AnswerCells = Partial<Record<AnswerColumn, string>> & {
  /** The text without its marks, for an answer that is typed. */
  plain?: string
}
/** A question as its row says it. */
export type QuestionCells = Partial<Record<HeadColumn, string>> & { answers: AnswerCells[] }
