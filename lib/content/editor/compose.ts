import type { Node, Schema } from '@tiptap/pm/model'
import type { Opened } from './model'
import { writeBlock } from './write'

/** A block as Markdown; `index` and `gap` are of the one that was read, if it was not edited. */
type Piece = { node: Node; text: string; gap?: string; index?: number }

/**
 * Writes the document of an opened text as Markdown: what was not edited as it was read, byte by byte,
 * the rest in the style of this project.
 */
export function composer(opened: Opened, schema: Schema): (doc: Node) => string {
  const blocks = opened.blocks.map(({ node, source, gap }, index) => {
    return { node: schema.nodeFromJSON(node), text: source, gap, index }
  })
  const written = new WeakMap<Node, string>()
  const write = (node: Node): string => {
    const text = written.get(node) ?? writeBlock(node)
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

/** The gap that was read, where it still keeps the two apart. */
function gapBetween(before: Piece, piece: Piece): string {
  const { gap = '', index, node } = before
  const isSafe = /\n[ \t]*\n/.test(gap) || (gap && node.type.name === 'heading')
  const wasNext = index !== undefined && index + 1 === piece.index
  return wasNext || isSafe ? gap : '\n\n'
}

const LISTS = ['bulletList', 'orderedList']

/** Two lists of one kind with the same markers are one to Markdown. */
const wouldMerge = (before: Piece, piece: Piece): boolean =>
  LISTS.includes(piece.node.type.name) &&
  before.node.type === piece.node.type &&
  markerOf(before.text) === markerOf(piece.text)

/** Its bullet, or the sign behind its numbers. */
const markerOf = (list: string) => /^\d*(.)/.exec(list)?.[1]

const withOtherMarkers = ({ node }: Piece): Piece => ({
  node,
  text: writeBlock(node, { hasOtherMarkers: true }),
})
