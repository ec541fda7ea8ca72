import 'server-only'
import type { Node, Schema } from '@tiptap/pm/model'
import type { Nodes, Root, RootContent } from 'mdast'
import { parser } from '@/lib/platform/markdown/parser'
import { remarkSoloFormulas } from '@/lib/platform/markdown/remark-solo-formulas'
import { escapeLoneListMarker } from '@/lib/platform/markdown/lone-item'
import { PROSEMIRROR_SCHEMAS } from './extensions'
import type { EditorKind, OpenedMarkdown } from './model'
import { toEditorNodes } from './to-editor-nodes'
import { blockToMarkdown } from './block-to-markdown'

const reader = parser().use(remarkSoloFormulas).freeze()

const treeOf = (markdown: string) => reader.runSync(reader.parse(markdown), markdown) as Root

/**
 * Opens a Markdown text in the editor. Each block keeps its source until it is edited; a block that
 * would not survive the round trip is shown as its source.
 */
export function openMarkdown(markdown: string, kind: EditorKind): OpenedMarkdown {
  // A lone list marker is escaped only for parsing; the source of the block stays unescaped.
  const read = kind === 'text' ? escapeLoneListMarker(markdown) : markdown
  const blocks = treeOf(read).children
  const at = (block: RootContent | undefined, edge: 'start' | 'end') =>
    block?.position?.[edge].offset ?? read.length
  return {
    head: read.slice(0, at(blocks[0], 'start')),
    blocks: blocks.map((block, index) => {
      const source = read.slice(at(block, 'start'), at(block, 'end'))
      return {
        node: nodeOf(block, source, PROSEMIRROR_SCHEMAS[kind]).toJSON(),
        source: read === markdown ? source : markdown.trim(),
        gap: read.slice(at(block, 'end'), at(blocks[index + 1], 'start')),
      }
    }),
  }
}

function nodeOf(block: RootContent, source: string, schema: Schema): Node {
  try {
    const node = schema.nodeFromJSON(toEditorNodes(block)[0])
    node.check()
    if (isSame(node, block, source)) return node
  } catch {
    // The schema has no node for this block, so it is shown as its source.
  }
  return schema.node('rawMarkdown', { source })
}

/** Whether writing a block gives an equivalent of its source. */
function isSame(node: Node, block: RootContent, source: string): boolean {
  const markdown = blockToMarkdown(node)
  if (markdown === source.trimEnd()) return true
  const [written, ...more] = treeOf(markdown).children
  return written !== undefined && !more.length && canonical(written) === canonical(block)
}

/** A tree as comparable JSON: without positions, and with line ends in a paragraph as spaces. */
const canonical = (tree: Nodes): string =>
  JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'position' || key === 'data') return undefined
    return key === 'value' && typeof value === 'string' ? value.replace(/\n/g, ' ') : value
  })
