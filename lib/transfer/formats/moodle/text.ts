import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { childOf, type XmlElement } from '@/lib/archives/xml'
import { parser } from '@/lib/markdown/parser'
import type { Notes } from '@/lib/questions/gift/notes'
import { convert } from '../convert'

const TAG = /<[a-z/!][^>]*>|&[a-z]+;|&#\d+;/i

/** The text inside an element, as it is written. */
export const rawText = (element: XmlElement | undefined): string =>
  (childOf(element, 'text')?.text ?? '').replace(/\r\n?/g, '\n').trim()

/** A formatted text of Moodle as Markdown; what can't be brought along is lacking. */
export function markdownOf(element: XmlElement | undefined, notes: Notes, usual = ''): string {
  const text = rawText(element)
  const format = element?.attributes.format ?? usual
  if (format === 'markdown') return fromMoodle(text)
  const isHtml = format === 'html' || TAG.test(text)
  return notes.converted(convert(text, isHtml && format !== 'plain_text' ? 'html' : 'plain'))
}

/** Signs that Markdown would take away from a formula. */
const SIGNS = /[\\`*_{}[\]()]/g
const ESCAPED = /\\([\\`*_{}[\]()])/g
const FORMULA = /\\\\\(([\s\S]*?)\\\\\)|\\\\\[([\s\S]*?)\\\\\]/g

/**
 * Markdown whose formulas Moodle draws: `$x_1$` becomes `\\(x\_1\\)`, of which its Markdown leaves
 * `\(x_1\)`. A text that would not come back from it as it is stays.
 */
export function toMoodle(markdown: string): string {
  if (!markdown.includes('$')) return markdown
  let written = ''
  let end = 0
  visit(parser.parse(markdown) as Nodes, (node) => {
    if (node.type !== 'inlineMath' && node.type !== 'math') return
    const [start = 0, stop = 0] = [node.position?.start.offset, node.position?.end.offset]
    const [, dollars = '', tex = ''] =
      /^(\$+)([\s\S]*?)\$+$/.exec(markdown.slice(start, stop)) ?? []
    if (dollars.length < 1 || dollars.length > 2) return
    const inside = tex.replace(SIGNS, '\\$&')
    written += markdown.slice(end, start)
    written += dollars === '$' ? `\\\\(${inside}\\\\)` : `\\\\[${inside}\\\\]`
    end = stop
  })
  written += markdown.slice(end)
  return fromMoodle(written) === markdown ? written : markdown
}

/** The Markdown that `toMoodle` was given. */
export const fromMoodle = (markdown: string): string =>
  markdown.replace(FORMULA, (_, inline: string | undefined, display: string | undefined) => {
    const tex = (inline ?? display ?? '').replace(ESCAPED, '$1')
    return inline === undefined ? `$$${tex}$$` : `$${tex}$`
  })
