import 'server-only'
import writeXlsxFile from 'write-excel-file/node'
import type { Section, Value } from './model'

/** One sheet a section, its first row the names of the columns. Texts are texts, never formulas. */
export async function toWorkbook(sections: Section[]): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = sections.map(({ name, rows }) => ({
    sheet: name,
    data: [
      Object.keys(rows[0] ?? { 'Nema podataka': null }).map((column) => ({
        value: column,
        type: String,
        fontWeight: 'bold' as const,
      })),
      ...rows.map((row) => Object.values(row).map(toCell)),
    ],
  }))
  return new Uint8Array(await writeXlsxFile(sheets).toBuffer())
}

function toCell(value: Value) {
  if (value === null) return null
  if (typeof value === 'boolean') return { value: value ? 'da' : 'ne', type: String }
  if (typeof value === 'number') return { value, type: Number }
  return { value: value instanceof Date ? value.toISOString() : value, type: String }
}
