import type { Node } from '@tiptap/pm/model'
import type { Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { toMarkdown, type Options } from 'mdast-util-to-markdown'
import { underlineToMarkdown } from '@/lib/platform/markdown/underline/tree'
import { toMarkdownNode } from './to-markdown-node'

/** A formula without line breaks is written on one line (docs/content-format.md). */
const math = ({ value }: { value: string }) =>
  value.includes('\n') ? `$$\n${value}\n$$` : `$$${value}$$`

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  extensions: [
    gfmToMarkdown({ tablePipeAlign: false, stringLength: () => 1 }),
    mathToMarkdown(),
    underlineToMarkdown,
    { handlers: { math } },
  ],
}

/** Alternative list markers, which keep a list from merging with the list before it. */
const OTHER_MARKERS: Options = { bullet: '*', bulletOrdered: ')' }

/** Writes a block of the editor's document as Markdown; an empty paragraph gives no text. */
export function blockToMarkdown(node: Node, { hasOtherMarkers = false } = {}): string {
  if (node.type.name === 'rawMarkdown') return String(node.attrs.source)
  const tree = toMarkdownNode(node)
  const options = { ...OPTIONS, ...(hasOtherMarkers && OTHER_MARKERS) }
  return toMarkdown(tree.type === 'table' ? withoutPipes(tree) : tree, options).trimEnd()
}

/** Replaces `|` in formulas: it would end the cell of a table, and a formula can't escape it. */
function withoutPipes<Tree extends Nodes>(node: Tree): Tree {
  if ('children' in node) return { ...node, children: node.children.map(withoutPipes) }
  return node.type === 'inlineMath' ? { ...node, value: node.value.replace(/\\?\|/g, pipe) } : node
}

const pipe = (sign: string) => (sign === '|' ? '\\vert ' : '\\Vert ')
