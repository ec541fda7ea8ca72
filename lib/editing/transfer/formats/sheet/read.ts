import { FormattedNumber, withoutFloatNoise } from '@/lib/platform/archives/number-format'
import { textOfTextCell, type Cell, type Sheet } from '@/lib/platform/archives/read-sheets'
import { FormattedText } from '@/lib/platform/archives/rich-text'
import { fold } from '@/lib/platform/hr/fold'
import { ImportNotes } from '@/lib/content/questions/gift/notes'
import { toHint } from '@/lib/content/questions/hints'
import { questionTextFromFile } from '@/lib/content/questions/kinds/gift'
import { splitDefinitions } from '@/lib/content/questions/numbers/plan'
import { assignKeysAndCheck } from '../assign-keys-and-check'
import type { UploadEntry, ReadRow } from '../model'
import { cellMarkdown, cellText } from './cell-text'
import {
  ANSWER_COLUMNS,
  EXAMPLE_SHEET,
  QUESTION_COLUMNS,
  HINT_COLUMNS,
  HELP_SHEET,
  type AnswerCells,
  type AnswerColumn,
  type QuestionColumn,
  type QuestionCells,
} from './columns'
import { bodyOfCells, openQuestionOfCells } from './from-cells'

type Place =
  { part: 'head'; name: QuestionColumn } | { part: 'answer'; name: AnswerColumn; at: number }

/** The meaning of each column, and the titles of unknown columns. */
type SheetColumns = { head: number; places: Map<number, Place>; unknown: string[] }

const NAMED_COLUMNS = 20

const ANSWER_TITLE = /^(.*?)\s*(\d{1,2})$/

/** Rows searched for the titles; headings may precede them. */
const FIRST_ROWS = 20

/** Finds the columns of a question sheet by their titles. Null for another sheet. */
function sheetColumns({ rows }: Sheet): SheetColumns | null {
  for (const row of rows.slice(0, FIRST_ROWS)) {
    const columns = columnsOf(row)
    if (columns) return columns
  }
  return null
}

function columnsOf(row: Sheet['rows'][number]): SheetColumns | null {
  const places = new Map<number, Place>()
  const unknown: string[] = []
  for (const [column, cell] of row.cells.entries()) {
    const place = placeOf(cell)
    if (place) places.set(column, place)
    else if (cell !== null) unknown.push(textOfTextCell(cell) || String(cell))
  }
  const names = [...places.values()].map(({ name }) => name)
  const isOne = names.includes('text') && names.includes('kind')
  return isOne ? { head: row.number, places, unknown } : null
}

function placeOf(cell: Cell): Place | null {
  const shown = textOfTextCell(cell)
  if (!shown) return null
  const named = <Name extends string>(columns: Record<Name, { title: string }>, title: string) =>
    (Object.keys(columns) as Name[]).find(
      (name) => fold(columns[name].title) === fold(title.trim()),
    )
  const head = named(QUESTION_COLUMNS, shown)
  if (head) return { part: 'head', name: head }
  const [, title = '', number] = ANSWER_TITLE.exec(shown.trim()) ?? []
  const answer = named(ANSWER_COLUMNS, title)
  return answer && number ? { part: 'answer', name: answer, at: Number(number) - 1 } : null
}

/** The rows of all sheets, and notes about the parts that were not read. */
export type ReadSheets = {
  rows: Promise<ReadRow[]>
  notes: string[]
  /** The row of titles, when only one sheet is read. */
  head?: number
}

/** Reads all question sheets except the template's examples. Null without any. */
export function readQuestionSheets(sheets: Sheet[]): ReadSheets | null {
  const wanted = sheets.filter(({ name }) => name !== EXAMPLE_SHEET && name !== HELP_SHEET)
  const read = wanted.map((sheet) => ({ sheet, columns: sheetColumns(sheet) }))
  if (!read.some(({ columns }) => columns)) return null
  const notes = read.flatMap(({ sheet, columns }) => {
    if (!columns)
      return sheet.rows.length
        ? [`List „${sheet.name}” nije uvezen: nema stupce iz predloška.`]
        : []
    const named = [...new Set(columns.unknown)].slice(0, NAMED_COLUMNS)
    return named.length
      ? [`Ovi stupci nisu uvezeni, Iskra ih ne poznaje: ${named.join(', ')}.`]
      : []
  })
  return { rows: assignKeysAndCheck(entriesOfAll(read)), notes }
}

function* entriesOfAll(
  read: { sheet: Sheet; columns: SheetColumns | null }[],
): Generator<UploadEntry> {
  for (const { sheet, columns } of read) if (columns) yield* entriesOf(sheet, columns)
}

function* entriesOf({ rows }: Sheet, { head, places }: SheetColumns): Generator<UploadEntry> {
  for (const { number: line, cells } of rows) {
    if (line <= head) continue
    const notes = new ImportNotes()
    const row = cellsOf(cells, places, notes)
    const { lesson = '', lessonTitle = '', key = '', text = '', kind = '' } = row
    if (![key, text, kind].some(Boolean) && !row.answers.length) continue
    const open = openQuestionOfCells(row)
    const body = open ? null : bodyOfCells(row, isYes('capitals', row, notes), notes)
    const hints = HINT_COLUMNS.flatMap((name) => toHint(row[name] ?? '') || [])
    const draft = body && {
      ...{ key: key || null, body, explanation: row.explanation || null },
      text: questionTextFromFile(text, body),
      isBonus: isYes('bonus', row, notes),
      numbers: row.numbers ? splitDefinitions(row.numbers).join('\n') : null,
      calculation: row.calculation || null,
      ...(hints.length && { hints }),
      ...(row.knowledge && { isInKnowledgeBase: isYes('knowledge', row, notes) }),
      ...(isYes('draft', row, notes) && { isDraft: true as const }),
    }
    const name = key || text || `Redak ${line}`
    const common = { line, lesson: lesson || lessonTitle || null, name, notes }
    yield { ...common, draft, ...(open && { open }) }
  }
}

/** Columns with Markdown. All other columns hold values to compare. */
const MARKDOWN: ReadonlySet<string> = new Set([
  ...['text', 'explanation', 'reason', 'pair'],
  ...HINT_COLUMNS,
])

function cellsOf(cells: Cell[], places: SheetColumns['places'], notes: ImportNotes): QuestionCells {
  const row: QuestionCells = { answers: [] }
  const answers = new Map<number, AnswerCells>()
  for (const [column, place] of places) {
    const cell = cells[column]
    const text =
      place.name === 'worth'
        ? worthText(cell, notes)
        : (MARKDOWN.has(place.name) ? cellMarkdown : cellText)(cell, notes)
    if (!text) continue
    if (place.part === 'head') row[place.name] = text
    else {
      const plain = place.name === 'text' && cell instanceof FormattedText && { plain: cell.text }
      answers.set(place.at, { ...answers.get(place.at), [place.name]: text, ...plain })
    }
  }
  const ordered = [...answers].toSorted(([a], [b]) => a - b)
  return { ...row, answers: ordered.map(([, answer]) => answer) }
}

/** Spreadsheets store 50 % as the number 0.5. */
function worthText(cell: Cell | undefined, notes: ImportNotes): string {
  const number = cell instanceof FormattedNumber ? cell.value : cell
  if (typeof number !== 'number') return cellText(cell, notes)
  return String(withoutFloatNoise(Math.abs(number) <= 1 ? number * 100 : number)).replace('.', ',')
}

function isYes(
  column: 'bonus' | 'knowledge' | 'draft' | 'capitals',
  { [column]: text = '' }: QuestionCells,
  notes: ImportNotes,
) {
  if (!text || fold(text) === 'ne' || fold(text) === 'netocno') return false
  if (!['da', 'x', '1', 'tocno', '5'].includes(fold(text)))
    notes.warn(`„${text}” u stupcu „${QUESTION_COLUMNS[column].title}” čita se kao „da”.`)
  return true
}
