import type { Element, ElementContent } from 'hast'
import { isNeutral } from './colours'

/** CSS declarations of an element's style attribute by name. */
export function styleOf({ properties }: Element): Map<string, string> {
  const style = typeof properties.style === 'string' ? properties.style : ''
  return new Map(
    style.split(';').flatMap((one) => {
      const [name = '', ...value] = one.split(':')
      return value.length ? [[name.trim().toLowerCase(), value.join(':').trim()] as const] : []
    }),
  )
}

/** True for hidden content, which the author of the text has not seen either. */
export const isHidden = (node: Element): boolean =>
  'hidden' in node.properties ||
  /^none\b/.test(styleOf(node).get('display') ?? '') ||
  /^hidden\b/.test(styleOf(node).get('visibility') ?? '')

/** Elements with the same meaning as an element's style. */
export function elementsOfStyle(style: ReadonlyMap<string, string>): string[] {
  const is = (name: string, pattern: RegExp) => pattern.test(style.get(name) ?? '')
  const isLined = (line: RegExp) => is('text-decoration', line) || is('text-decoration-line', line)
  return [
    ...(isLined(/underline/) ? ['ins'] : []),
    ...(isLined(/line-through/) ? ['del'] : []),
    ...(is('font-weight', /^(?:bold|bolder|[6-9]00)/) ? ['strong'] : []),
    ...(is('font-style', /^(?:italic|oblique)/) ? ['em'] : []),
    ...(is('vertical-align', /^super/) ? ['sup'] : []),
    ...(is('vertical-align', /^sub/) ? ['sub'] : []),
  ]
}

/** Meaningful parts of a style that can't be kept. */
export function lossesOfStyle(node: Element): string[] {
  const style = styleOf(node)
  const isColoured = (...values: unknown[]) =>
    values.some((value) => typeof value === 'string' && !isNeutral(value))
  const { color, bgColor } = node.properties
  const background = style.get('background-color') ?? style.get('background')
  const hasPicture = /url\(/.test(`${background ?? ''}${style.get('background-image') ?? ''}`)
  return [
    ...(node.tagName !== 'a' && isColoured(style.get('color'), color) ? ['boja'] : []),
    ...(!hasPicture && isColoured(background, bgColor) ? ['boja podloge'] : []),
    ...(hasPicture ? ['slika u podlozi'] : []),
    ...(/overline/.test(style.get('text-decoration') ?? '') ? ['crta iznad'] : []),
    ...(node.tagName === 'mark' ? ['isticanje'] : []),
    ...(node.tagName === 'ol' && isLettered(node, style) ? ['slova ispred stavki popisa'] : []),
  ]
}

const isLettered = ({ properties }: Element, style: ReadonlyMap<string, string>) =>
  /^[aAiI]$/.test(String(properties.type ?? '')) ||
  /alpha|roman|latin|greek/.test(style.get('list-style-type') ?? style.get('list-style') ?? '')

const BLOCKS =
  /^(?:p|div|ul|ol|li|table|thead|tbody|tr|td|th|h[1-6]|blockquote|pre|dl|dd|dt|section)$/

/** Wraps all text in an element, inside the block elements. */
export function wrapInlineContent(nodes: ElementContent[], tagName: string): ElementContent[] {
  const wrapped: ElementContent[] = []
  let run: ElementContent[] = []
  const close = () => {
    if (run.length) wrapped.push({ type: 'element', tagName, properties: {}, children: run })
    run = []
  }
  for (const node of nodes) {
    if (node.type !== 'element' || !BLOCKS.test(node.tagName)) run.push(node)
    else {
      close()
      node.children = wrapInlineContent(node.children, tagName)
      wrapped.push(node)
    }
  }
  close()
  return wrapped
}
