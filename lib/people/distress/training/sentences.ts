import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from './train'

const file = (name: string) => join(import.meta.dirname, `${name}.txt`)

/**
 * Reads a text with one sentence per line. A line that starts with `# ` names the kind of the
 * sentences below it.
 */
export function toExamples(text: string, isDistress: boolean): Example[] {
  let kind = ''
  return text.split('\n').flatMap((line) => {
    const heading = /^# (.+)$/.exec(line)?.[1]
    kind = heading ?? kind
    return heading || !line.trim() ? [] : [{ text: line, kind, isDistress }]
  })
}

/** All training sentences. */
export const readTrainingExamples = (): Example[] => [
  ...toExamples(readFileSync(file('distress'), 'utf8'), true),
  ...toExamples(readFileSync(file('harmless'), 'utf8'), false),
  ...toExamples(readFileSync(file('school'), 'utf8'), false),
]
