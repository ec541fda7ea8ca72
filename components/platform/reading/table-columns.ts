/**
 * What is said before a table's cell: „Rijeka: ”. Nothing where columns have no names, and before
 * the first cell of a row, which names the row.
 */
export function spokenColumnPrefix(cell: HTMLTableCellElement): string {
  const head = cell.closest('table')?.tHead
  const isNamed = head && !head.contains(cell) && isHeadOfNamedColumns(head)
  if (!isNamed || cell.cellIndex === 0 || !cell.hasChildNodes()) return ''
  const name = head.rows[0]?.cells[cell.cellIndex]
  const said = name ? spokenTextOf(name).replace(/[\s.:?!]+$/, '') : ''
  return said && `${said}: `
}

/** True for a head that is not read by itself, since its names are said before the cells. */
export function isHeadOfNamedColumns(element: Element): boolean {
  if (!(element instanceof HTMLTableSectionElement) || element.tagName !== 'THEAD') return false
  const table = element.closest('table')
  return element.rows[0]?.cells[1] !== undefined && Boolean(table?.tBodies[0]?.rows.length)
}

/** The text of a column's name, with its formulas in words. */
function spokenTextOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const formula of copy.querySelectorAll('[data-spoken]'))
    formula.replaceWith(formula.getAttribute('data-spoken') ?? '')
  return copy.textContent.replace(/\s+/g, ' ').trim()
}
