import type { Node, Schema } from '@tiptap/pm/model'
import type { OpenedMarkdown } from './model'
import { blockToMarkdown } from './block-to-markdown'

/**
 * A block as Markdown; `index` and `gap` are those of the source block, if the block was not
 * edited.
 */
type Piece = { node: Node; text: string; gap?: string; index?: number }

/**
 * Returns a function that writes an opened text's document as Markdown: unedited blocks byte by byte
 * as in the source, the others in the style of this project.
 */
export function newMarkdownWriter(opened: OpenedMarkdown, schema: Schema): (doc: Node) => string {
  const blocks = opened.blocks.map(({ node, source, gap }, index) => {
    return { node: schema.nodeFromJSON(node), text: source, gap, index }
  })
  const written = new WeakMap<Node, string>()
  const write = (node: Node): string => {
    const text = written.get(node) ?? blockToMarkdown(node)
    written.set(node, text)
    return text
  }
  return (doc) => {
    const left = [...blocks]
    const pieces = doc.children
      .map((node): Piece => {
        const at = left.findIndex((block) => block.node.eq(node))
        const [kept] = at < 0 ? [] : left.splice(at, 1)
        return kept ?? { node, text: write(node) }
      })
      .filter(({ text }) => text)
    return opened.head + joined(pieces) + (blocks.at(-1)?.gap ?? '')
  }
}

function joined(pieces: Piece[]): string {
  let before: Piece | undefined
  let text = ''
  for (const piece of pieces) {
    const current = before && wouldMerge(before, piece) ? withOtherMarkers(piece) : piece
    text += (before ? gapBetween(before, current) : '') + current.text
    before = current
  }
  return text
}

/** The gap of the source, as long as it still separates the two blocks. */
function gapBetween(before: Piece, piece: Piece): string {
  const { gap = '', index, node } = before
  const isSafe = /\n[ \t]*\n/.test(gap) || (gap && node.type.name === 'heading')
  const wasNext = index !== undefined && index + 1 === piece.index
  return wasNext || isSafe ? gap : '\n\n'
}

const LISTS = ['bulletList', 'orderedList']

/** Markdown merges two adjacent lists of the same type with the same markers. */
const wouldMerge = (before: Piece, piece: Piece): boolean =>
  LISTS.includes(piece.node.type.name) &&
  before.node.type === piece.node.type &&
  markerOf(before.text) === markerOf(piece.text)

/** The bullet of a list, or the sign after its numbers. */
const markerOf = (list: string) => /^\d*(.)/.exec(list)?.[1]

const withOtherMarkers = ({ node }: Piece): Piece => ({
  node,
  text: blockToMarkdown(node, { hasOtherMarkers: true }),
})
