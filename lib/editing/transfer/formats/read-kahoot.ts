import { FormattedNumber } from '@/lib/platform/archives/number-format'
import { textOfTextCell, type Cell, type Sheet } from '@/lib/platform/archives/read-sheets'
import { evenWeights, createConvertingNotes, convertPlainText } from './foreign-text-to-markdown'
import { assignKeysAndCheck } from './assign-keys-and-check'
import { DEFAULT_QUESTION_FIELDS, type UploadEntry } from './model'
import { cellMarkdown } from './sheet/cell-text'
import type { ReadSheets } from './sheet/read'

/** Columns of Kahoot's template, found by their titles, which vary slightly. */
type Columns = { head: number; question: number; answers: number[]; correct: number }

/** Finds the columns of Kahoot's import template. Null for any other sheet. */
function kahootColumns({ rows }: Sheet): Columns | null {
  for (const { number, cells } of rows.slice(0, 20)) {
    const heads = cells.map((cell) => textOfTextCell(cell).trim())
    const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head))
    const columns = { question: at(/^question\b/i), correct: at(/^correct answer/i) }
    const answers = heads.flatMap((head, index) => (/^answer \d/i.test(head) ? index : []))
    if (columns.question >= 0 && columns.correct >= 0 && answers.length > 1) {
      return { head: number, ...columns, answers }
    }
  }
  return null
}

/** Reads Kahoot's filled-in template among the sheets. Null without one. */
export function readKahootSheets(sheets: Sheet[]): ReadSheets | null {
  for (const sheet of sheets) {
    const columns = kahootColumns(sheet)
    if (columns)
      return { rows: assignKeysAndCheck(entriesOf(sheet, columns)), notes: [], head: columns.head }
  }
  return null
}

function* entriesOf({ rows }: Sheet, columns: Columns): Generator<UploadEntry> {
  for (const { number: line, cells } of rows) {
    if (line <= columns.head) continue
    const notes = createConvertingNotes()
    const shown = (column: number) => cellMarkdown(cells[column], notes, convertPlainText)
    const text = shown(columns.question)
    const all = columns.answers.map(shown)
    if (!text && !all.some(Boolean)) continue
    const right = placesIn(cells[columns.correct] ?? null)
    if (!right.length) notes.fail('Stupac „Correct answer(s)” ne kaže koji je odgovor točan.')
    for (const place of right)
      if (place > all.length)
        notes.fail(`Stupac „Correct answer(s)” navodi odgovor ${place}, kojeg u tablici nema.`)
    const options = all.map((option, index) => ({ option, isRight: right.includes(index + 1) }))
    if (options.some(({ option, isRight }) => isRight && !option)) {
      notes.fail('Odgovor koji je označen kao točan nema tekst.')
    }
    const given = options.filter(({ option }) => option)
    const isSingle = right.length === 1
    const weights = evenWeights(given.map(({ isRight }) => isRight))
    const choices = given.map(({ option, isRight }, index) => ({
      text: option,
      weight: isSingle ? (isRight ? 100 : 0) : (weights[index] ?? 0),
      feedback: null,
    }))
    const body = { kind: isSingle ? ('single' as const) : ('several' as const), choices }
    const draft = { ...DEFAULT_QUESTION_FIELDS, key: null, text, body }
    yield { line, lesson: null, draft, notes }
  }
}

/** Numbers of the right answers. Croatian spreadsheets turn `1,3` into the number 1.3. */
function placesIn(cell: Cell): number[] {
  const named = cell instanceof FormattedNumber ? cell.value : textOfTextCell(cell) || cell
  const isText = typeof named === 'string' || typeof named === 'number'
  return isText ? [...new Set((String(named).match(/[1-9]/g) ?? []).map(Number))] : []
}
