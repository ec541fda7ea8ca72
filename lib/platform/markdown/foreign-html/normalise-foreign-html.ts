import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { defaultSchema } from 'rehype-sanitize'
import { localName, texOf, UnreadableFormula } from './mathml'
import { elementsOfStyle, isHidden, lossesOfStyle, styleOf, wrapInlineContent } from './styles'

/** Elements that Markdown can't represent, with Croatian names for messages. */
const UNSUPPORTED_ELEMENTS: Record<string, string> = {
  ...{
    video: 'video',
    audio: 'zvučni zapis',
    iframe: 'ugrađena stranica',
    frame: 'ugrađena stranica',
  },
  ...{ embed: 'ugrađeni sadržaj', object: 'ugrađeni sadržaj', applet: 'ugrađeni program' },
  ...{ svg: 'crtež (SVG)', canvas: 'crtež (canvas)', map: 'osjetljiva područja slike' },
  ...{ input: 'polje za unos', textarea: 'polje za unos', select: 'padajući izbornik' },
  ...{ button: 'gumb', script: 'program', meter: 'mjerač', progress: 'mjerač', dialog: 'dijalog' },
  ...{ portal: 'ugrađena stranica', bgsound: 'zvučni zapis', ruby: 'slova iznad teksta' },
}

/** Elements without content for readers, which are removed without a message. */
const SILENT = new Set(['style', 'template', 'noscript', 'link', 'meta', 'title', 'head', 'base'])

/**
 * Elements whose content is kept: those that only wrap text, and those that the sanitiser knows.
 */
const PLAIN = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...['u', 'font', 'center', 'big', 'small', 'address', 'article', 'aside', 'footer', 'header'],
  ...['main', 'nav', 'section', 'figure', 'figcaption', 'caption', 'col', 'colgroup', 'label'],
  ...['legend', 'fieldset', 'form', 'html', 'body', 'mark', 'abbr', 'acronym', 'bdi', 'bdo', 'wbr'],
  ...['cite', 'dfn', 'time', 'data', 'nobr', 'hgroup', 'search', 'basefont', 'o:p', 'optgroup'],
])

/** Minimum number of underlined blanks that count as a gap to fill in. */
const FEWEST_BLANKS = 3
const GAP = '…………'

/** Maximum number of quoted characters of lost content in a message. */
const MOST_SIGNS = 40

/**
 * Converts HTML of other programs to elements that the sanitiser and Markdown keep: styles become
 * elements, MathML becomes TeX.
 * @returns descriptions of content that can't be kept
 */
export function normaliseForeignHtml(tree: Root): string[] {
  const lost: string[] = []
  const reportLoss = (what: string, about = '') => {
    const words = shortened(about)
    lost.push(words ? `${what} „${words}”` : what)
  }
  tree.children = tree.children.flatMap((node): Root['children'] =>
    node.type === 'element' ? normaliseElement(node, reportLoss) : [node],
  )
  return lost
}

type ReportLoss = (what: string, about?: string) => void

function normaliseElement(node: Element, reportLoss: ReportLoss): ElementContent[] {
  if (isHidden(node) || SILENT.has(node.tagName))
    return isMath(node) ? formula(node, reportLoss) : []
  if (isMath(node)) return formula(node, reportLoss)
  const what = Object.hasOwn(UNSUPPORTED_ELEMENTS, node.tagName)
    ? UNSUPPORTED_ELEMENTS[node.tagName]
    : undefined
  if (what !== undefined) {
    if (node.properties.type !== 'hidden') reportLoss(what, nameOf(node))
    return []
  }
  if (!PLAIN.has(node.tagName)) reportLoss('oznaka', node.tagName)
  for (const loss of lossesOfStyle(node)) reportLoss(loss, toString(node))
  const isGap = node.tagName === 'u' || elementsOfStyle(styleOf(node)).includes('ins')
  if (isGap && isBlank(node)) return [{ type: 'text', value: GAP }]
  const inside = node.children.flatMap((child) =>
    child.type === 'element' ? normaliseElement(child, reportLoss) : [child],
  )
  node.children = elementsOfStyle(styleOf(node)).reduce(wrapInlineContent, inside)
  if (node.tagName === 'u') node.tagName = 'ins'
  return [node]
}

const isBlank = (node: Element) =>
  !node.children.some((child) => child.type === 'element') &&
  new RegExp(`^[ \\u00a0]{${FEWEST_BLANKS},}$`).test(toString(node))

/** True for MathML, and for the wrappers that programs draw it with. */
const isMath = (node: Element): boolean =>
  localName(node) === 'math' ||
  node.tagName === 'mjx-container' ||
  (node.tagName === 'script' && /^math\/(?:tex|mml)/.test(String(node.properties.type ?? ''))) ||
  (Array.isArray(node.properties.className) && node.properties.className.includes('katex'))

function formula(node: Element, reportLoss: ReportLoss): ElementContent[] {
  const math = mathIn(node)
  const script = node.tagName === 'script' ? toString(node).trim() : ''
  try {
    const tex = script || (math && texOf(math))
    if (tex) return [{ type: 'text', value: `\\(${tex}\\)` }]
    reportLoss('formula', toString(node))
  } catch (error) {
    if (!(error instanceof UnreadableFormula)) throw error
    reportLoss(`formula (${error.message})`, toString(node))
  }
  return [{ type: 'text', value: toString(math ?? node) }]
}

function mathIn(node: Element): Element | undefined {
  if (localName(node) === 'math') return node
  for (const child of node.children) {
    const found = child.type === 'element' ? mathIn(child) : undefined
    if (found) return found
  }
}

/** The title, address or text of embedded content. */
function nameOf(node: Element): string {
  const { title, src, data, name, value } = node.properties
  const inside = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'source',
  )
  const address = [src, data, inside?.properties.src].find((one) => typeof one === 'string')
  const given = [title, address && fileName(String(address)), name, value].find(Boolean)
  if (typeof given === 'string') return given
  return ['script', 'select', 'video', 'audio', 'iframe', 'object'].includes(node.tagName)
    ? ''
    : toString(node)
}

function fileName(address: string): string {
  if (address.startsWith('data:')) return ''
  const [path = ''] = address.split(/[?#]/)
  const name = path.replace(/\/$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MOST_SIGNS ? line : `${line.slice(0, MOST_SIGNS - 1).trimEnd()}…`
}
