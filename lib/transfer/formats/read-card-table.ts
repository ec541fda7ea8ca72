import { CONTENT_LIMITS } from '@/lib/content/limits'
import { checkMarkdown } from '@/lib/markdown/check'
import { convert } from './convert'
import { UnreadableArchive } from '@/lib/archives/unzip'
import { MOST_ROWS, TOO_MANY_ROWS, type ReadCard } from './model'

/** True for a text whose lines mostly are two columns and a tab between them. */
export function isCardTable(source: string): boolean {
  const lines = source.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  return (
    lines.length > 0 && lines.filter((line) => /^[^\t]+\t/.test(line)).length * 2 > lines.length
  )
}

/**
 * Reads the cards of Anki and Quizlet: front, tab, back. Anki says in its head whether they are HTML,
 * quotes what holds tabs or lines, and may add columns.
 */
export function readCardTable(source: string): ReadCard[] {
  const isHtml = /^#html:\s*true/im.test(source)
  const fronts = new Set<string>()
  return recordsOf(source).map(({ line, columns }) => {
    const warnings: string[] = []
    const [front = '', back = ''] = columns.slice(0, 2).map((side) => {
      const isForeign = isHtml || /<(?:br|b|i|u|p|div|span|img|sub|sup)\b/i.test(side)
      const { markdown, lost } = isForeign ? convert(side, 'html') : { markdown: side, lost: [] }
      warnings.push(...lost)
      return markdown.trim()
    })
    const errors = faultsOf(columns.length, [front, back])
    if (fronts.has(front)) errors.push(`Kartica „${front}” već postoji u datoteci.`)
    fronts.add(front)
    if (columns.slice(2).some((one) => one.trim())) {
      warnings.push('Stupci iza prva dva nisu uvezeni.')
    }
    return { line, front, back, errors, warnings }
  })
}

function faultsOf(columns: number, sides: [string, string]): string[] {
  if (columns < 2) return ['Redak nema dva stupca odvojena tabulatorom.']
  if (sides.some((side) => !side)) return ['Obje strane kartice moraju imati tekst.']
  if (sides.some((side) => side.length > CONTENT_LIMITS.cardSide))
    return ['Strana kartice je preduga.']
  if (sides.some((side) => /[\n\t]/.test(side))) return ['Strana kartice mora stati u jedan redak.']
  return sides.flatMap((side) => checkMarkdown(side).faults.map(({ message }) => message))
}

/** Rows with their columns; a quoted column may hold tabs and lines. */
function recordsOf(source: string): { line: number; columns: string[] }[] {
  const records: { line: number; columns: string[] }[] = []
  const FIELD = /"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*)/y
  let line = 1
  let at = 0
  while (at < source.length) {
    const start = line
    const columns: string[] = []
    for (let isOpen = true; isOpen;) {
      FIELD.lastIndex = at
      const [whole = '', quoted, plain = ''] = FIELD.exec(source) ?? []
      columns.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
      line += whole.split('\n').length - 1
      at += whole.length
      isOpen = source[at] === '\t'
      at += 1
    }
    line += 1
    const isComment = columns[0]?.startsWith('#')
    if (isComment || !columns.some((one) => one.trim())) continue
    if (records.length === MOST_ROWS) throw new UnreadableArchive(TOO_MANY_ROWS)
    records.push({ line: start, columns })
  }
  return records
}
