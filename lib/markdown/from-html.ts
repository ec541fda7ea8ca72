import type { Element } from 'hast'
import type { Nodes, PhrasingContent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeRemark, { type Options } from 'rehype-remark'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { isOfLibrary } from './library'
import { isSafeAddress } from './safe-addresses'

/** Markdown, and the addresses of images, sounds and files that it has lost. */
export type FromHtml = { markdown: string; lost: string[] }

/** What is not for reading goes with all it holds. */
const SCHEMA = {
  ...defaultSchema,
  strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'select', 'textarea'],
  protocols: {},
}

/** `²` where Unicode has it, else a formula: the height is part of what a text says. */
const raised = (sign: '^' | '_', signs: Record<string, string>) => (_: unknown, node: Element) => {
  const text = toString(node).trim()
  const plain = [...text].map((one) => signs[one])
  if (plain.every(Boolean)) return { type: 'text' as const, value: plain.join('') }
  return { type: 'inlineMath' as const, value: `${sign}{${text}}` } as PhrasingContent
}

const signsOf = (plain: string, raisedSigns: string) =>
  Object.fromEntries([...plain].map((sign, at) => [sign, [...raisedSigns][at] ?? '']))

const handlers: Options['handlers'] = {
  sup: raised('^', signsOf('0123456789+-n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ')),
  sub: raised('_', signsOf('0123456789+-', '₀₁₂₃₄₅₆₇₈₉₊₋')),
}

const fromHast = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, SCHEMA)
  .use(rehypeRemark, { handlers })
  .freeze()

const writer = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', emphasis: '*', fences: true, rule: '-' })
  .freeze()

/** HTML of another program, sanitised, as the Markdown of this project. */
export function fromHtml(html: string): FromHtml {
  // Editors put hard spaces anywhere; those that belong come back when the text is shown.
  const source = html.replace(/&nbsp;|\u00a0/g, ' ')
  const tree = fromHast.runSync(fromHast.parse(source)) as Root
  const lost = takeLost(tree)
  return { markdown: written(tree), lost }
}

/** Plain text, in which no sign means anything but itself, `\(...\)` aside. */
export const fromPlainText = (text: string): string =>
  written({
    type: 'root',
    children: text
      .split(/\n\s*\n/)
      .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value: value.trim() }] })),
  })

function written(tree: Root): string {
  visit(tree, 'text', ({ value }, index, parent) => {
    const parts = formulasIn(value)
    if (!parts || !parent || index === undefined) return
    parent.children.splice(index, 1, ...(parts as never[]))
    return [SKIP, index + parts.length]
  })
  return writer.stringify(tree).trim()
}

/** TeX as Moodle and H5P write it: `\(...\)`, `\[...\]`, `$$...$$`. */
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

/** Images that are not of the library, and unsafe links, leave their words. */
function takeLost(tree: Root): string[] {
  const lost: string[] = []
  visit(tree, (node, index, parent) => {
    const isImage = node.type === 'image'
    if (isImage && isOfLibrary(node.url)) return
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
