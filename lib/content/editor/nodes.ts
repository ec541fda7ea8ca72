import { Extension, InputRule, Node } from '@tiptap/core'

/** A text attribute, which is copied and pasted with its node. */
const textAttribute = (name: string) => ({
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
  addAttributes: () => textAttribute('latex'),
  parseHTML: () => onlyWith('latex', 'span'),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  /** Typing the closing sign of `$x$` turns it into a formula; undo restores the typed signs. */
  addInputRules() {
    const find = /(?<![\\$\p{L}\p{N}])\$([^\s$](?:[^$]*[^\s$\\])?)\$$/u
    const handler: InputRule['handler'] = ({ state, range, match }) => {
      state.tr.replaceWith(range.from, range.to, this.type.create({ latex: match[1] }))
    }
    return [new InputRule({ find, handler })]
  },
})

/** A formula on its own line. */
export const BlockMath = Node.create({
  name: 'blockMath',
  group: 'block',
  atom: true,
  addAttributes: () => textAttribute('latex'),
  parseHTML: () => onlyWith('latex', 'div'),
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
})

/**
 * A paragraph with nothing but an image; other images are not drawn
 * (lib/platform/markdown/script-blocks).
 */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ...textAttribute('src'),
    ...textAttribute('alt'),
    ...textAttribute('title'),
  }),
  parseHTML: () => onlyWith('src', 'figure'),
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
})

/** A block that the schema can't represent, kept as its Markdown source. */
export const RawMarkdown = Node.create({
  name: 'rawMarkdown',
  group: 'block',
  atom: true,
  addAttributes: () => textAttribute('source'),
  parseHTML: () => onlyWith('source', 'pre'),
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes],
})

/** Whether a list has blank lines between its items, or an item between its paragraphs. */
export const ListSpread = Extension.create({
  name: 'spread',
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList', 'listItem'],
      attributes: { spread: { default: false, rendered: false } },
    },
  ],
})
