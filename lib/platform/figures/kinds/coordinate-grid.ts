import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import { defineFigure } from '../define-figure'
import { FigureFault, numbers, texts, whole } from '../fields'
import { dot, INK, label, line, polygon, formatFigureNumber, toneColour } from '../svg'

/** Maximum width of the grid, so that a phone shows it in full size. */
const GRID_MAX = 300

export const coordinateGrid = defineFigure({
  title: 'Točke u koordinatnoj mreži',
  fields: {
    od: whole('Najmanji broj na osima', -5, -10, 0),
    do: whole('Najveći broj na osima', 5, 1, 10),
    tocke: texts('Imena točaka', 'A;B', 8),
    x: numbers('Prve koordinate', '3;-2', { from: -10, to: 10, most: 8 }),
    y: numbers('Druge koordinate', '2;4', { from: -10, to: 10, most: 8 }),
  },
  draw: ({ od, do: end, tocke, x: xs, y: ys }) => {
    if (xs.length !== tocke.length || ys.length !== tocke.length)
      throw new FigureFault('„tocke”, „x” i „y” moraju imati jednako mnogo vrijednosti')
    if ([...xs, ...ys].some((value) => value < od || value > end))
      throw new FigureFault('„x” i „y” moraju biti unutar mreže')
    const cell = Math.min(26, GRID_MAX / (end - od))
    const x = (value: number) => 30 + (value - od) * cell
    const y = (value: number) => 42 + (end - value) * cell
    const values = Array.from({ length: end - od + 1 }, (_, index) => od + index)
    const thin = { 'stroke-width': 1, 'stroke-opacity': '0.3' }
    const grid = values.flatMap((value) => [
      line(x(value), y(end), x(value), y(od), thin),
      line(x(od), y(value), x(end), y(value), thin),
    ])
    const size = 60 + (end - od) * cell
    const tip = { fill: INK, stroke: 'none' }
    const axes = [
      line(x(od) - 8, y(0), x(end) + 14, y(0)),
      line(x(0), y(od) + 8, x(0), y(end) - 14),
      polygon(
        [
          [x(end) + 20, y(0)],
          [x(end) + 11, y(0) - 5],
          [x(end) + 11, y(0) + 5],
        ],
        tip,
      ),
      polygon(
        [
          [x(0), y(end) - 20],
          [x(0) - 5, y(end) - 11],
          [x(0) + 5, y(end) - 11],
        ],
        tip,
      ),
      label(x(end) + 20, y(0) + 16, 'x', 15, { 'font-style': 'italic' }),
      label(x(0) - 14, y(end) - 32, 'y', 15, { 'font-style': 'italic' }),
    ]
    const numerals = values.flatMap((value) =>
      value === 0
        ? []
        : [
            label(x(value), y(0) + 13, formatFigureNumber(value), 11),
            label(x(0) - 13, y(value), formatFigureNumber(value), 11),
          ],
    )
    const points = tocke.map((name, index) => {
      const [px, py] = [x(xs[index] ?? 0), y(ys[index] ?? 0)]
      return (
        dot(px, py, 5, toneColour('orange')) +
        label(px + 12, py - 12, name, 15, { 'font-weight': 700 })
      )
    })
    return {
      width: size,
      height: size + 12,
      body: [...grid, ...axes, ...numerals, ...points].join(''),
    }
  },
  describe: ({ tocke, x, y }) => {
    const places = tocke.map((name, index) => `${name}: ${placeOf(x[index] ?? 0, y[index] ?? 0)}`)
    return `Koordinatna mreža s točkama, opisanima pomakom od ishodišta. ${places.join('; ')}.`
  },
})

const STEPS: PluralForms = ['mjesto', 'mjesta', 'mjesta']

function placeOf(x: number, y: number): string {
  const step = (value: number, forward: string, back: string) =>
    value === 0 ? '' : `${counted(Math.abs(value), STEPS)} ${value > 0 ? forward : back}`
  const steps = [step(x, 'udesno', 'ulijevo'), step(y, 'gore', 'dolje')].filter(Boolean)
  return steps.join(' i ') || 'u ishodištu'
}
