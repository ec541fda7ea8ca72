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
 * Keeps of an SVG what draws and drops what acts: scripts, styles, links, embedded documents and
 * references to other files. Ids get a prefix, so that two figures on a page don't meet.
 */
export function sanitiseSvg(svg: string, idPrefix: string): string {
  const clean = sanitizeHtml(svg, {
    allowedTags: [...SHAPES, ...STRUCTURE, ...PAINT],
    allowedAttributes: { '*': ATTRIBUTES, use: [...ATTRIBUTES, 'href'] },
    // Text of what is dropped goes with it.
    nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'option', 'noscript'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: local(attribs, idPrefix) }) },
  })
  return clean.replace(/>\s+</g, '><').trim()
}

/** Prefixes ids and what points to them; drops what points outside the drawing. */
function local(attribs: Record<string, string>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) => {
      if (name === 'id') return [[name, `${prefix}-${value}`]]
      if (name === 'href')
        return value.startsWith('#') ? [[name, `#${prefix}-${value.slice(1)}`]] : []
      if (!/url\(/i.test(value)) return [[name, value]]
      const target = /^url\(#([\w-]+)\)$/.exec(value.trim())
      return target ? [[name, `url(#${prefix}-${target[1]})`]] : []
    }),
  )
}
