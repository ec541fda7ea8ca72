import type { KeyPoint } from '@/lib/content/curriculum/tables'
import { checkFile } from '../import/schemas'
import { checkYaml } from '../export/yaml'
import type { Notes } from '@/lib/content/questions/gift/notes'
import type { OpenQuestion } from './model'

/** Marks an essay of Moodle or GIFT as an open question. */
export const OPEN_TAG = 'provjera'

const DIVIDER = ' | '
/** Characters that would end a tag (`]`) or a list item (a line break), escaped. */
const ENCODED = /%(?=25|5D|0A|3C|3E|60)|[\]\n<>`]/g

/** A key point on one line: `sunce zagrijava vodu | sunce; zagrijava`. */
export function pointLine({ point, words }: KeyPoint): string {
  const named = words || point.includes(DIVIDER) ? `${DIVIDER}${wordsText(words)}` : ''
  return (point + named).replace(ENCODED, encodeURIComponent)
}

/** Reverses `pointLine`. */
export function pointOf(line: string): KeyPoint {
  const text = line.replace(/%(?:25|5D|0A|3C|3E|60)/g, decodeURIComponent)
  const end = text.lastIndexOf(DIVIDER.trimEnd())
  if (end < 0) return { point: text.trim() }
  return { point: text.slice(0, end).trim(), ...wordsOf(text.slice(end + DIVIDER.length - 1)) }
}

/** The words that identify a key point. Commas don't separate: they may be decimal commas. */
export const wordsText = (words: string[] = []): string => words.join('; ')

export function wordsOf(text: string): Pick<KeyPoint, 'words'> {
  const words = text
    .split(';')
    .map((word) => word.trim())
    .filter(Boolean)
  return words.length ? { words } : {}
}

/** Accepts an essay as an open question if it has a model answer and key points. */
export function essayAsOpen(open: OpenQuestion, notes: Notes): OpenQuestion | null {
  if (open.modelAnswer && open.keyPoints.length) return open
  notes.fail(
    'Esej je u Iskri otvoreno pitanje. Treba mu uzoran odgovor (opći osvrt) i popis ključnih točaka.',
  )
  return null
}

/** Adds an open question's faults by the rules of the content format. */
export function checkOpenQuestion(question: OpenQuestion, notes: Notes): void {
  const { error } = checkFile.safeParse(checkYaml([question]))
  for (const { message } of error?.issues ?? []) notes.fail(message)
}
