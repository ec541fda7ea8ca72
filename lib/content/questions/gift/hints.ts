import { hintFault, toHint } from '../hints'
import type { Block } from './blocks'

const HINT_LINE = /^\s*\/\/\s*uputa\s*:(.*)$/i

type ReadHintsResult = {
  hints: string[]
  /** Line of the first hint with a fault; null without one. */
  faultLine: number | null
  /** The block's text with empty comments in place of the hints, which are no GIFT. */
  text: string
}

/** The hints in the comment lines above a question: `// uputa: ...`, one step each. */
export function readHints({ text, startLine, line }: Block): ReadHintsResult {
  const lines = text.split('\n')
  const hints: string[] = []
  let faultLine: number | null = null
  for (const [index, written] of lines.slice(0, line - startLine).entries()) {
    const hint = HINT_LINE.exec(written)?.[1]
    if (hint === undefined) continue
    lines[index] = '//'
    if (hintFault(toHint(hint), hints.length)) faultLine ??= startLine + index
    hints.push(toHint(hint))
  }
  return { hints, faultLine, text: lines.join('\n') }
}

/** The lines above a question that hold its hints. */
export const hintLines = (hints: readonly string[] = []): string =>
  hints.map((hint) => `// uputa: ${hint}\n`).join('')
