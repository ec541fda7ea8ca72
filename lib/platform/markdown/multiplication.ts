import type { Nodes, PhrasingContent, Root } from 'mdast'
import type { CompileContext, Handle } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import type { Processor } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

const MARKS = { emphasis: '*', strong: '**' } as const

/** Emphasis that is marked with underscores, which are no multiplication signs. */
const underscored = new WeakSet<Nodes>()

const noteUnderscore: Handle = function (this: CompileContext, token) {
  const node = this.stack.at(-1)
  if (this.sliceSerialize(token).startsWith('_')) underscored.add(node as Nodes)
}

/** Whether this node is a factor of a product: Markdown parses `2*3*4` as an emphasised 3. */
const isFactor = (before: Nodes | undefined, node: Nodes): boolean =>
  before?.type === 'text' && /[\d)]$/.test(before.value) && /^[\d(]/.test(toString(node))

function withStars(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'emphasis' && node.type !== 'strong') || !parent || index === undefined)
      return
    const siblings = parent.children as PhrasingContent[]
    const [before, after] = [siblings[index - 1], siblings[index + 1]]
    if (before?.type !== 'text' || underscored.has(node) || !isFactor(before, node)) return
    const mark = MARKS[node.type]
    const parts = [...node.children, { type: 'text' as const, value: mark }]
    const [first] = parts
    before.value += mark
    if (first?.type === 'text') {
      before.value += first.value
      parts.shift()
    }
    const last = parts.length ? parts.at(-1) : before
    const isJoined = after?.type === 'text' && last?.type === 'text'
    if (isJoined) last.value += after.value
    siblings.splice(index, isJoined ? 2 : 1, ...parts)
    return [SKIP, index]
  })
}

/** Reads a star between two numbers as multiplication: `2*3*4` is never emphasis. */
export function remarkMultiplicationSigns(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    {
      exit: { emphasisSequence: noteUnderscore, strongSequence: noteUnderscore },
      transforms: [withStars],
    },
  ]
}
