import type { JSONContent } from '@tiptap/core'
import type { Nodes, Parents } from 'mdast'

type Marks = NonNullable<JSONContent['marks']>

/** Converts Markdown nodes to the editor's nodes; throws for a node without an equivalent. */
export function toEditorNodes(node: Nodes, marks: Marks = []): JSONContent[] {
  const inside = (more?: Marks[number]) =>
    childrenOf(node as Parents, more ? [...marks, more] : marks)
  const leaf = (type: string, attrs: object) => [{ type, attrs, ...(marks.length && { marks }) }]
  const block = (type: string, attrs: object = {}, content = inside()) => [{ type, attrs, content }]
  switch (node.type) {
    case 'text':
      return [text(node.value.replace(/[ \t]*\n[ \t]*/g, ' '), marks)]
    case 'inlineCode':
      return [text(node.value, [...marks, { type: 'code' }])]
    case 'emphasis':
      return inside({ type: 'italic' })
    case 'strong':
      return inside({ type: 'bold' })
    case 'delete':
      return inside({ type: 'strike' })
    case 'underline':
      return inside({ type: 'underline' })
    case 'link':
      return inside({ type: 'link', attrs: { href: node.url, title: node.title ?? null } })
    case 'break':
      return leaf('hardBreak', {})
    case 'inlineMath':
      return leaf('inlineMath', { latex: node.value })
    case 'math':
      return leaf('blockMath', { latex: node.value })
    case 'paragraph': {
      const [only, ...more] = node.children
      if (only?.type !== 'image' || more.length) return block('paragraph')
      return leaf('figure', { src: only.url, alt: only.alt ?? '', title: only.title ?? '' })
    }
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) throw new Error('No heading of this depth')
      return block('heading', { level: node.depth })
    case 'blockquote':
      return block('blockquote')
    case 'thematicBreak':
      return leaf('horizontalRule', {})
    case 'code':
      return block(
        'codeBlock',
        { language: node.lang ?? null },
        node.value ? [text(node.value)] : [],
      )
    case 'list': {
      const spread = node.spread ?? false
      if (!node.ordered) return block('bulletList', { spread })
      return block('orderedList', { spread, start: node.start ?? 1 })
    }
    case 'listItem': {
      const content = node.children.length ? inside() : [{ type: 'paragraph' }]
      return block('listItem', { spread: node.spread ?? false }, content)
    }
    case 'table':
      return block(
        'table',
        {},
        node.children.map((row, index) => ({
          type: 'tableRow',
          content: row.children.map((cell, column) => ({
            type: index ? 'tableCell' : 'tableHeader',
            attrs: { align: node.align?.[column] ?? null },
            content: [{ type: 'paragraph', content: childrenOf(cell, []) }],
          })),
        })),
      )
    default:
      throw new Error(`Nothing for ${node.type}`)
  }
}

const childrenOf = ({ children }: Parents, marks: Marks): JSONContent[] =>
  children.flatMap((child) => toEditorNodes(child, marks))

const text = (value: string, marks: Marks = []): JSONContent => ({
  type: 'text',
  text: value,
  ...(marks.length && { marks }),
})
