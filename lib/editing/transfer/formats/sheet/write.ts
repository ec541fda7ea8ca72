import {
  columnLetters,
  rowXml,
  sheetEndWithChoice,
  sheetStart,
  SHEET_END,
  workbookFilesExceptSheets,
} from '@/lib/platform/archives/sheet-xml'
import { incrementalZip } from '@/lib/platform/archives/zip'
import type { WriteChunk } from '@/lib/platform/temporary'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { GiftQuestion } from '../../export/write-gift'
import {
  ANSWER_COLUMNS,
  QUESTION_COLUMNS,
  KIND_CHOICES,
  QUESTION_SHEET,
  type AnswerColumn,
  type QuestionColumn,
} from './columns'
import type { OpenQuestion } from '../model'
import { toCells } from './to-cells'

/** A question with the lesson its row names. */
export type SheetQuestion = (GiftQuestion | OpenQuestion) & {
  lesson?: { slug: string; title: string }
}

const HEADS = Object.keys(QUESTION_COLUMNS) as QuestionColumn[]
const ANSWERS = Object.keys(ANSWER_COLUMNS) as AnswerColumn[]
const KIND_LETTER = columnLetters(HEADS.indexOf('kind'))
const FEWEST_ANSWERS = 6
const MOST_ROWS = 10_000

/** An additional sheet of plain text rows. */
export type TextSheet = { name: string; widths: number[]; rows: (string | null)[][] }

/** Writes a workbook of questions. No cell is a formula or becomes one when edited. */
export async function writeQuestionSheet(
  questions: SheetQuestion[],
  write: WriteChunk,
  others: TextSheet[] = [],
): Promise<void> {
  const zip = incrementalZip()
  const yieldToEventLoop = eventLoopYielder()
  const encoder = new TextEncoder()
  const { widths, rows } = questionRows(questions)
  const choice = sheetEndWithChoice(`${KIND_LETTER}2:${KIND_LETTER}${MOST_ROWS}`, KIND_CHOICES)
  const all = [
    { name: QUESTION_SHEET, widths, rows, end: choice },
    ...others.map((one) => ({ ...one, end: SHEET_END })),
  ]
  for (const [index, sheet] of all.entries()) {
    const file = zip.begin(`xl/worksheets/sheet${index + 1}.xml`)
    file.push(encoder.encode(sheetStart(sheet.widths)))
    let number = 0
    for (const row of sheet.rows) {
      number += 1
      file.push(encoder.encode(rowXml(row, number, number === 1 ? 'bold' : 'text')))
      await write(zip.taken())
      await yieldToEventLoop()
    }
    file.push(encoder.encode(sheet.end), true)
  }
  for (const [name, xml] of workbookFilesExceptSheets(all.map(({ name }) => name))) {
    zip.begin(name).push(encoder.encode(xml), true)
  }
  zip.end()
  await write(zip.taken())
}

/** Titles and rows of the questions. */
export function questionRows(questions: SheetQuestion[]) {
  const all = questions.map((question) => ({ ...toCells(question), ...lessonOf(question) }))
  const most = Math.max(FEWEST_ANSWERS, ...all.map(({ answers }) => answers.length))
  const places = Array.from({ length: most }, (_, at) => at)
  const heads = [
    ...HEADS.map((name) => QUESTION_COLUMNS[name].title),
    ...places.flatMap((at) => ANSWERS.map((name) => `${ANSWER_COLUMNS[name].title} ${at + 1}`)),
  ]
  const widths = [
    ...HEADS.map((name) => QUESTION_COLUMNS[name].width),
    ...places.flatMap(() => ANSWERS.map((name) => ANSWER_COLUMNS[name].width)),
  ]
  const rows = all.map((row) => [
    ...HEADS.map((name) => row[name] || null),
    ...places.flatMap((at) => ANSWERS.map((name) => row.answers[at]?.[name] || null)),
  ])
  return { widths, rows: [heads, ...rows] }
}

const lessonOf = ({ lesson }: SheetQuestion) =>
  lesson ? { lesson: lesson.slug, lessonTitle: lesson.title } : {}
