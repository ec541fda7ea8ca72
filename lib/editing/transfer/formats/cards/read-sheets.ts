import type { Sheet } from '@/lib/platform/archives/read-sheets'
import { ImportNotes } from '@/lib/content/questions/gift/notes'
import { MOST_ROWS, TOO_MANY_CARDS, type ReadUpload } from '../model'
import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { cellText } from '../sheet/cell-text'
import { assertCardTable, findSideColumns } from './columns'
import { convertCards, type RawCard } from './convert-cards'
import { cardsOfRecords } from './of-records'
import type { CardRow } from './records'

/** Share of a sheet's rows that must have two filled columns. */
const LEAST_SHARE = 0.6

type Read = { records: CardRow[]; errors: Map<CardRow, string[]> }

/** Cards of all two-column sheets. Null when there are none. */
export async function readCardSheets(
  sheets: Sheet[],
): Promise<Pick<ReadUpload, 'format' | 'cards' | 'notes'> | null> {
  const filled = sheets.filter(({ rows }) => rows.length)
  const read = filled.map((sheet) => ({ name: sheet.name, ...recordsIn(sheet) }))
  const own = read.filter(isOfCards)
  if (!own.length) {
    for (const { name, records } of read) assertCardTable(records, `list „${name}” s karticama`)
    return null
  }
  const notes = read
    .filter((one) => !own.includes(one))
    .map(({ name }) => `List „${name}” nije uvezen: nema dva stupca.`)
  const cards: RawCard[] = []
  for (const { records, errors } of own) {
    const ofSheet = cardsOfRecords(records, { isHtml: null, cutBy: 'ćelijama', errors })
    cards.push(...ofSheet.cards)
    notes.push(...ofSheet.notes)
  }
  if (cards.length > MOST_ROWS) throw new UnreadableUpload(TOO_MANY_CARDS)
  return { format: 'cardSheet', cards: await convertCards(cards), notes }
}

/** Empty sides of rows that end early. */
const EMPTY = ['', '']

function recordsIn({ rows }: Sheet): Read {
  const errors: Read['errors'] = new Map()
  // A sheet may begin to the right of its first column.
  const start = rows.reduce((least, { cells }) => {
    const place = cells.findIndex((cell) => cell !== null)
    return place < 0 ? least : Math.min(least, place)
  }, Infinity)
  const records = rows.map(({ number: line, cells }) => {
    const notes = new ImportNotes()
    const texts = cells.slice(start).map((cell) => cellText(cell, notes))
    const columns = [...texts, ...EMPTY.slice(texts.length)]
    const record = { line, columns }
    if (notes.errors.length) errors.set(record, notes.errors)
    return record
  })
  return { records: records.filter(({ columns }) => columns.some(Boolean)), errors }
}

function isOfCards({ records, errors }: Read): boolean {
  if (findSideColumns(records).head) return true
  const pairs = records.filter((record) => {
    const [front, back, ...more] = record.columns
    // An unreadable cell still counts as filled.
    return ((front && back) || errors.has(record)) && !more.some(Boolean)
  })
  return records.length > 0 && pairs.length >= records.length * LEAST_SHARE
}
