import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { formulaFault } from '@/lib/platform/markdown/formula-fault'
import { fromPlainText } from '@/lib/platform/markdown/from-html'
import { parser } from '@/lib/platform/markdown/parser'

/** Markdown that someone writing a card or question in plain text may intend. */
const MEANT = ['root', 'paragraph', 'text', 'strong', 'emphasis', 'inlineMath', 'image', 'link']
const WORD = /[\p{L}\p{N}]/u

/** A formula in dollars: no space inside, no digit after, so that 5 $ and 6 $ stay text. */
const FORMULA = /(?<![\\$])\$(?!\s)[^$\n]+(?<!\s)\$(?![$\d])/g

/**
 * Converts a plain line to Markdown. Formulas and intended marks stay; if Markdown would change the
 * text (2*3*4, a list of `1.`), every character is escaped.
 */
function plainLineToMarkdown(text: string): string {
  if (isMeant(text)) return text
  const formulas: string[] = []
  const held = text.replace(FORMULA, (formula) => {
    if (formulaFault(formula.slice(1, -1))) return formula
    return `\uE000${formulas.push(formula) - 1}\uE001`
  })
  return fromPlainText(held).replace(/\uE000(\d+)\uE001/g, (_, at: string) => formulas[+at] ?? '')
}

/** Applies `plainLineToMarkdown` to each line. */
export const typedTextToMarkdown = (text: string): string =>
  text.split('\n').map(plainLineToMarkdown).join('\n')

function isMeant(text: string): boolean {
  if (/\n|\$\$|\\[()[\]]/.test(text)) return false
  let isMeant = true
  visit(parser.parse(text) as Nodes, (node) => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
    const source = text.slice(start, end)
    if (!MEANT.includes(node.type)) isMeant = false
    const isFormula = node.type === 'inlineMath'
    if (isFormula && (source.replace(FORMULA, '') || formulaFault(node.value))) isMeant = false
    // Angle brackets around an address would be lost.
    if (node.type === 'link' && source.startsWith('<')) isMeant = false
    // 2*3*4 is a product.
    const isMark = node.type === 'emphasis' || node.type === 'strong'
    const beside = `${text[start - 1] ?? ''}${text[end] ?? ''}`
    if (isMark && (WORD.test(beside) || !/\p{L}/u.test(source))) isMeant = false
  })
  return isMeant
}
