import { Fragment, isValidElement, type ReactNode } from 'react'

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Converts prop names to attribute names: `strokeWidth` to `stroke-width`. */
const svgAttributeName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Renders shapes (plain elements, no components) as SVG text. */
export function reactNodeToSvg(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((one: ReactNode) => reactNodeToSvg(one)).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return ''
  const { children, ...attributes } = node.props
  const inside = reactNodeToSvg(children)
  if (node.type === Fragment || typeof node.type !== 'string') return inside
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${svgAttributeName(name)}="${escaped(String(value))}"`,
  )
  return `<${node.type}${written.join('')}>${inside}</${node.type}>`
}
