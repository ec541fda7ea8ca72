import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified, type Parser, type Processor } from 'unified'
import { remarkMultiplicationSigns } from './multiplication'
import { complexityFault } from './complexity-fault'
import { remarkUnderline } from './underline/remark'
import { isUnmarked } from './unmarked'

/**
 * Markdown as used in lessons: GFM with formulas and underlining; a single tilde, and a star
 * between numbers, are plain characters.
 */
export const parser = unified()
  .use(remarkParse)
  .use(plainWithoutParsing)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkUnderline)
  .use(remarkMultiplicationSigns)
  .freeze()

/**
 * Skips parsing and returns one plain paragraph for a text without Markdown, such as most answer
 * options (parsing takes a quarter of a millisecond), and for a text that would take too long.
 */
function plainWithoutParsing(this: Processor): void {
  const parse = this.parser as Parser<Root>
  this.parser = (document, file) =>
    isUnmarked(document) || complexityFault(document) ? plainRoot(document) : parse(document, file)
}

function plainRoot(value: string): Root {
  const lines = value.split('\n')
  const column = (lines.at(-1)?.length ?? 0) + 1
  const end = { line: lines.length, column, offset: value.length }
  const position = { start: { line: 1, column: 1, offset: 0 }, end }
  const text = { type: 'text' as const, value, position }
  return { type: 'root', children: [{ type: 'paragraph', children: [text], position }], position }
}
