const BLOCKS =
  /^(?:p|div|li|h[1-6]|tr|mtr|blockquote|figure|figcaption|summary|details|section|ul|ol)$/

/** Elements that are not part of the text. */
const SKIPPED = /^(?:svg|annotation|mphantom|script|style|button)$/

/** The text of a DOM node: each block on its own line, each formula in one line. */
export function plainTextOf(node: Node): string {
  return textOf(node)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
  const name = node.nodeName.toLowerCase()
  if (SKIPPED.test(name) || (node as Element).className === 'sr-only') return ''
  if (name === 'br') return '\n'
  const parts = [...node.childNodes].map(textOf)
  if (name === 'mo' && isBetween(node)) return ` ${parts.join('')} `
  const [first = '', second = ''] = parts
  if (name === 'mfrac') return `${isMixed(node) ? ' ' : ''}${grouped(first)}/${grouped(second)}`
  if (name === 'msup') return `${first}^${grouped(second)}`
  if (name === 'msqrt') return `√${grouped(parts.join(''))}`
  if (/^(?:t[dh]|mtd)$/.test(name)) return `${parts.join('')} `
  return BLOCKS.test(name) ? `\n${parts.join('')}\n` : parts.join('')
}

/** True for an operator or relation that is written with spaces: 35 % = 35/100. */
const isBetween = (node: Node): boolean =>
  /^[=≠<>≤≥≈+−⋅×:→]$/.test(node.textContent ?? '') &&
  node.previousSibling !== null &&
  (node as Element).getAttribute('form') !== 'prefix'

/** True for the fraction of a mixed number: 2 1/3, not 21/3. */
const isMixed = (node: Node): boolean => /\d\s*$/.test(node.previousSibling?.textContent ?? '')

/** Brackets an expression of more than one character: (a+b)/2. */
const grouped = (text: string) => (/^[\p{L}\p{N}]+$/u.test(text.trim()) ? text : `(${text})`)

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** `plainTextOf` of HTML. */
export const plainTextOfHtml = (html: string): string => plainTextOf(parsed(html))

/** Descriptions of the pictures in HTML, which `plainTextOf` leaves out. */
export const pictureTextsOfHtml = (html: string): string[] =>
  [...parsed(html).querySelectorAll('svg[aria-label], img[alt]')].flatMap(
    (picture) => picture.getAttribute('aria-label') || picture.getAttribute('alt') || [],
  )
