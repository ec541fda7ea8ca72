import {
  COMMON_FORMATS,
  readNumberFormat,
  toFormattedNumber,
  withoutFloatNoise,
  type NumberFormat,
  type FormattedNumber,
} from './number-format'
import { applyRunProperty, emptyRun, joinRuns, FormattedText, runsOf, type Run } from './rich-text'
import { UnreadableUpload } from './unzip'
import { readXml, walkXml, type XmlElement } from './xml'

/** The error value of a formula, such as `#NAME?`. */
export class CellError {
  constructor(readonly shown: string) {}
}

/** The value of a cell. A date may be a text such as 1/2 that the spreadsheet has converted. */
export type Cell =
  string | number | boolean | Date | CellError | FormattedNumber | FormattedText | null

/** Rows with content, numbered from 1. */
export type Sheet = { name: string; rows: { number: number; cells: Cell[] }[] }

const MAX_COLUMN = 200
/**
 * Maximum number of cells in a workbook, including empty cells before others: each takes memory.
 */
const MAX_CELLS = 300_000

type Files = ReadonlyMap<string, Uint8Array>

/**
 * The sheets of an unpacked workbook (ECMA-376), in order. Formulas have their last computed value.
 */
export async function readSheets(files: Files): Promise<Sheet[]> {
  const workbook = await partOf(files, 'xl/workbook.xml')
  if (!workbook.length) throw new UnreadableUpload('Datoteka nije radna knjiga (XLSX).')
  const relations = await partOf(files, 'xl/_rels/workbook.xml.rels')
  const targets = new Map(relations.map(({ attributes: { Id = '', Target = '' } }) => [Id, Target]))
  const texts = await readTexts(files)
  const styles = await stylesOf(files)
  const sheets: Sheet[] = []
  const count = { cells: 0 }
  for (const { attributes } of childrenNamed(workbook, 'sheets')) {
    const id = attributes['r:id'] ?? attributes.id ?? ''
    const target = targets.get(id) ?? ''
    // A second sheet that refers to the same part would only be read again.
    targets.delete(id)
    const source = textOf(files, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    const rows = source ? await readRows(source, texts, styles, count) : []
    sheets.push({ name: attributes.name ?? '', rows })
  }
  return sheets
}

function textOf(files: Files, name: string): string {
  const text = Buffer.from(files.get(name) ?? [])
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  refuseLongCell(text)
  return text
}

/**
 * Twice the capacity of a cell in Excel; the parser takes seconds for texts of many millions of
 * characters.
 */
const MAX_CELL_LENGTH = 65_534

function refuseLongCell(xml: string): void {
  for (let last = 0, next = 0; next < xml.length; last = next) {
    const found = xml.indexOf('<', last + 1)
    next = found < 0 ? xml.length : found
    if (next - last > MAX_CELL_LENGTH) throw new UnreadableUpload('Jedna je ćelija preduga.')
  }
}

async function partOf(files: Files, name: string): Promise<XmlElement[]> {
  const source = textOf(files, name)
  return source ? (await readXml(source)).elements : []
}

const childrenNamed = (elements: XmlElement[], name: string): XmlElement[] =>
  elements.find((element) => element.name === name)?.children ?? []

/** Decodes characters written as codes, such as `_x000D_`. */
const decoded = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

type Text = string | FormattedText

const readTexts = async (files: Files): Promise<Text[]> =>
  (await partOf(files, 'xl/sharedStrings.xml')).map((element) => textOfRuns(runsOf(element)))

const textOfRuns = (runs: Run[]): Text =>
  joinRuns(runs.map((run) => ({ ...run, text: decoded(run.text) })))

/** Numbers of the built-in formats of dates and percentages. */
const DATE_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]
const PERCENT_FORMATS = [9, 10]

/** Indices of cell styles that show a number as something else. */
type Styles = {
  dates: ReadonlySet<number>
  percents: ReadonlySet<number>
  formats: ReadonlyMap<number, NumberFormat>
}

async function stylesOf(files: Files): Promise<Styles> {
  const styles = await partOf(files, 'xl/styles.xml')
  const [isDate, isPercent] = [new Set(DATE_FORMATS), new Set(PERCENT_FORMATS)]
  const known = new Map(COMMON_FORMATS)
  for (const { attributes } of childrenNamed(styles, 'numFmts')) {
    const code = (attributes.formatCode ?? '').replace(/\[[^\]]*\]|"[^"]*"|\\./g, '')
    const id = Number(attributes.numFmtId)
    if (/[dmyh]/i.test(code)) isDate.add(id)
    else if (code.includes('%')) isPercent.add(id)
    else {
      const format = readNumberFormat(attributes.formatCode ?? '')
      if (format) known.set(id, format)
    }
  }
  const used = childrenNamed(styles, 'cellXfs').map(({ attributes }) => Number(attributes.numFmtId))
  const which = (formats: Set<number>) =>
    new Set(used.flatMap((format, style) => (formats.has(format) ? style : [])))
  const formats = new Map<number, NumberFormat>()
  for (const [style, id] of used.entries()) {
    const format = known.get(id)
    if (format) formats.set(style, format)
  }
  return { dates: which(isDate), percents: which(isPercent), formats }
}

async function readRows(
  source: string,
  texts: Text[],
  styles: Styles,
  count: { cells: number },
): Promise<Sheet['rows']> {
  const rows: Sheet['rows'] = []
  let row: Sheet['rows'][number] = { number: 0, cells: [] }
  let cell = { column: 0, type: '', style: 0, value: '', isOpen: false, runs: [emptyRun()] }
  let inValue = false
  await walkXml(source, {
    open(name, attributes) {
      if (name === 'row') row = { number: Number(attributes.r ?? row.number + 1), cells: [] }
      if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : row.cells.length
        const style = Number(attributes.s ?? 0)
        cell = { column, type: attributes.t ?? 'n', style, value: '', isOpen: true, runs: [] }
      }
      if (cell.isOpen && (name === 'r' || (name === 't' && !cell.runs.length)))
        cell.runs.push(emptyRun())
      const run = cell.isOpen ? cell.runs.at(-1) : undefined
      if (run) applyRunProperty(run, name, attributes)
      inValue = cell.isOpen && (name === 'v' || name === 't')
    },
    text(part) {
      if (!inValue) return
      cell.value += part
      const run = cell.runs.at(-1)
      if (run) run.text += part
    },
    close(name) {
      inValue = false
      if (name === 'c') {
        cell.isOpen = false
        const value = valueOf(cell, texts, styles)
        if (value === null || cell.column >= MAX_COLUMN) return
        count.cells += Math.max(1, cell.column + 1 - row.cells.length)
        if (count.cells > MAX_CELLS) throw new UnreadableUpload('U tablici je previše ćelija.')
        while (row.cells.length < cell.column) row.cells.push(null)
        row.cells[cell.column] = value
      }
      if (name === 'row' && row.cells.length) rows.push(row)
    },
  })
  return rows
}

/** The column of an address such as AB12, counted from 0. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? 'A'
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf(
  { type, style, value, runs }: { type: string; style: number; value: string; runs: Run[] },
  texts: Text[],
  { dates, percents, formats }: Styles,
): Cell {
  if (value === '') return null
  if (type === 's') return texts[Number(value)] ?? null
  if (type === 'inlineStr') return textOfRuns(runs)
  if (type === 'str') return decoded(value)
  if (type === 'b') return value === '1'
  if (type === 'e') return new CellError(value)
  if (type === 'd') return new Date(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return null
  if (dates.has(style)) return new Date(Math.round((number - UNIX_DAY) * DAY_MS))
  if (percents.has(style)) return percentText(number)
  const format = formats.get(style)
  return format ? toFormattedNumber(number, format) : withoutFloatNoise(number)
}

/** A stored 0.5 as 50 %, as the author sees it, without floating-point noise. */
const percentText = (number: number): string =>
  `${String(Number((number * 100).toPrecision(12))).replace('.', ',')} %`

/** Days from the first day of a workbook's calendar to the Unix epoch. */
const UNIX_DAY = 25_569
const DAY_MS = 86_400_000

/** The plain text of a cell, without formatting; empty for a cell that is no text. */
export const textOfTextCell = (cell: Cell | undefined): string =>
  cell instanceof FormattedText ? cell.text : typeof cell === 'string' ? cell : ''
