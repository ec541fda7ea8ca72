export type Size = { width: number; height: number }
type Place = { x: number; y: number }

/** An area of a picture, in its pixels; null if the coordinates don't describe one. */
export type PictureArea = {
  /** The natural middle, which may lie outside the area. */
  middle: Place
  /** Left, top, right and bottom edge. */
  box: [number, number, number, number]
  contains: (place: Place) => boolean
} | null

/** More corners than anyone draws by hand. */
const MOST_CORNERS = 1_000

/** Reads a drop zone: circle `x,y;r`, rectangle `x,y;w,h`, polygon `x,y;x,y;…`. */
export function pictureAreaOf(shape: string, coords: string): PictureArea {
  const numbers = coords
    .split(';')
    .map((part) => part.split(',').map((one) => (one.trim() ? Number(one) : NaN)))
  if (numbers.flat().some(Number.isNaN)) return null
  const [[x = NaN, y = NaN] = [], [a = NaN, b = NaN] = []] = numbers
  if (shape === 'circle' && a > 0)
    return {
      middle: { x, y },
      box: [x - a, y - a, x + a, y + a],
      contains: (place) => Math.hypot(place.x - x, place.y - y) <= a,
    }
  if (shape === 'rectangle' && a > 0 && b > 0)
    return {
      middle: { x: x + a / 2, y: y + b / 2 },
      box: [x, y, x + a, y + b],
      contains: (place) => place.x >= x && place.x <= x + a && place.y >= y && place.y <= y + b,
    }
  const corners = numbers.map(([left = NaN, top = NaN]) => ({ x: left, y: top }))
  const isPolygon = corners.length > 2 && corners.length <= MOST_CORNERS
  return shape === 'polygon' && isPolygon ? polygon(corners) : null
}

function polygon(corners: Place[]): PictureArea {
  const sides = corners.map((from, index) => [from, corners.at(index - 1) ?? from] as const)
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  // The centre of mass, by the triangles of each side and the origin.
  const cross = sides.map(([to, from]) => from.x * to.y - to.x * from.y)
  const total = cross.reduce((sum, one) => sum + one, 0)
  const middle = (part: 'x' | 'y') =>
    sides.reduce(
      (sum, [to, from], index) => sum + (from[part] + to[part]) * (cross[index] ?? 0),
      0,
    ) /
    (3 * total)
  if (!total) return null
  return {
    middle: { x: middle('x'), y: middle('y') },
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    contains: ({ x, y }) =>
      sides.filter(
        ([to, from]) =>
          to.y > y !== from.y > y && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x,
      ).length %
        2 ===
      1,
  }
}

/** Steps of the search in each direction. */
const STEPS = 24

/**
 * A point inside both the area and the picture: the middle if possible, else the sampled point
 * farthest from their edges. Null if there is none.
 */
export function pointInside(area: PictureArea, { width, height }: Size): Place | null {
  if (!area) return null
  const isInside = (place: Place) =>
    place.x >= 0 && place.y >= 0 && place.x <= width && place.y <= height && area.contains(place)
  if (isInside(area.middle)) return area.middle
  const [left, top, right, bottom] = area.box
  const from = { x: Math.max(0, left), y: Math.max(0, top) }
  const step = {
    x: (Math.min(width, right) - from.x) / STEPS,
    y: (Math.min(height, bottom) - from.y) / STEPS,
  }
  const all = Array.from({ length: STEPS ** 2 }, (_, index) => ({
    x: from.x + step.x * ((index % STEPS) + 0.5),
    y: from.y + step.y * (Math.floor(index / STEPS) + 0.5),
  }))
  const outside = [...all, ...ring(from, step)].filter((place) => !isInside(place))
  const distance = (place: Place) =>
    Math.min(...outside.map((other) => Math.hypot(other.x - place.x, other.y - place.y)))
  const [best] = all
    .filter(isInside)
    .map((place) => ({ place, room: distance(place) }))
    .toSorted((a, b) => b.room - a.room)
  return best?.place ?? null
}

/** Points around the sampled grid; they lie outside the area or on its edge. */
const ring = (from: Place, step: Place): Place[] =>
  Array.from({ length: STEPS + 2 }, (_, index) => index - 0.5).flatMap((at) => [
    { x: from.x + step.x * at, y: from.y - step.y / 2 },
    { x: from.x + step.x * at, y: from.y + step.y * (STEPS + 0.5) },
    { x: from.x - step.x / 2, y: from.y + step.y * at },
    { x: from.x + step.x * (STEPS + 0.5), y: from.y + step.y * at },
  ])
