import type { Element, ElementContent, Root, RootContent } from 'hast'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { escapeMarkup } from '@/lib/platform/figures/svg'
import { headingText } from './heading-ids'
import { RECALL_HEADING } from './recall-heading'
import { isLibraryAddress } from './media-library'

/** Sanitised SVG by file name. */
export type ScriptSvgs = ReadonlyMap<string, string>

/** Converts a script's blocks: figures, callouts, recall questions, wide tables. */
export function withScriptBlocks(tree: Root, figures: ScriptSvgs): Root {
  let isInRecall = false
  let tables = 0
  const children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'element') return [node]
    if (node.tagName === 'h2') isInRecall = headingText(node) === RECALL_HEADING
    if (node.tagName === 'blockquote') return [isInRecall ? recall(node) : callout(node)]
    if (node.tagName === 'table') return [scrollable(node, (tables += 1))]
    return figureOf(node, figures) ?? [node]
  })
  return { ...tree, children }
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children })

const callout = (node: Element) => element('aside', { className: ['callout'] }, node.children)

/** True for a quotation of a script that `withScriptBlocks` made a callout. */
export const isCallout = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'aside'

const recall = (node: Element) =>
  element('details', { className: ['recall'] }, [
    element('summary', {}, [{ type: 'text', value: 'Pokaži odgovor' }]),
    ...node.children,
  ])

/** Puts tables of any text in scrollable boxes. */
export function withTableBoxes(tree: Root): Root {
  let tables = 0
  const children = tree.children.map((node) =>
    node.type === 'element' && node.tagName === 'table' ? scrollable(node, (tables += 1)) : node,
  )
  return { ...tree, children }
}

/** A scrollable box for a wide table, focusable by keyboard, with a unique name on the page. */
function scrollable(node: Element, number: number) {
  const ariaLabel = number === 1 ? 'Tablica' : `${number}. tablica`
  return element('div', { className: ['table-box'], tabIndex: 0, role: 'region', ariaLabel }, [
    node,
  ])
}

/** Converts a paragraph with nothing but images or recordings to figures, with inline SVG. */
function figureOf(paragraph: Element, figures: ScriptSvgs): Element[] | null {
  const content = paragraph.children.filter((node) => node.type !== 'text' || node.value.trim())
  const images = content.filter((node) => node.type === 'element' && node.tagName === 'img')
  if (paragraph.tagName !== 'p' || !images.length || images.length !== content.length) return null
  return (images as Element[]).map((image) => {
    const { properties } = image
    const name = String(properties.src)
    if (isLibraryAddress(name) || isFigureAddress(name)) return element('figure', {}, [image])
    return element('figure', {}, [drawn(name, String(properties.alt ?? ''), figures)])
  })
}

function drawn(name: string, alt: string, figures: ScriptSvgs): ElementContent {
  const svg = figures.get(name)
  if (!svg) return { type: 'text', value: alt }
  const label = `<svg role="img" aria-label="${escapeMarkup(alt)}"`
  return { type: 'raw', value: svg.replace('<svg', () => label) } as unknown as ElementContent
}
