import type { Nodes } from 'mdast'
import { visit, SKIP } from 'unist-util-visit'
import { parser } from '@/lib/platform/markdown/parser'

/** A paragraph, heading, cell or description of a picture as plain text. */
export type ProseBlock = {
  /** Line within the text, from 1. */
  line: number
  text: string
  /** The text without words in italics, which are examples or foreign. */
  withoutItalics: string
  /** The words in bold, one text each. */
  bold: string[]
  /** True for the description of a picture. */
  isDescription?: true
}

/** Stands for a formula or a changing number: no word, but something that is read. */
const NUMBER = '0'

/** Code and addresses aren't prose; a formula and a changing number are read as a number. */
export function proseOf(markdown: string): ProseBlock[] {
  const blocks: ProseBlock[] = []
  visit(parser.parse(markdown), (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'image' && node.alt) {
      const text = withoutPlaceholders(node.alt)
      blocks.push({ line, text, withoutItalics: text, bold: [], isDescription: true })
    }
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    const text = withoutPlaceholders(textOf(node))
    const withoutItalics = withoutPlaceholders(textOf(node, { withItalics: false }))
    if (text.trim()) blocks.push({ line, text, withoutItalics, bold: boldOf(node) })
  })
  return blocks
}

function textOf(
  node: Nodes,
  { withItalics }: { withItalics: boolean } = { withItalics: true },
): string {
  if (node.type === 'emphasis' && !withItalics) return ` ${NUMBER} `
  if (node.type === 'text') return node.value
  if (node.type === 'inlineMath' || node.type === 'inlineCode') return ` ${NUMBER} `
  if (node.type === 'break') return ' '
  return 'children' in node
    ? node.children.map((child) => textOf(child, { withItalics })).join('')
    : ''
}

function boldOf(block: Nodes): string[] {
  const bold: string[] = []
  visit(block, 'strong', (node) => {
    bold.push(textOf(node))
    return SKIP
  })
  return bold
}

/** A noun with forms for a number (`{n|jabuka|jabuke|jabuka}`) becomes its first form. */
const withoutPlaceholders = (text: string) =>
  text
    .replace(/\{[a-z][a-z\d]*\|([^|}]*)[^}]*\}/g, `${NUMBER} $1`)
    .replace(/\{=[^}]*\}|\{[a-z][a-z\d]*\}/g, NUMBER)
    .replace(/\[\[\d+\]\]/g, NUMBER)

/** The words of a plain text; parts of hyphenated words and endings such as „-čić” are none. */
export const plainWordsOf = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{M}\p{N}_-])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}\p{N}_-])/gu) ?? []
