import { defineFigure } from '../define-figure'
import { whole } from '../fields'
import { polarPoint, circle, dot, INK, label, line, lineSegments, toneColour } from '../svg'

const SIZE = 180
const MIDDLE = SIZE / 2

/** Degrees for a part of a turn that starts at twelve. */
const degrees = (turn: number) => 90 - turn * 360

const hand = (turn: number, length: number, width: number, stroke: string) => {
  const [x, y] = polarPoint(MIDDLE, MIDDLE, length, degrees(turn))
  return line(MIDDLE, MIDDLE, x, y, { 'stroke-width': width, 'stroke-linecap': 'round', stroke })
}

export const clock = defineFigure({
  title: 'Sat s kazaljkama',
  fields: {
    h: whole('Sati', 3, 0, 23),
    m: whole('Minute', 30, 0, 59),
  },
  draw: ({ h, m }) => {
    const numerals = Array.from({ length: 12 }, (_, index) => {
      const [x, y] = polarPoint(MIDDLE, MIDDLE, 63, degrees((index + 1) / 12))
      return label(x, y, String(index + 1), 16)
    })
    const markAt = (turn: number, inner: number): [number, number, number, number] => [
      ...polarPoint(MIDDLE, MIDDLE, inner, degrees(turn)),
      ...polarPoint(MIDDLE, MIDDLE, 83, degrees(turn)),
    ]
    const marks = [
      lineSegments(
        Array.from({ length: 60 }, (_, minute) => markAt(minute / 60, 79)),
        1,
      ),
      lineSegments(
        Array.from({ length: 12 }, (_, hour) => markAt(hour / 12, 75)),
        2.5,
      ),
    ]
    // Short enough not to cover the numerals.
    const hands = [
      hand(((h % 12) + m / 60) / 12, 33, 6, INK),
      hand(m / 60, 50, 3.5, toneColour('blue')),
      dot(MIDDLE, MIDDLE, 5),
    ]
    const face = circle(MIDDLE, MIDDLE, 84, { 'stroke-width': 3 })
    return { width: SIZE, height: SIZE, body: [face, ...marks, ...numerals, ...hands].join('') }
  },
  describe: ({ h, m }) => {
    const hour = h % 12 || 12
    const short = m === 0 ? `na broju ${hour}` : `između brojeva ${hour} i ${(hour % 12) + 1}`
    const long = m % 5 === 0 ? `na broju ${m / 5 || 12}` : `na ${m}. crtici nakon broja 12`
    return `Sat s kazaljkama: mala je kazaljka ${short}, a velika ${long}.`
  },
})
