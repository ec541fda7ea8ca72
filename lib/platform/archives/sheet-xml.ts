import { FORBIDDEN_XML_CHARACTERS } from './xml'

/** Possible values of a cell. */
type Value = string | number | boolean | Date | null

// XML declaration, namespaces and content type of an Office Open XML workbook (ECMA-376).
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * The beginning of a sheet, with a frozen first row. Columns with given widths (in characters) are
 * formatted as text, so that a typed 1/2 does not become a date.
 */
export function sheetStart(widths: number[] = []): string {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="2" customWidth="1"/>`,
  )
  const cols = columns.length ? `<cols>${columns.join('')}</cols>` : ''
  return `${XML}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="24"/>${cols}<sheetData>`
}

const SHEET_CLOSE = '</worksheet>'
export const SHEET_END = `</sheetData>${SHEET_CLOSE}`

/** The end of a sheet, with a list of choices for the cells of a range such as `C2:C900`. */
export const sheetEndWithChoice = (range: string, choices: string[]): string =>
  `</sheetData><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>"${escaped(choices.join(','))}"</formula1></dataValidation></dataValidations>${SHEET_CLOSE}`

/**
 * Styles of cells: plain, bold, or text, which stays text even if an edit begins with an equals
 * sign.
 */
const STYLES = { plain: '', bold: ' s="1"', text: ' s="2"' }

/**
 * A row by its number, from 1: numbers as numbers, all other values as text. The first row is bold
 * unless a style is given.
 */
export function rowXml(
  values: Value[],
  number: number,
  style: keyof typeof STYLES = number === 1 ? 'bold' : 'plain',
): string {
  const cells = values.map((value, column) => {
    const cell = `c r="${columnLetters(column)}${number}"${STYLES[style]}`
    if (value === null) return style === 'text' ? '' : `<${cell}/>`
    if (typeof value === 'number') return `<${cell}><v>${value}</v></c>`
    const text = escaped(String(value))
    return `<${cell} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

const LETTERS = 26

/** The name of a column, counted from 0: A, B ... Z, AA, AB. */
export const columnLetters = (column: number): string =>
  (column < LETTERS ? '' : columnLetters(Math.floor(column / LETTERS) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS))

/** The files of a workbook apart from its sheets, by file name. */
export function workbookFilesExceptSheets(sheets: string[]): [name: string, xml: string][] {
  const numbered = sheets.map((name, index) => ({ name: escaped(name), number: index + 1 }))
  const all = (make: (sheet: { name: string; number: number }) => string) =>
    numbered.map(make).join('')
  const styles = sheets.length + 1
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${all(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${CONTENT}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${all(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all(({ number }) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${styles}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${XML}<styleSheet xmlns="${SHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf fontId="0" fillId="0" borderId="0" xfId="0"/><xf fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
    ],
  ]
}

/**
 * A `_` that begins a text like `_x000D_`, which workbooks would read as a character code; the `_`
 * itself is escaped by its code.
 */
const CODED = /_(?=x[0-9a-f]{4}_)/gi

const escaped = (text: string): string =>
  text
    .replace(FORBIDDEN_XML_CHARACTERS, '')
    .replace(CODED, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
