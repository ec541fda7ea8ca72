import type { LibraryKind } from '../import/schemas'
import type { LessonNode } from '../import/model'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import type { ImportedQuestion } from '@/lib/content/questions/model'

/** An uploaded question before checks. Without a key, one is made from its text. */
export type UncheckedQuestion = Omit<ImportedQuestion, 'line' | 'key'> & { key: string | null }

/** Most questions or cards per file. */
export const MOST_ROWS = 5_000
export const TOO_MANY_ROWS = `Datoteka ima više od ${MOST_ROWS} pitanja. Podijeli je na manje.`
export const TOO_MANY_CARDS = `Datoteka ima više od ${MOST_ROWS} kartica. Podijeli je na manje.`

/** An open question of the check: prompt, model answer and key points. */
export type OpenQuestion = LessonNode['checks'][number]

/** One item of a file. Without a question, `notes` hold the reason. */
export type UploadEntry = {
  /** Number of the line, row or question, from 1. */
  line: number
  /** The lesson's slug or title in the file. */
  lesson: string | null
  draft: UncheckedQuestion | null
  open?: OpenQuestion
  /** Name in the report, when there is no question. */
  name?: string
  notes: ImportNotes
}

/**
 * A checked quiz question or open question; neither when it is unusable. A question that `lacks`
 * something stays hidden from pupils.
 */
export type ReadRow = {
  line: number
  lesson: string | null
  name: string
  question: ImportedQuestion | null
  open: OpenQuestion | null
  errors: string[]
  lacks: string[]
  warnings: string[]
}

export type ReadCard = {
  line: number
  front: string
  back: string
  errors: string[]
  warnings: string[]
}

/** Upload formats with their names in the report. */
export const FORMAT_NAMES = {
  gift: 'GIFT',
  moodle: 'Moodle XML',
  sheet: 'Excel (Iskrin predložak)',
  kahoot: 'Kahoot',
  aiken: 'Aiken',
  h5p: 'H5P',
  cards: 'Kartice (tekst)',
  cardSheet: 'Kartice (Excel)',
  ankiText: 'Kartice (tekst iz Ankija)',
  anki: 'Kartice (paket Ankija)',
} as const
export type FormatName = keyof typeof FORMAT_NAMES

/** A picture or recording inside a file. Texts refer to it by its future library address. */
export type EmbeddedFile = {
  kind: LibraryKind
  slug: string
  name: string
  /** Empty when only the texts describe it. */
  alt: string
  bytes: Uint8Array<ArrayBuffer>
}

/** An uploaded file's questions or cards; `notes` are about the whole file. */
export type ReadUpload = {
  format: FormatName
  rows: ReadRow[]
  cards: ReadCard[]
  embedded: EmbeddedFile[]
  notes: string[]
}

/** Defaults for questions of formats without editorial settings. */
export const DEFAULT_QUESTION_FIELDS = {
  explanation: null,
  isBonus: false,
  numbers: null,
  calculation: null,
}
