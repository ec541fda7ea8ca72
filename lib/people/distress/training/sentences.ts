import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from './train'

const file = (name: string) => join(import.meta.dirname, `${name}.txt`)

/** Sentences of a text, one a line; a line that begins with `# ` names the kind of those below. */
export function toExamples(text: string, isDistress: boolean): Example[] {
  let kind = ''
  return text.split('\n').flatMap((line) => {
    const heading = /^# (.+)$/.exec(line)?.[1]
    kind = heading ?? kind
    return heading || !line.trim() ? [] : [{ text: line, kind, isDistress }]
  })
}

/** All that the weights are made of. */
export const ALL_SENTENCES = (): Example[] => [
  ...toExamples(readFileSync(file('distress'), 'utf8'), true),
  ...toExamples(readFileSync(file('harmless'), 'utf8'), false),
  ...toExamples(readFileSync(file('school'), 'utf8'), false),
]
