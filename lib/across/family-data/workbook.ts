import 'server-only'
import type { ZipDeflate } from 'fflate'
import {
  rowXml,
  SHEET_END,
  sheetStart,
  workbookFilesExceptSheets,
} from '@/lib/platform/archives/sheet-xml'
import { incrementalZip } from '@/lib/platform/archives/zip'
import type { WriteChunk } from '@/lib/platform/temporary'
import { PROGRAM_COLUMN_SUFFIX, type Row, type ExportedValue } from './model'
import { readFamilyData } from './sections'
import { toLabel } from './value-labels'

const encoder = new TextEncoder()

/** Writes one sheet per section, titles first, using little memory. Cells are never formulas. */
export async function writeWorkbook(parentId: string, write: WriteChunk): Promise<void> {
  const zip = incrementalZip()
  const sheets: string[] = []
  const names = new Map<ExportedValue, ExportedValue>()
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
      sheet.push(encoder.encode(sheetStart() + rowXml(columns, 1)))
      written = 1
    }
    if (section === 'Roditelj' || section === 'Djeca') noteNames(rows, names)
    const cells = rows.map((row) => {
      written += 1
      return rowXml(
        columns.map((column) => toLabel(column, row[column] ?? null, names)),
        written,
      )
    })
    sheet?.push(encoder.encode(cells.join('')))
    await write(zip.taken())
  })
  endSheet()
  for (const [name, xml] of workbookFilesExceptSheets(sheets))
    zip.begin(name).push(encoder.encode(xml), true)
  zip.end()
  await write(zip.taken())
}

/** Columns for people. Columns for programs are only in the JSON file. */
const columnsOf = (rows: Row[]): string[] =>
  Object.keys(rows[0] ?? { 'Nema podataka': null }).filter(
    (column) => !column.endsWith(PROGRAM_COLUMN_SUFFIX),
  )

/** Collects family members' first names by id, for use in the sheets. */
function noteNames(rows: Row[], names: Map<ExportedValue, ExportedValue>): void {
  for (const { oznaka = null, ime = null } of rows) names.set(oznaka, ime)
}
