import type { Element, ElementContent, Root, RootContent } from 'hast'

const GONE = new Set(['img', 'input', 'script', 'style'])
/** Formulas and code keep their text unchanged. */
const WHOLE = new Set(['math', 'code', 'mark'])

type Marked = (word: string) => boolean
type Content = RootContent & ElementContent

/**
 * A tree without links and external content: links become plain text, images are removed. Headings
 * become bold paragraphs, so that they don't mix with the page's own headings. Words for which
 * `isMarked` is true are highlighted.
 */
export function withoutLinksAndImages(tree: Root, isMarked: Marked = () => false): Root {
  const plain = (nodes: Content[]): Content[] =>
    nodes.flatMap((node) => {
      if (node.type === 'text') return marked(node.value, isMarked) as Content[]
      if (node.type !== 'element') return []
      if (GONE.has(node.tagName)) return []
      if (WHOLE.has(node.tagName)) return [node]
      const children = plain(node.children as Content[])
      if (node.tagName === 'a') return children
      if (/^h\d$/.test(node.tagName)) return [element('p', [element('strong', children)])]
      return [{ ...node, children } as Content]
    })
  return { ...tree, children: plain(tree.children as Content[]) }
}

const element = (tagName: string, children: ElementContent[]): Element & RootContent => ({
  ...{ type: 'element', tagName, properties: {}, children },
})

const marked = (text: string, isMarked: Marked): ElementContent[] =>
  text
    .split(/(\p{L}[\p{L}\p{M}]*)/u)
    .filter(Boolean)
    .map((part) =>
      isMarked(part)
        ? element('mark', [{ type: 'text', value: part }])
        : { type: 'text', value: part },
    )
