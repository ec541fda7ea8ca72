import { ShownNumber } from '@/lib/archives/number-format'
import { CellError, type Cell } from '@/lib/archives/read-sheets'
import type { Notes } from '@/lib/questions/gift/notes'

const DATE =
  'Program za tablice pretvorio je jednu ćeliju u datum. Oblikuj je kao tekst i upiši ponovno.'

/** Spreadsheets keep fifteen digits of a number. */
const MOST_DIGITS = 1e15
const ROUNDED =
  'Program za tablice zaokružio je dugačak broj. Oblikuj ćeliju kao tekst i upiši ponovno.'

/** The text of a cell as its author sees it. */
export function cellText(cell: Cell | undefined, notes: Notes): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'Točno' : 'Netočno'
  if (cell instanceof ShownNumber) return cell.shown
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
  return cell.replace(/\r\n?/g, '\n').trim()
}
