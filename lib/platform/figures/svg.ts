import { formatNumber } from '@/lib/platform/hr/numbers'

/** Coordinates with at most two decimals, so that drawings stay small. */
export const formatCoordinate = (value: number): string => String(Math.round(value * 100) / 100)

/** Escapes a text for an attribute value or element content. */
export const escapeMarkup = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

type Attributes = Record<string, string | number>

const tag = (name: string, attributes: Attributes, content = '') => {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? formatCoordinate(value) : escapeMarkup(value)}"`,
    )
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}

/** Colours that follow the theme (app/styles/theme.css). */
export const INK = 'currentColor'
export const PAPER = 'var(--fig-paper)'
export type Tone = 'blue' | 'orange' | 'green' | 'red' | 'purple' | 'yellow'
export const toneColour = (tone: Tone) => `var(--fig-${tone})`
export const softToneColour = (tone: Tone) => `var(--fig-${tone}-soft)`

const STROKE = { stroke: INK, 'stroke-width': 2 }

export const line = (x1: number, y1: number, x2: number, y2: number, more: Attributes = {}) =>
  tag('line', { x1, y1, x2, y2, ...STROKE, ...more })

export const rect = (x: number, y: number, width: number, height: number, more: Attributes = {}) =>
  tag('rect', { x, y, width, height, fill: PAPER, ...STROKE, ...more })

export const circle = (cx: number, cy: number, r: number, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill: PAPER, ...STROKE, ...more })

export const dot = (cx: number, cy: number, r: number, fill: string = INK) =>
  tag('circle', { cx, cy, r, fill })

export const path = (d: string, more: Attributes = {}) => tag('path', { d, fill: 'none', ...more })

export const polygon = (points: [number, number][], more: Attributes = {}) =>
  tag('polygon', {
    points: points.map(([x, y]) => `${formatCoordinate(x)},${formatCoordinate(y)}`).join(' '),
    fill: PAPER,
    ...STROKE,
    ...more,
  })

/** Text whose middle is at x, y. */
export const label = (x: number, y: number, content: string, size = 15, more: Attributes = {}) =>
  tag(
    'text',
    {
      ...{ x, y, 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central' },
      ...{ fill: INK, ...more },
    },
    escapeMarkup(content),
  )

type Segment = [x1: number, y1: number, x2: number, y2: number]

/** Line segments of equal width as one path element. */
export const lineSegments = (segments: Segment[], width: number, more: Attributes = {}) =>
  path(
    segments
      .map(
        ([x1, y1, x2, y2]) =>
          `M${formatCoordinate(x1)} ${formatCoordinate(y1)}L${formatCoordinate(x2)} ${formatCoordinate(y2)}`,
      )
      .join(''),
    {
      stroke: INK,
      'stroke-width': width,
      ...more,
    },
  )

/** The point at a distance from a centre; degrees run counterclockwise from the right. */
export const polarPoint = (x: number, y: number, distance: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return [x + distance * Math.cos(angle), y - distance * Math.sin(angle)] as [number, number]
}

/** Path data (`d`) of a circle sector from one angle to another. */
export const sectorPathData = (x: number, y: number, r: number, from: number, to: number) => {
  const [[x1, y1], [x2, y2]] = [polarPoint(x, y, r, from), polarPoint(x, y, r, to)]
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0
  return `M${formatCoordinate(x)} ${formatCoordinate(y)}L${formatCoordinate(x1)} ${formatCoordinate(y1)}A${formatCoordinate(r)} ${formatCoordinate(r)} 0 ${isLarge} 0 ${formatCoordinate(x2)} ${formatCoordinate(y2)}Z`
}

/** A number as pupils read it: `2,5`, `−3`. */
export const formatFigureNumber = (value: number): string =>
  formatNumber(Math.round(value * 1e6) / 1e6)

/** Approximate width of a text, in pixels. */
export const approximateTextWidth = (content: string, size = 15): number =>
  content.length * size * 0.56
