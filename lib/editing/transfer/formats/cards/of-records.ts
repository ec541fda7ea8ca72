import { headerRowNote, findSideColumns } from './columns'
import type { RawCard } from './convert-cards'
import type { CardRow } from './records'

type Options = {
  isHtml: boolean | null
  /** The separator's name, in the instrumental case. */
  cutBy: string
  /** Column titles when they are not a row of the table. */
  titles?: CardRow
  /** Errors per row. The sides of a row with errors are neither converted nor checked. */
  errors?: ReadonlyMap<CardRow, string[]>
  /** Warnings per row, in addition to those found in its sides. */
  warnings?: ReadonlyMap<CardRow, string[]>
}

/** Cards made from rows, and notes about the whole file. */
export function cardsOfRecords(records: CardRow[], options: Options) {
  const { isHtml, cutBy, titles, errors, warnings } = options
  const sides = findSideColumns(titles ? [titles] : records)
  const notes = sides.head && !titles ? [headerRowNote(sides.head, sides)] : []
  const cards = records.flatMap((record): RawCard | [] => {
    if (record === sides.head) return []
    const { line, columns } = record
    const [front = '', back = ''] = [columns[sides.front], columns[sides.back]]
    const hasMore = columns.some(
      (column, at) => at !== sides.front && at !== sides.back && column.trim(),
    )
    const cut = columns.length < 2 ? [`Redak nema dva stupca odvojena ${cutBy}.`] : []
    return {
      ...{ line, front, back, isHtml },
      errors: errors?.get(record) ?? cut,
      warnings: [
        ...(warnings?.get(record) ?? []),
        ...(hasMore ? ['Ostali stupci nisu uvezeni.'] : []),
      ],
    }
  })
  return { cards, notes }
}
