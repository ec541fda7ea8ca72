import type { Parent, PhrasingContent } from 'mdast'
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown'
import type { Handle, Options as ToMarkdown } from 'mdast-util-to-markdown'

/** Underlined text, written `++like this++`. */
export interface Underline extends Parent {
  type: 'underline'
  children: PhrasingContent[]
  data: { hName: 'u' }
}

declare module 'mdast' {
  interface PhrasingContentMap {
    underline: Underline
  }
  interface RootContentMap {
    underline: Underline
  }
}

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    underline: 'underline'
  }
}

/** An underline node, rendered as `<u>` (decision 064). */
export const underlineNode = (children: PhrasingContent[]): Underline => ({
  ...{ type: 'underline', data: { hName: 'u' }, children },
})

export const underlineFromMarkdown: FromMarkdown = {
  canContainEols: ['underline'],
  enter: {
    underline(token) {
      this.enter(underlineNode([]), token)
    },
  },
  exit: {
    underline(token) {
      this.exit(token)
    },
  },
}

/** Constructs that can't contain underlines: the same list as for GFM's strikethrough. */
const WITHOUT: NonNullable<ToMarkdown['unsafe']>[number]['notInConstruct'] = [
  ...['autolink', 'destinationLiteral', 'destinationRaw', 'reference'],
  ...['titleQuote', 'titleApostrophe'],
] as const

const write = Object.assign(
  ((node: Underline, _, state, info) => {
    const tracker = state.createTracker(info)
    const exit = state.enter('underline')
    const start = tracker.move('++')
    const inside = state.containerPhrasing(node, {
      ...tracker.current(),
      before: start,
      after: '+',
    })
    exit()
    return start + tracker.move(inside) + tracker.move('++')
  }) satisfies Handle,
  {
    peek: () => '+',
    attention: () => ({ construct: 'underline' as const, markers: ['+'], sizes: [2] }),
  },
)

export const underlineToMarkdown: ToMarkdown = {
  handlers: { underline: write },
  // A single plus has no meaning, and sums contain many; two plus signs before a space open
  // nothing.
  unsafe: [
    { character: '+', inConstruct: 'underline', notInConstruct: WITHOUT },
    { character: '+', after: '\\+\\S', inConstruct: 'phrasing', notInConstruct: WITHOUT },
    { character: '+', beforeNode: 'underline', inConstruct: 'phrasing' },
    { character: '+', afterNode: 'underline', inConstruct: 'phrasing' },
  ],
}
