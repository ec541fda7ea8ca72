import 'server-only'
import writeXlsxFile from 'write-excel-file/node'
import type { Section, Value } from './model'
import { toWords } from './words'

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
      ...rows.map((row) =>
        Object.entries(row).map(([column, value]) => toCell(toWords(column, value))),
      ),
    ],
  }))
  return new Uint8Array(await writeXlsxFile(sheets).toBuffer())
}

function toCell(value: Value) {
  if (value === null) return null
  if (typeof value === 'number') return { value, type: Number }
  return { value: String(value), type: String }
}
