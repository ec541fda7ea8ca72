import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { parser } from '@/lib/platform/markdown/parser'

/** Characters of a formula that Markdown would consume. */
const SIGNS = /[\\`*_{}[\]()]/g
const ESCAPED = /\\([\\`*_{}[\]()])/g
const FORMULA = /\\\\\(([\s\S]*?)\\\\\)|\\\\\[([\s\S]*?)\\\\\]/g

/** A `<` that may start a tag. */
const LESS = /<(?=[a-z/!?])/gi
const LESS_TEX = '\\lt{}'

/** Literal `\\(`, which Moodle would read as a formula, and its form with an entity. */
const BRACKETS: [string, string][] = [
  ['\\\\(', '\\\\&#40;'],
  ['\\\\[', '\\\\&#91;'],
]

type Edit = { from: number; to: number; by: string }

/**
 * Converts to Markdown that Moodle displays correctly: `$x_1$` becomes `\\(x\_1\\)`, which Moodle's
 * Markdown turns into `\(x_1\)`, and `++a++` becomes `<u>a</u>`. A text that would not survive the
 * round trip stays unchanged.
 */
export function toMoodleMarkdown(markdown: string): string {
  if (!/\$|\+\+|\\\\[([]/.test(markdown)) return markdown
  const edits: Edit[] = []
  visit(parser.parse(markdown) as Nodes, (node) => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type === 'underline') {
      edits.push({ from, to: from + 2, by: '<u>' }, { from: to - 2, to, by: '</u>' })
    }
    if (node.type !== 'inlineMath' && node.type !== 'math') return
    const [, dollars = '', tex = ''] = /^(\$+)([\s\S]*?)\$+$/.exec(markdown.slice(from, to)) ?? []
    if (dollars.length < 1 || dollars.length > 2) return
    const inside = tex.replace(LESS, LESS_TEX).replace(SIGNS, '\\$&')
    edits.push({ from, to, by: dollars === '$' ? `\\\\(${inside}\\\\)` : `\\\\[${inside}\\\\]` })
  })
  const kept = (text: string) =>
    BRACKETS.reduce((all, [sign, code]) => all.replaceAll(sign, code), text)
  const written = edited(markdown, edits, kept)
  return fromMoodleMarkdown(written) === markdown ? written : markdown
}

function edited(text: string, edits: Edit[], kept = (part: string) => part): string {
  let [written, end] = ['', 0]
  for (const { from, to, by } of edits.toSorted((a, b) => a.from - b.from)) {
    if (from < end) continue
    written += kept(text.slice(end, from)) + by
    end = to
  }
  return written + kept(text.slice(end))
}

/** Reverses `toMoodleMarkdown`. */
export function fromMoodleMarkdown(markdown: string): string {
  if (!/\\\\|<u>/i.test(markdown)) return markdown
  const edits: Edit[] = []
  const code: Edit[] = []
  visit(parser.parse(markdown) as Nodes, (node) => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type === 'inlineCode' || node.type === 'code') code.push({ from, to, by: '' })
    if (node.type === 'html') edits.push(...underlineEdits(markdown, from, to))
  })
  for (const found of markdown.matchAll(FORMULA)) {
    const [whole, inline, display = ''] = found
    const [from, to] = [found.index, found.index + whole.length]
    if (code.some((one) => one.from < to && from < one.to)) continue
    const tex = (inline ?? display).replace(ESCAPED, '$1').replaceAll(LESS_TEX, '<')
    edits.push({ from, to, by: inline === undefined ? `$$${tex}$$` : `$${tex}$` })
  }
  const kept = (text: string) =>
    BRACKETS.reduce((all, [sign, code]) => all.replaceAll(code, sign), text)
  return edited(markdown, edits, kept)
}

/** Spaces inside a tag move outside the `++` mark. */
function underlineEdits(text: string, from: number, to: number): Edit[] {
  const tag = text.slice(from, to).toLowerCase()
  if (tag === '<u>') {
    const blanks = /^\s*/.exec(text.slice(to))?.[0] ?? ''
    return [{ from, to: to + blanks.length, by: `${blanks}++` }]
  }
  if (tag !== '</u>') return []
  const blanks = /\s*$/.exec(text.slice(0, from))?.[0] ?? ''
  return [{ from: from - blanks.length, to, by: `++${blanks}` }]
}
