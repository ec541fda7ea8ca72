import type { Element, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { slugify } from '@/lib/platform/hr/slug'

/** Reserved ids: that of every page's `<main>`, and that of the footnotes. */
const RESERVED_IDS = ['sadrzaj', 'footnote-label']

/** Id of a heading without letters and digits. */
const NAMELESS = 'odjeljak'

/** The heading of the footnotes already has an id, which the references use. */
const needsId = ({ tagName, properties }: Element) =>
  (tagName === 'h2' || tagName === 'h3') && properties.id === undefined

/**
 * Gives each heading an id derived from its text, in order: a second „Primjer” gets `primjer-2`.
 */
export function withHeadingIds(tree: Root): Root {
  const given = new Set(RESERVED_IDS)
  visit(tree, 'element', (node) => {
    if (!needsId(node)) return
    const id = freeId(slugify(headingText(node)) || NAMELESS, given)
    given.add(id)
    node.properties = { ...node.properties, id }
  })
  return tree
}

function freeId(base: string, given: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!given.has(id)) return id
  }
}

/** The parts of a script for its table of contents, with the ids of the headings. */
export function tableOfContentsOf(tree: Root): { id: string; text: string }[] {
  const found: { id: string; text: string }[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2') return
    found.push({ id: String(node.properties.id), text: headingText(node) })
  })
  return found
}

/** The text of a heading without markup. */
export const headingText = (node: Element): string => toString(node).trim()
