import { writeFileSync } from 'node:fs'
import type { Row } from './row'

const FILE = 'docs/benchmarks.md'

const COLUMNS = ['What', 'Measured', 'Beside it', 'Budget', ''] as const
const cellsOf = ({ what, measured, beside, budget, verdict }: Row) => [
  what,
  measured,
  beside,
  budget,
  verdict,
]

/** Writes docs/benchmarks.md. */
export function writeReport(rows: Row[], machine: string[], date: Date): void {
  const missed = rows.filter(({ verdict }) => verdict === 'MISSED').length
  const lines = [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Absolute times depend on the machine; ratios compare what was',
    'measured in turn in the same run. Medians unless a row says otherwise.',
    '',
    ...machine.map((line) => `- ${line}`),
    `- ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    missed ? `**${missed} of ${rows.length} rows miss their budget.**` : 'All budgets hold.',
    '',
    ...tableOf(rows),
    '',
  ]
  writeFileSync(FILE, lines.join('\n'))
}

export function tableOf(rows: Row[]): string[] {
  const cells = [[...COLUMNS], ...rows.map(cellsOf)]
  const widths = COLUMNS.map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  const [head = '', ...body] = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body]
}
