/** A row of a file with its columns; its line is the one where it begins, from 1. */
export type CardRecord = { line: number; columns: string[] }

/**
 * How a file cuts its rows. Quotes around a column hold what would cut it; `when-needed` leaves them
 * where nothing in them asks for them: a title in quotes is one.
 */
export type Layout = { separator: string; quotes: 'always' | 'when-needed' }

const NEEDED = /[\t\n,;]|""/

/** The rows of a text, those that are empty left out. */
/** Its semicolon cuts nothing. */
const ENTITY = '&(?:nbsp|lt|gt|amp|quot|apos|#\\d+);|'

export function* recordsOf(source: string, { separator, quotes }: Layout): Generator<CardRecord> {
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
