import { strToU8, zipSync } from 'fflate'

/** A ZIP archive of files by name. */
export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )

/** Number formats of cells, by their style index in the workbook. */
const STYLES = { '0.00': 3, '000': 4, '#,##0.00 "€"': 5 } as const

/** A percentage in stored form, the error of a formula, and a number with a custom format. */
type Special =
  { percent: number } | { error: string } | { number: number; format: keyof typeof STYLES }
export type CellValue = string | number | Date | null | Special

const cell = (value: CellValue, index: number, row: number) => {
  const at = `r="${String.fromCharCode(65 + index)}${row}"`
  if (value === null) return ''
  if (value instanceof Date) return `<c ${at} s="1"><v>46024</v></c>`
  if (typeof value === 'object' && 'percent' in value)
    return `<c ${at} s="2"><v>${value.percent}</v></c>`
  if (typeof value === 'object' && 'error' in value)
    return `<c ${at} t="e"><v>${value.error}</v></c>`
  if (typeof value === 'object' && 'format' in value)
    return `<c ${at} s="${STYLES[value.format]}"><v>${value.number}</v></c>`
  if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`
  return `<c ${at} t="s"><v>${value}</v></c>`
}

/** A workbook like Excel's, with shared strings, dates and gaps. */
export function excelOf(rows: CellValue[][], firstRow = 1): Uint8Array {
  const texts: string[] = []
  const shared = (text: string) => `${texts.push(text) - 1}`
  const xml = rows.map((values, index) => {
    const row = index + firstRow
    const cells = values.map((value, column) =>
      cell(typeof value === 'string' ? shared(value) : value, column, row),
    )
    return `<row r="${row}" spans="1:9">${cells.join('')}</row>`
  })
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="List1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\.m\\."/><numFmt numFmtId="165" formatCode="000"/><numFmt numFmtId="166" formatCode="#,##0.00\\ [$€-41A]"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="2"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${texts
      .map((text) => `<si><r><t xml:space="preserve">${escaped(text)}</t></r></si>`)
      .join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${xml.join('')}</sheetData></worksheet>`,
  })
}
