import { visit } from 'unist-util-visit'
import { parser } from './parser'

/** Number of words in a text; a formula counts as one word, an image as none. */
export function countWords(markdown: string): number {
  let words = 0
  visit(parser.parse(markdown), (node) => {
    if (node.type === 'inlineMath' || node.type === 'math') words += 1
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      words += node.value.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu)?.length ?? 0
  })
  return words
}
