import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that the weights depend on. */
const SOURCES = [
  ...['concepts.ts', 'distress-rules.ts', 'meanings.ts', 'features.ts', 'score.ts', 'segments.ts'],
  ...['training/train.ts', 'training/distress.txt', 'training/harmless.txt', 'training/school.txt'],
]

/** A hash of the files that the weights depend on. It changes with any of them. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const name of SOURCES) hash.update(readFileSync(join(import.meta.dirname, '..', name)))
  return hash.digest('hex').slice(0, 16)
}
