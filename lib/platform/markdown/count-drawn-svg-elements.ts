const TAG = /<(\/?)[\w:]+([^>]*)>/g
const ID = /\sid="([^"]*)"/
const USE = /\shref="#([^"]*)"/g
const PAINTED = /\s([\w-]+)="url\(#([^"]*)\)"/g
const POINTS = /\s(?:d|points)="([^"]*)"/
/** Maximum nesting of references; drawings for lessons need much less. */
const MAX_DEPTH = 12

type Element = {
  id: string | undefined
  place: number
  /** Index after the last descendant. */
  end: number
  references: { id: string; isMarker: boolean }[]
  /** Number of coordinates in the path, an upper bound for the number of its markers. */
  points: number
}

/**
 * Upper bound for the number of elements that a browser draws for a sanitised SVG, including all
 * repetitions by `use`, patterns, masks and markers; infinite where a part contains itself.
 */
export function countDrawnSvgElements(svg: string): number {
  const elements = elementsOf(svg)
  const byId = new Map(elements.toReversed().map((element) => [element.id, element]))
  const known = new Map<string, number>()
  const path = new Set<string>()
  const countFrom = (from: number, end: number): number => {
    let count = end - from
    for (const { place, end: ownEnd, references } of elements.slice(from, end)) {
      for (const { id, isMarker } of references) {
        const times = isMarker ? pointsIn(elements.slice(place, ownEnd)) : 1
        count += times * countOf(id)
      }
    }
    return count
  }
  const countOf = (id: string): number => {
    const element = byId.get(id)
    if (!element) return 0
    if (path.has(id) || path.size >= MAX_DEPTH) return Infinity
    path.add(id)
    const count = known.get(id) ?? countFrom(element.place, element.end)
    path.delete(id)
    known.set(id, count)
    return count
  }
  return countFrom(0, elements.length)
}

const pointsIn = (elements: Element[]) =>
  Math.max(
    1,
    elements.reduce((sum, { points }) => sum + points, 0),
  )

function elementsOf(svg: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  for (const [, slash, attributes = ''] of svg.matchAll(TAG)) {
    if (slash) {
      const closed = open.pop()
      if (closed) closed.end = elements.length
      continue
    }
    const element = {
      id: ID.exec(attributes)?.[1],
      place: elements.length,
      end: elements.length + 1,
      references: referencesOf(attributes),
      points: POINTS.exec(attributes)?.[1]?.match(/[\d.]+/g)?.length ?? 0,
    }
    elements.push(element)
    if (!attributes.endsWith('/')) open.push(element)
  }
  return elements
}

function referencesOf(attributes: string) {
  const uses = [...attributes.matchAll(USE)].map(([, id = '']) => ({ id, isMarker: false }))
  const painted = [...attributes.matchAll(PAINTED)].map(([, name = '', id = '']) => ({
    id,
    isMarker: name.startsWith('marker'),
  }))
  return [...uses, ...painted]
}
