import 'server-only'
import writeXlsxFile from 'write-excel-file/node'
import { isRecord } from './as-record'
import type { Section, Value } from './model'
import { toWords } from './words'

/** One sheet a section, its first row the names of the columns. Texts are texts, never formulas. */
export async function toWorkbook(sections: Section[]): Promise<Uint8Array<ArrayBuffer>> {
  const names = namesIn(sections)
  const sheets = sections.map(({ name, rows }) => ({
    sheet: name,
    data: [
      columnsOf(rows).map((column) => ({
        value: column,
        type: String,
        fontWeight: 'bold' as const,
      })),
      ...rows.map((row) =>
        columnsOf(rows).map((column) => toCell(toWords(column, row[column] ?? null, names))),
      ),
    ],
  }))
  return new Uint8Array(await writeXlsxFile(sheets).toBuffer())
}

/** The columns that are for people; what programs read is in the JSON file. */
const columnsOf = (rows: Section['rows']): string[] =>
  Object.keys(rows[0] ?? { 'Nema podataka': null }).filter((column) => !isRecord(column))

/** First names of the family by id: sheets name people by them. */
function namesIn(sections: Section[]): Map<Value, Value> {
  const people = sections.filter(({ name }) => name === 'Roditelj' || name === 'Djeca')
  return new Map(
    people.flatMap(({ rows }) => rows.map(({ oznaka = null, ime = null }) => [oznaka, ime])),
  )
}

function toCell(value: Value) {
  if (value === null) return null
  if (typeof value === 'number') return { value, type: Number }
  return { value: String(value), type: String }
}
