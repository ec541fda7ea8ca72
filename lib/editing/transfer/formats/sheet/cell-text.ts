import { FormattedNumber } from '@/lib/platform/archives/number-format'
import { CellError, type Cell } from '@/lib/platform/archives/read-sheets'
import { FormattedText } from '@/lib/platform/archives/rich-text'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { richMarkdown } from './rich-cell'

const DATE =
  'Program za tablice pretvorio je jednu ćeliju u datum. Oblikuj je kao tekst i upiši ponovno.'

/** Spreadsheets keep fifteen digits of a number. */
const MOST_DIGITS = 1e15
const ROUNDED =
  'Program za tablice zaokružio je dugačak broj. Oblikuj ćeliju kao tekst i upiši ponovno.'

/** A cell's text as the author sees it. */
export const cellText = (cell: Cell | undefined, notes: ImportNotes): string =>
  cellMarkdown(cell instanceof FormattedText ? cell.text : cell, notes)

/**
 * A cell's text with its formatting as Markdown.
 * @param escape for text whose Markdown characters are literal
 */
export function cellMarkdown(
  cell: Cell | undefined,
  notes: ImportNotes,
  escape = (text: string): string => text,
): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'Točno' : 'Netočno'
  if (cell instanceof FormattedNumber) return cell.shown
  if (typeof cell === 'number') {
    if (Math.abs(cell) >= MOST_DIGITS) notes.fail(ROUNDED)
    return String(cell).replace('.', ',')
  }
  if (cell instanceof CellError) {
    notes.fail(`Ćelija pokazuje pogrešku ${cell.shown}. Oblikuj je kao tekst i upiši ponovno.`)
    return ''
  }
  if (cell instanceof Date) {
    notes.fail(DATE)
    return ''
  }
  const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim()
  return cell instanceof FormattedText
    ? lines(richMarkdown(cell, notes, escape))
    : escape(lines(cell))
}
