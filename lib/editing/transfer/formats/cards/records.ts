/** A row's columns, and the line where it starts, from 1. */
export type CardRow = { line: number; columns: string[] }

/**
 * How a file splits its rows. A quoted column may contain separators. `when-needed` removes quotes
 * only around text that needs them, so that a title in quotes keeps them.
 */
export type RowSyntax = { separator: string; quotes: 'always' | 'when-needed' }

const NEEDED = /[\t\n,;]|""/

/** HTML entities, whose semicolon is not a separator. */
const ENTITY = '&(?:nbsp|lt|gt|amp|quot|apos|#\\d+);|'

/** Yields the non-empty rows of a text. */
export function* parseRows(source: string, { separator, quotes }: RowSyntax): Generator<CardRow> {
  const cut = separator.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const field = new RegExp(
    ` *"([^"]*(?:""[^"]*)*)" *(?=${cut}|\\n|$)|((?:${ENTITY}(?!${cut})[^\\n])*)`,
    'y',
  )
  let line = 1
  for (let at = 0; at < source.length;) {
    const start = line
    const columns: string[] = []
    for (let isOpen = true; isOpen;) {
      field.lastIndex = at
      const [whole = '', quoted, plain = ''] = field.exec(source) ?? []
      const isKept = quoted !== undefined && quotes === 'when-needed' && !NEEDED.test(quoted)
      columns.push(
        quoted === undefined || isKept ? (isKept ? whole : plain) : quoted.replaceAll('""', '"'),
      )
      line += whole.split('\n').length - 1
      at += whole.length
      isOpen = source.startsWith(separator, at)
      at += isOpen ? separator.length : 1
    }
    line += 1
    if (columns.some((one) => one.trim())) yield { line: start, columns }
  }
}
