import type { CardRow } from './records'

/** Removes lines that start with # and hold no card, and reports their line numbers. */
export function separateComments(records: CardRow[]) {
  const isComment = ({ columns }: CardRow) => columns.length < 2 && columns[0]?.startsWith('#')
  const lines = records.filter(isComment).map(({ line }) => line)
  const notes = lines.length
    ? [
        `Redci koji počinju znakom # i nemaju dvije strane nisu kartice: ${lines.slice(0, NAMED).join(', ')}${lines.length > NAMED ? ', …' : ''}.`,
      ]
    : []
  return { kept: records.filter((record) => !isComment(record)), notes }
}

const NAMED = 10

/**
 * Quizlet does not quote multi-line backs: a line without a tab continues the previous back, with a
 * warning on that card.
 */
export function joinContinuationLines(records: CardRow[]) {
  const rows: CardRow[] = []
  const warnings = new Map<CardRow, string[]>()
  for (const record of records) {
    const last = rows.at(-1)
    if (record.columns.length > 1 || !last || last.columns.length < 2) {
      rows.push({ ...record, columns: [...record.columns] })
      continue
    }
    const [more = ''] = record.columns
    last.columns[last.columns.length - 1] += `\n${more}`
    const said = `Redak ${record.line} nema tabulatora, pa nastavlja stražnju stranu: „${more.trim().slice(0, 60)}”.`
    warnings.set(last, [...(warnings.get(last) ?? []), said])
  }
  return { rows, warnings }
}
