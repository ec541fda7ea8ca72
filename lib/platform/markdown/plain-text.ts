import type { List, Nodes } from 'mdast'
import { memoised } from './memo'
import { parser } from './parser'
import { texToPlainText } from './tex-to-plain-text'

/** A gap to fill in. */
const GAP = /_{2,}|\.{4,}|…{2,}/

/**
 * A short Markdown text as it can be read aloud. Null for a text that must be seen: with an image,
 * a table, a code block, a gap, or a formula that is more than a row of numbers and letters.
 */
export const toLosslessPlainText = memoised(4_000_000, (markdown: string): string | null => {
  const text = textOf(parser.parse(markdown))
  return text === null || GAP.test(text) ? null : text.replace(/\s+/g, ' ').trim()
})

function textOf(node: Nodes): string | null {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'break':
      return ' '
    case 'inlineMath':
    case 'math':
      return texToPlainText(node.value)
    case 'image':
    case 'imageReference':
    case 'table':
    case 'code':
    case 'html':
    case 'footnoteReference':
      return null
    case 'list':
      return joined(numbered(node), '; ')
    case 'root':
    case 'blockquote':
    case 'listItem':
      return joined(node.children.map(textOf), ' ')
    default:
      return 'children' in node ? joined(node.children.map(textOf), '') : ''
  }
}

/**
 * Keeps the numbers of a list in the text, because Markdown parses a date such as „9. studenoga
 * 1989.” as a list.
 */
function numbered({ ordered, start, children }: List): (string | null)[] {
  const first = start ?? 1
  return children.map(textOf).map((text, index) => {
    return ordered && text !== null ? `${first + index}. ${text}` : text
  })
}

function joined(texts: (string | null)[], joint: string): string | null {
  return texts.some((text) => text === null) ? null : texts.join(joint)
}
