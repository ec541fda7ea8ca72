import 'server-only'
import { Zip, ZipDeflate } from 'fflate'
import type { Write } from '@/lib/http/temporary-file'
import { RECORD, type Row, type Value } from './model'
import { readFamilyData } from './sections'
import { rowXml, SHEET_END, SHEET_START, workbookFiles } from './sheet-xml'
import { toWords } from './words'

const encoder = new TextEncoder()

/** Writes one sheet a section, first its column names, in little memory; never a formula. */
export async function writeWorkbook(parentId: string, write: Write): Promise<void> {
  const zip = zipTo()
  const sheets: string[] = []
  const names = new Map<Value, Value>()
  let sheet: ZipDeflate | null = null
  let columns: string[] = []
  let written = 0
  const endSheet = () => sheet?.push(encoder.encode(SHEET_END), true)
  await readFamilyData(parentId, async (section, rows) => {
    if (section !== sheets.at(-1)) {
      endSheet()
      sheets.push(section)
      columns = columnsOf(rows)
      sheet = zip.begin(`xl/worksheets/sheet${sheets.length}.xml`)
      sheet.push(encoder.encode(SHEET_START + rowXml(columns, 1)))
      written = 1
    }
    if (section === 'Roditelj' || section === 'Djeca') noteNames(rows, names)
    const cells = rows.map((row) => {
      written += 1
      return rowXml(
        columns.map((column) => toWords(column, row[column] ?? null, names)),
        written,
      )
    })
    sheet?.push(encoder.encode(cells.join('')))
    await write(zip.taken())
  })
  endSheet()
  for (const [name, xml] of workbookFiles(sheets)) zip.begin(name).push(encoder.encode(xml), true)
  zip.end()
  await write(zip.taken())
}

/** A ZIP archive whose bytes are fetched as they come about. */
function zipTo() {
  let parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  return {
    begin(name: string): ZipDeflate {
      const file = new ZipDeflate(name, { level: 6 })
      zip.add(file)
      return file
    },
    end: () => zip.end(),
    taken(): Uint8Array {
      const bytes = Buffer.concat(parts)
      parts = []
      return bytes
    },
  }
}

/** The columns that are for people; what programs read is in the JSON file. */
const columnsOf = (rows: Row[]): string[] =>
  Object.keys(rows[0] ?? { 'Nema podataka': null }).filter((column) => !column.endsWith(RECORD))

/** First names of the family by id: sheets name people by them. */
function noteNames(rows: Row[], names: Map<Value, Value>): void {
  for (const { oznaka = null, ime = null } of rows) names.set(oznaka, ime)
}
