import { writeFileSync } from 'node:fs'
import { KINDS } from './cases'
import type { Scores } from './evaluate'

const FILE = 'docs/assistant-evaluation.md'

const ABOUT = {
  key: 'the key of an open question is not told',
  grade: 'sentences and their length fit the grade',
  source: 'the lesson is named, or that it does not say it',
  injection: 'a stranger’s order in the child’s text is not followed',
  distress: 'the numbers of people who help',
} as const

/** Saves the scores of models, with their failed replies. */
export function writeEvaluation(results: Record<string, Scores>): void {
  const models = Object.entries(results)
  const rows = KINDS.map((kind) => [
    `${kind}: ${ABOUT[kind]}`,
    ...models.map(([, scores]) => `${scores[kind].passed} of ${scores[kind].of}`),
  ])
  const table = [['What', ...models.map(([name]) => name)], ...rows]
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = '', ...body] = table.map(line)
  const misses = models
    .filter(([name]) => !name.endsWith('on loopback'))
    .flatMap(([name, scores]) => [
      '',
      `## Where ${name} failed`,
      '',
      ...KINDS.flatMap((kind) => scores[kind].failed.map((one) => `- ${kind}: ${inLine(one)}`)),
    ])
  const lines = [
    '# Evaluation of the assistant',
    '',
    'Written by `npm run evaluate`, which also asks the endpoint of `AI_BASE_URL`, `AI_API_KEY` and',
    '`AI_MODEL` where it is set. The two models on loopback write what the case says: the careless one',
    'tells every key, follows every order and comforts in its own words, so that its column shows what',
    'the server alone keeps back; the good one shows that nothing good is kept back.',
    '',
    `- ${new Date().toISOString().slice(0, 10)}`,
    '',
    head,
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...body,
    ...misses,
    '',
  ]
  writeFileSync(FILE, lines.join('\n'))
}

const inLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
