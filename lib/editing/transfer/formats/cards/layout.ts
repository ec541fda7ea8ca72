import { parseRows, type CardRow, type RowSyntax } from './records'

/** Names of the separators, in the instrumental case. */
export const SEPARATOR_NAMES = {
  ...{ '\t': 'tabulatorom', ';': 'točkom sa zarezom', '|': 'okomitom crtom', ' ': 'razmakom' },
  ...{ ' - ': 'crticom', ' – ': 'crticom', ' — ': 'crticom', ' = ': 'znakom =', '=': 'znakom =' },
  ...{ ' -> ': 'strelicom', ' → ': 'strelicom', ' => ': 'strelicom' },
  ...{ ',': 'zarezom', ' : ': 'dvotočkom', ':': 'dvotočkom' },
} as Record<string, string> & { '\t': string }

/** Separators that may also occur inside a side: only the first one in a row splits. */
const FIRST_ONLY = [' -> ', ' → ', ' => ', ' - ', ' – ', ' — ', ' = ', '=', ' : ', ':']

/** Separators in order of preference, each with its lowest share of matching rows and row count. */
const SEPARATORS = [
  { separator: ';', least: 0.6, rows: 1 },
  { separator: '|', least: 0.8, rows: 1 },
  ...FIRST_ONLY.slice(0, -2).map((separator) => ({ separator, least: 1, rows: 2 })),
  { separator: ',', least: 0.8, rows: 2 },
  ...FIRST_ONLY.slice(-2).map((separator) => ({ separator, least: 1, rows: 2 })),
]

/** Rows sampled to detect the separator. */
const SAMPLE = 300

export type FoundLayout = RowSyntax & { name: string; isFirstOnly: boolean }

/** Detects a text's separator. Null when its rows do not have two sides. */
export function detectLayout(source: string): FoundLayout | null {
  const lines = source.split('\n').filter((line) => line.trim())
  const withTab = lines.filter((line) => /^[^\t]+\t/.test(line)).length
  if (withTab * 2 > lines.length || (withTab && isTabSeparated(source))) return ofTabs(lines)
  let best: { found: FoundLayout; share: number } | null = null
  for (const { separator, least, rows } of SEPARATORS) {
    const layout = { separator, quotes: 'always' as const }
    const isFirstOnly = FIRST_ONLY.includes(separator)
    const share = shareOf(sampleOf(source, layout), isFirstOnly, rows)
    if (share < least || share <= (best?.share ?? 0)) continue
    best = { found: { ...layout, name: SEPARATOR_NAMES[separator] ?? '', isFirstOnly }, share }
  }
  return best?.found ?? null
}

/** Quizlet can export all cards on one line, separated by `;`. Puts each card on its own line. */
export function splitQuizletLine(source: string): string {
  const [line = '', ...more] = source.trim().split('\n')
  const parts = line.split(';').filter((part) => part.trim())
  const isEach = (pattern: RegExp) => parts.length > 1 && parts.every((part) => pattern.test(part))
  const isCut = !more.length && (isEach(/^[^\t]+\t[^\t]+$/) || isEach(/^[^,]+,[^,]+$/))
  return isCut ? parts.map((part) => part.trim()).join('\n') : source
}

/** True when tabs separate the sides of nearly all rows, even with multi-line quoted sides. */
export function isTabSeparated(source: string): boolean {
  return shareOf(sampleOf(source, { separator: '\t', quotes: 'always' }), false, 1) > 0.9
}

function ofTabs(lines: string[]): FoundLayout {
  const isQuoted = lines.every((line) => /^(?:"[^"]*"(?:\t|$))+$/.test(line))
  const quotes = isQuoted ? 'always' : 'when-needed'
  return { separator: '\t', quotes, name: SEPARATOR_NAMES['\t'], isFirstOnly: false }
}

function sampleOf(source: string, layout: RowSyntax): CardRow[] {
  const records: CardRow[] = []
  for (const record of parseRows(source, layout)) {
    if (records.push(record) === SAMPLE) break
  }
  return records
}

/**
 * The share of rows with the most common number of columns. Rows count only if their first and
 * another column are filled. 0 if there are fewer than `least` rows in all.
 */
function shareOf(records: CardRow[], isFirstOnly: boolean, least: number): number {
  if (records.length < least) return 0
  const counts = new Map<number, number>()
  for (const { columns } of records) {
    const filled = isFirstOnly ? Math.min(2, columns.length) : columns.length
    const isWhole = columns[0]?.trim() && columns.slice(1).some((one) => one.trim())
    if (isWhole) counts.set(filled, (counts.get(filled) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values()) / records.length
}
