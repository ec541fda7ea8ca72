import type { Value } from './model'

/** The parts of a workbook in Office Open XML (ECMA-376), as far as plain sheets need them. */
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The first row stays in sight. */
export const SHEET_START = `${XML}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="24"/><sheetData>`
export const SHEET_END = '</sheetData></worksheet>'

/** A row by its number, from 1: numbers as numbers, all else as text. The first one is bold. */
export function rowXml(values: Value[], number: number): string {
  const style = number === 1 ? ' s="1"' : ''
  const cells = values.map((value, column) => {
    const cell = `c r="${letterOf(column)}${number}"${style}`
    if (value === null) return `<${cell}/>`
    if (typeof value === 'number') return `<${cell}><v>${value}</v></c>`
    const text = escaped(String(value))
    return `<${cell} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

/** No section has more columns than the alphabet has letters. */
const letterOf = (column: number) => String.fromCharCode('A'.charCodeAt(0) + column)

/** What holds the sheets together, by file name. */
export function workbookFiles(sheets: string[]): [name: string, xml: string][] {
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
      `${XML}<styleSheet xmlns="${SHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0" fillId="0" borderId="0" xfId="0"/><xf fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    ],
  ]
}

/** Signs that no XML may hold (XML 1.0, 2.2). */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
