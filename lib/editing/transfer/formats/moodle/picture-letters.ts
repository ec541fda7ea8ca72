import { letterAt } from '@/lib/content/questions/kinds/spot/places'

/** A place in percent of the picture's width and height. */
export type Place = { x: number; y: number }

/** In pixels of the picture. */
const RADIUS = 12

/** The pixel of a share of a length; a circle around it lies inside, since Moodle takes no other. */
export const pixelInside = (share: number, length: number, radius: number): number =>
  Math.round(Math.max(Math.min((share * length) / 100, length - radius), radius))

/**
 * The letters as lines in a box of 12 × 12 around 0, since a server may have no font. Pictures have
 * at most twelve places.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M-5 6L0-6L5 6M-3.3 2H3.3',
  B: 'M-4 6V-6H1A3 3 0 0 1 1 0H-4M1 0A3 3 0 0 1 1 6H-4',
  C: 'M4.6-3.4A5.7 5.7 0 1 0 4.6 3.4',
  D: 'M-4 6V-6H-1A6 6 0 0 1-1 6Z',
  E: 'M4 6H-4V-6H4M-4 0H3',
  F: 'M-4 6V-6H4M-4 0H3',
  G: 'M4.6-3.4A5.7 5.7 0 1 0 5.7 .5H1',
  H: 'M-4-6V6M4-6V6M-4 0H4',
  I: 'M0-6V6',
  J: 'M3-6V2.5A3.5 3.5 0 0 1-4 2.5',
  K: 'M-4-6V6M4-6L-4 1M-1-1.5L4 6',
  L: 'M-4-6V6H4',
}

/**
 * The letters of places as SVG, to be drawn over a picture for programs that have none of their own.
 * @param places in the order of their letters
 */
export const pictureLetters = (places: Place[], size: { width: number; height: number }): string =>
  places
    .map(({ x, y }, index) => {
      const at = `translate(${pixelInside(x, size.width, RADIUS)} ${pixelInside(y, size.height, RADIUS)})`
      const letter = STROKES[letterAt(index)] ?? ''
      return `<g transform="${at}" stroke="#241846" stroke-width="2"><circle r="${RADIUS}" fill="#fff"/><path d="${letter}" fill="none" stroke-linejoin="round"/></g>`
    })
    .join('')
