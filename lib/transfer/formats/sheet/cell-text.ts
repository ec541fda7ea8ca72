import type { Cell } from '@/lib/archives/read-sheets'
import type { Notes } from '@/lib/questions/gift/notes'

const DATE =
  'Program za tablice pretvorio je jednu ćeliju u datum. Oblikuj je kao tekst i upiši ponovno.'

/** The text of a cell as its author sees it. */
export function cellText(cell: Cell | undefined, notes: Notes): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'Točno' : 'Netočno'
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (cell instanceof Date) {
    notes.fail(DATE)
    return ''
  }
  return cell.replace(/\r\n?/g, '\n').trim()
}
