import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { htmlElementHandlers } from './foreign-html/html-element-handlers'
import { normaliseForeignHtml } from './foreign-html/normalise-foreign-html'
import { isLibraryAddress } from './media-library'
import { isSafeAddress } from './safe-addresses'
import { remarkUnderline } from './underline/remark'

/**
 * The Markdown, the addresses of images, sounds and files that were removed, and descriptions of
 * other content that was lost.
 */
export type FromHtml = { markdown: string; lost: string[]; unkept: string[] }

/**
 * Removes elements that are no text, with their content; `normaliseForeignHtml` has reported those
 * that a reader would miss.
 */
const SCHEMA = {
  ...defaultSchema,
  strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'select', 'textarea'],
  protocols: {},
}

const parse = unified().use(rehypeParse, { fragment: true }).freeze()
const toMdast = unified()
  .use(rehypeSanitize, SCHEMA)
  .use(rehypeRemark, { handlers: htmlElementHandlers })
  .freeze()

const writer = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkUnderline)
  .use(remarkStringify, { bullet: '-', emphasis: '*', fences: true, rule: '-' })
  .freeze()

/** Converts HTML of another program to sanitised Markdown in the style of this project. */
export function fromHtml(html: string): FromHtml {
  const parsed = parse.parse(fromWiris(html))
  const unkept = normaliseForeignHtml(parsed)
  // Non-breaking spaces become ordinary ones, because editors insert them anywhere; rendering adds
  // the necessary ones.
  visit(parsed, 'text', (node) => {
    node.value = node.value.replaceAll('\u00a0', ' ')
  })
  const tree = toMdast.runSync(parsed) as Root
  const lost = takeLost(tree)
  return { markdown: written(tree).replace(FIGURE, unescaped), lost, unkept }
}

/** The address of a drawn figure, in which remark-stringify escapes `&`. */
const FIGURE = /\]\(<?figura:[^)>]*/g
const unescaped = (address: string) => address.replaceAll('\\&', '&')

/** MathType writes MathML with other delimiters: `«mi»x«/mi»`. */
const fromWiris = (html: string): string =>
  html.replace(/«math[\s\S]*?«\/math»/g, (math) =>
    math.replaceAll('«', '<').replaceAll('»', '>').replaceAll('¨', '"').replaceAll('§', '&'),
  )

/** The start of an e-mail address in angle brackets, which remark-stringify does not escape. */
const AUTOLINK = /(?<!\\)<(?=[^\s<>@\\]+@[\w.-]+>)/g

/** Converts plain text, in which no character is Markdown syntax; only `\(...\)` is a formula. */
export const fromPlainText = (text: string): string =>
  written({
    type: 'root',
    children: text
      .split(/\n\s*\n/)
      .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value: value.trim() }] })),
  }).replace(AUTOLINK, '\\<')

function written(tree: Root): string {
  visit(tree, 'text', ({ value }, index, parent) => {
    const parts = formulasIn(value)
    if (!parts || !parent || index === undefined) return
    parent.children.splice(index, 1, ...(parts as never[]))
    return [SKIP, index + parts.length]
  })
  return writer.stringify(tree).trim()
}

/** TeX delimiters of Moodle and H5P: `\(...\)`, `\[...\]`, `$$...$$`. */
const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g

function formulasIn(text: string): Nodes[] | null {
  const parts: Nodes[] = []
  let end = 0
  for (const found of text.matchAll(FORMULA)) {
    const [whole, inline, display, dollars] = found
    if (found.index > end) parts.push({ type: 'text', value: text.slice(end, found.index) })
    parts.push({ type: 'inlineMath', value: (inline ?? display ?? dollars ?? '').trim() } as Nodes)
    end = found.index + whole.length
  }
  if (!parts.length) return null
  return end < text.length ? [...parts, { type: 'text', value: text.slice(end) }] : parts
}

/**
 * Replaces images outside of the library and unsafe links with their texts; returns their
 * addresses.
 */
function takeLost(tree: Root): string[] {
  const lost: string[] = []
  visit(tree, (node, index, parent) => {
    const isImage = node.type === 'image'
    if (isImage && (isLibraryAddress(node.url) || isFigureAddress(node.url))) return
    const isFile = node.type === 'link' && !isSafeAddress(node.url)
    if (node.type === 'html' && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if ((!isImage && !isFile) || !parent || index === undefined) return
    lost.push(node.url)
    const words = isImage ? (node.alt ?? '') : toString(node)
    parent.children.splice(index, 1, { type: 'text', value: words })
    return [SKIP, index + 1]
  })
  return lost
}
