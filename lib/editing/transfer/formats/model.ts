import type { LibraryKind } from '../import/schemas'
import type { LessonNode } from '../import/model'
import type { Notes } from '@/lib/content/questions/gift/notes'
import type { ImportedQuestion } from '@/lib/content/questions/model'

/** A question of an uploaded file before it is checked; without a key it gets one of its text. */
export type Draft = Omit<ImportedQuestion, 'line' | 'key'> & { key: string | null }

/** Most questions or cards of one file. */
export const MOST_ROWS = 5_000
export const TOO_MANY_ROWS = `Datoteka ima više od ${MOST_ROWS} pitanja. Podijeli je na manje.`
export const TOO_MANY_CARDS = `Datoteka ima više od ${MOST_ROWS} kartica. Podijeli je na manje.`

/** An open question of the check: prompt, model answer and key points. */
export type OpenQuestion = LessonNode['checks'][number]

/** What stands at one place of a file; with neither question `notes` say why. */
export type Entry = {
  /** Line, row or number of the question, from 1. */
  line: number
  /** The lesson that the file names, by slug or title. */
  lesson: string | null
  draft: Draft | null
  open?: OpenQuestion
  /** What the report calls it where there is no question. */
  name?: string
  notes: Notes
}

/**
 * A checked question of the quiz or an open one of the check; neither where it can't be used. Without
 * what it `lacks` no pupil sees it.
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

/** The formats of an upload, by the name that the report gives them. */
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

/** A picture or a recording in a file, named in its texts by the address it is to have in the library. */
export type Embedded = {
  kind: LibraryKind
  slug: string
  name: string
  /** Empty where only the texts tell it. */
  alt: string
  bytes: Uint8Array<ArrayBuffer>
}

/** What a file of questions or cards holds; `notes` are sentences about all of it. */
export type ReadUpload = {
  format: FormatName
  rows: ReadRow[]
  cards: ReadCard[]
  embedded: Embedded[]
  notes: string[]
}

/** A draft without marks of the editor. */
export const PLAIN = { explanation: null, isBonus: false, numbers: null, calculation: null }
