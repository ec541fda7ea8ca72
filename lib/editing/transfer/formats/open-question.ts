import type { KeyPoint } from '@/lib/content/curriculum/tables'
import { openQuestionsFileSchema } from '../import/schemas'
import { toOpenQuestionsFile } from '../export/yaml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import type { OpenQuestion } from './model'

/** Marks an essay of Moodle or GIFT as an open question. */
export const OPEN_QUESTION_TAG = 'provjera'

const DIVIDER = ' | '
/** Characters that would end a tag (`]`) or a list item (a line break), escaped. */
const ENCODED = /%(?=25|5D|0A|3C|3E|60)|[\]\n<>`]/g

/** A key point on one line: `sunce zagrijava vodu | sunce; zagrijava`. */
export function toPointLine({ point, words }: KeyPoint): string {
  const named = words || point.includes(DIVIDER) ? `${DIVIDER}${joinWords(words)}` : ''
  return (point + named).replace(ENCODED, encodeURIComponent)
}

/** Reverses `toPointLine`. */
export function parsePointLine(line: string): KeyPoint {
  const text = line.replace(/%(?:25|5D|0A|3C|3E|60)/g, decodeURIComponent)
  const end = text.lastIndexOf(DIVIDER.trimEnd())
  if (end < 0) return { point: text.trim() }
  return { point: text.slice(0, end).trim(), ...parseWords(text.slice(end + DIVIDER.length - 1)) }
}

/** The words that identify a key point. Commas don't separate: they may be decimal commas. */
export const joinWords = (words: string[] = []): string => words.join('; ')

export function parseWords(text: string): Pick<KeyPoint, 'words'> {
  const words = text
    .split(';')
    .map((word) => word.trim())
    .filter(Boolean)
  return words.length ? { words } : {}
}

/** Accepts an essay as an open question if it has a model answer and key points. */
export function essayAsOpen(open: OpenQuestion, notes: ImportNotes): OpenQuestion | null {
  if (open.modelAnswer && open.keyPoints.length) return open
  notes.fail(
    'Esej je u Iskri otvoreno pitanje. Treba mu uzoran odgovor (opći osvrt) i popis ključnih točaka.',
  )
  return null
}

/** Adds an open question's faults by the rules of the content format. */
export function checkOpenQuestion(question: OpenQuestion, notes: ImportNotes): void {
  const { error } = openQuestionsFileSchema.safeParse(toOpenQuestionsFile([question]))
  for (const { message } of error?.issues ?? []) notes.fail(message)
}
