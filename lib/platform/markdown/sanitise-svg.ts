import sanitizeHtml from 'sanitize-html'

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan']
const STRUCTURE = ['svg', 'g', 'defs', 'marker', 'title', 'desc', 'clipPath', 'use']
const PAINT = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'mask']

const ATTRIBUTES = (
  'id viewBox x y x1 y1 x2 y2 cx cy r rx ry d points width height transform fill fill-opacity ' +
  'fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray ' +
  'stroke-dashoffset stroke-opacity stroke-miterlimit opacity font-size font-weight font-style font-family ' +
  'text-anchor dominant-baseline letter-spacing dx dy rotate textLength markerWidth markerHeight ' +
  'refX refY orient markerUnits marker-start marker-mid marker-end clip-path clip-rule offset ' +
  'stop-color stop-opacity gradientUnits gradientTransform patternUnits patternTransform mask ' +
  'baseline-shift paint-order vector-effect preserveAspectRatio'
).split(' ')

/**
 * Keeps the drawing elements of an SVG; removes scripts, styles, links, embedded documents and
 * external references. Prefixes ids, so that those of two figures on a page don't collide.
 */
export function sanitiseSvg(svg: string, idPrefix: string): string {
  const clean = sanitizeHtml(svg, {
    allowedTags: [...SHAPES, ...STRUCTURE, ...PAINT],
    allowedAttributes: { '*': ATTRIBUTES, use: [...ATTRIBUTES, 'href'] },
    // The text content of these elements is removed too.
    nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'option', 'noscript'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: local(attribs, idPrefix) }) },
  })
  return clean.replace(/>\s+</g, '><').trim()
}

/** CSS functions allowed in colours, shapes and transformations; `url` is checked separately. */
const FUNCTIONS = new Set([
  ...['var', 'rgb', 'rgba', 'hsl', 'hsla'],
  ...['matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY'],
])

/** Prefixes ids and references to them; removes references to anything outside the drawing. */
function local(attribs: Record<string, string>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) => {
      if (name === 'id') return /^[\w-]+$/.test(value) ? [[name, `${prefix}-${value}`]] : []
      if (name === 'href') return prefixed(/^#([\w-]+)$/, value, (id) => [name, `#${prefix}-${id}`])
      if (!callsOut(value)) return [[name, value]]
      const link = /^url\(#([\w-]+)\)$/
      return prefixed(link, value.trim(), (id) => [name, `url(#${prefix}-${id})`])
    }),
  )
}

function prefixed(link: RegExp, value: string, attribute: (id: string) => [string, string]) {
  const [, id] = link.exec(value) ?? []
  return id === undefined ? [] : [attribute(id)]
}

/**
 * True if a value may load something: backslashes can hide letters in CSS (`u\72l(`), and functions
 * such as `image-set(` load files like `url(` does.
 */
function callsOut(value: string): boolean {
  if (value.includes('\\')) return true
  const names = value.split('(').slice(0, -1).map(lastWord)
  return names.some((name) => !FUNCTIONS.has(name))
}

/** The name before a bracket; SVG allows spaces between the two. */
const lastWord = (text: string) =>
  text
    .trimEnd()
    .split(/[\s,;:)]/)
    .at(-1) ?? ''

/** The id prefix of a figure, by its file name. */
export const idPrefixOf = (name: string): string => name.replace(/\W+/g, '-').replace(/-svg$/, '')

/** Removes the prefix from a stored figure's ids and references, since an import adds it again. */
export function unprefixSvg(svg: string, prefix: string): string {
  return svg.replace(/<[^>]*>/g, (tag) =>
    tag
      .replaceAll(` id="${prefix}-`, ' id="')
      .replaceAll(` href="#${prefix}-`, ' href="#')
      .replaceAll(`"url(#${prefix}-`, '"url(#'),
  )
}
