/** The text of one question with the comments above it. */
export type Block = {
  text: string
  /** Line of the first comment, or else of the question, where `text` begins; counts from 1. */
  startLine: number
  /** Line of the question's title or text. */
  line: number
}

/**
 * Splits a file at blank lines, as the grammar does, so that a syntax error affects only one
 * question. Comments directly above a question belong to it, other comments to no question.
 */
export function splitBlocks(source: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let startLine = 1
  let line: number | null = null
  const finish = () => {
    if (line !== null) blocks.push({ text: lines.join('\n').trimEnd(), startLine, line })
    lines = []
    line = null
  }
  for (const [index, text] of source.split('\n').entries()) {
    const isBlank = !text.trim()
    if (isBlank && line !== null) finish()
    if (!isBlank && line === null && !text.trimStart().startsWith('//')) line = index + 1
    if (isBlank) {
      lines = []
      continue
    }
    if (!lines.length) startLine = index + 1
    lines.push(text)
  }
  finish()
  return blocks
}
