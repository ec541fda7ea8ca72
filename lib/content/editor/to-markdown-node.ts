import type { Mark, Node } from '@tiptap/pm/model'
import type { BlockContent, Nodes, PhrasingContent, RootContent, TableCell } from 'mdast'
import { underlineNode } from '@/lib/platform/markdown/underline/tree'

/** Converts a block of the editor's document to a Markdown node. */
export function toMarkdownNode(node: Node): RootContent {
  const { attrs } = node
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: attrs.level === 2 ? 2 : 3, children: phrases(node) }
    case 'blockquote':
      return { type: 'blockquote', children: blocks(node) }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'codeBlock':
      return { type: 'code', lang: attrs.language, value: node.textContent }
    case 'blockMath':
      return { type: 'math', value: String(attrs.latex) }
    case 'figure':
      return { type: 'paragraph', children: [image(node)] }
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        ...(node.type.name === 'orderedList' && { ordered: true, start: Number(attrs.start) }),
        spread: Boolean(attrs.spread),
        children: node.children.map((item) => ({
          type: 'listItem',
          spread: Boolean(item.attrs.spread),
          children: blocks(item),
        })),
      }
    case 'table':
      return {
        type: 'table',
        align: node.firstChild?.children.map(({ attrs: cell }) => cell.align ?? null) ?? [],
        children: node.children.map((row) => ({
          type: 'tableRow',
          children: row.children.flatMap(cells),
        })),
      }
    default:
      return { type: 'paragraph', children: phrases(node) }
  }
}

const blocks = (node: Node) => node.children.map(toMarkdownNode) as BlockContent[]

/** A cell that spans columns, pasted from another program, is followed by empty cells. */
const cells = (cell: Node): TableCell[] =>
  Array.from({ length: Number(cell.attrs.colspan) || 1 }, (_, index) => ({
    type: 'tableCell',
    children: index ? [] : cell.children.flatMap(phrases),
  }))

const image = ({ attrs: { src, alt, title } }: Node): PhrasingContent => ({
  type: 'image',
  url: String(src),
  alt: String(alt),
  title: title ? String(title) : null,
})

type Inline = { node: Node; marks: readonly Mark[] }

const phrases = (node: Node) =>
  trimmed(nested(node.children.map((one) => ({ node: one, marks: one.marks })))).inner

/** Converts runs of marked text to trees; the mark with the longest run is the outermost. */
function nested(nodes: Inline[]): PhrasingContent[] {
  const [first] = nodes
  if (!first) return []
  const outer = ORDER.flatMap((name) => first.marks.find(({ type }) => type.name === name) ?? [])
  const reach = (mark: Mark) => {
    const end = nodes.findIndex(({ marks }) => !mark.isInSet(marks))
    return end < 0 ? nodes.length : end
  }
  const [mark] = outer.sort((one, other) => reach(other) - reach(one))
  if (!mark) return [leaf(first), ...nested(nodes.slice(1))]
  const inside = nodes
    .slice(0, reach(mark))
    .map(({ node, marks }) => ({ node, marks: mark.removeFromSet(marks) }))
  return [...marked(mark, nested(inside)), ...nested(nodes.slice(reach(mark)))]
}

/** Nesting of marks with equally long runs, outermost first. */
const ORDER = ['strike', 'underline', 'italic', 'bold', 'link']

function leaf({ node, marks }: Inline): PhrasingContent {
  const isCode = marks.some(({ type }) => type.name === 'code')
  if (node.type.name === 'inlineMath')
    return { type: 'inlineMath', value: String(node.attrs.latex) }
  if (node.type.name === 'hardBreak') return { type: 'break' }
  return { type: isCode ? 'inlineCode' : 'text', value: node.text ?? '' }
}

/** Wraps content in a mark, with the spaces at its edges outside. */
function marked(mark: Mark, content: PhrasingContent[]): PhrasingContent[] {
  const { before, inner, behind } = trimmed(content)
  return [...text(before), ...(inner.length ? [wrapped(mark, inner)] : []), ...text(behind)]
}

/** Splits off the spaces at the edges, which Markdown could only write as `&#x20;`. */
function trimmed(content: PhrasingContent[]) {
  const before = /^\s*/.exec(textOf(content[0]))?.[0] ?? ''
  const rest = cut(content, before.length, 0)
  const behind = /\s*$/.exec(textOf(rest.at(-1)))?.[0] ?? ''
  return { before, inner: cut(rest, 0, behind.length), behind }
}

function wrapped({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type.name === 'bold') return { type: 'strong', children }
  if (type.name === 'strike') return { type: 'delete', children }
  if (type.name === 'underline') return underlineNode(children)
  if (type.name === 'italic') return { type: 'emphasis', children }
  return { type: 'link', url: String(attrs.href), title: attrs.title ?? null, children }
}

/** Removes characters at the start and at the end of the text, and then empty text nodes. */
const cut = (content: PhrasingContent[], start: number, end: number): PhrasingContent[] =>
  content.flatMap((node, index) => {
    if (node.type !== 'text') return [node]
    const from = index === 0 ? start : 0
    const to = node.value.length - (index === content.length - 1 ? end : 0)
    return text(node.value.slice(from, to))
  })

const text = (value: string): PhrasingContent[] => (value ? [{ type: 'text', value }] : [])
const textOf = (node: Nodes | undefined) => (node?.type === 'text' ? node.value : '')
