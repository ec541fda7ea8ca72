import { Extension, InputRule, Node } from '@tiptap/core'

/** A text kept as an attribute, which copies and pastes with the node. */
const kept = (name: string) => ({
  [name]: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
  },
})

const onlyWith = (attribute: string, tag: string) => [{ tag: `${tag}[data-${attribute}]` }]

export const InlineMath = Node.create({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => kept('latex'),
  parseHTML: () => onlyWith('latex', 'span'),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  /** `$x$` becomes a formula as it is closed; undo brings the signs back. */
  addInputRules() {
    const find = /(?<![\\$\p{L}\p{N}])\$([^\s$](?:[^$]*[^\s$\\])?)\$$/u
    const handler: InputRule['handler'] = ({ state, range, match }) => {
      state.tr.replaceWith(range.from, range.to, this.type.create({ latex: match[1] }))
    }
    return [new InputRule({ find, handler })]
  },
})

/** A formula in a row of its own. */
export const BlockMath = Node.create({
  name: 'blockMath',
  group: 'block',
  atom: true,
  addAttributes: () => kept('latex'),
  parseHTML: () => onlyWith('latex', 'div'),
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
})

/** A paragraph that is an image: only such ones are drawn (lib/platform/markdown/script-blocks). */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ ...kept('src'), ...kept('alt'), ...kept('title') }),
  parseHTML: () => onlyWith('src', 'figure'),
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
})

/** A block that the schema can't hold, as it is written. */
export const RawMarkdown = Node.create({
  name: 'rawMarkdown',
  group: 'block',
  atom: true,
  addAttributes: () => kept('source'),
  parseHTML: () => onlyWith('source', 'pre'),
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes],
})

/** Blank lines between the items of a list, or within one, as Markdown knows them. */
export const Spread = Extension.create({
  name: 'spread',
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList', 'listItem'],
      attributes: { spread: { default: false, rendered: false } },
    },
  ],
})
