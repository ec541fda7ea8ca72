import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import { defineFigure } from '../define-figure'
import { FigureFault, numbers, text, texts, whole } from '../fields'
import {
  label,
  line,
  rect,
  formatFigureNumber,
  toneColour,
  type Tone,
  approximateTextWidth,
} from '../svg'

const HEIGHT = 190
const TOP = 26
const WIDTH_MAX = 370
const TONES: Tone[] = ['blue', 'orange', 'green', 'purple', 'red', 'yellow']

export const barChart = defineFigure({
  title: 'Stupčasti dijagram',
  fields: {
    stupci: texts('Nazivi stupaca', 'jabuke;kruške;šljive', 6),
    vrijednosti: numbers('Vrijednosti', '4;7;3', { from: 0, to: 1_000_000, most: 6 }),
    korak: whole('Korak na osi', 1, 1, 200_000),
    os: text('Naziv osi', 'komada'),
  },
  draw: ({ stupci, vrijednosti, korak, os }) => {
    if (vrijednosti.length !== stupci.length)
      throw new FigureFault('„stupci” i „vrijednosti” moraju imati jednako mnogo vrijednosti')
    const steps = Math.ceil(Math.max(...vrijednosti, korak) / korak)
    if (steps > 20) throw new FigureFault('„korak” mora biti veći: na osi je više od 20 crtica')
    const left =
      18 +
      Math.max(...[steps * korak].map((one) => approximateTextWidth(formatFigureNumber(one), 13)))
    const each = Math.max(46, ...stupci.map((name) => approximateTextWidth(name, 13) + 12))
    const width = left + each * stupci.length + 14
    if (width > WIDTH_MAX) throw new FigureFault('„stupci” imaju preduge nazive')
    const y = (value: number) => TOP + HEIGHT - (value / (steps * korak)) * HEIGHT
    const grid = Array.from({ length: steps + 1 }, (_, step) => {
      const value = step * korak
      const isLine = { 'stroke-width': 1, 'stroke-opacity': '0.35' }
      const isWritten = steps <= 12 || step % 2 === 0
      const numeral = label(left - 8, y(value), formatFigureNumber(value), 13, {
        'text-anchor': 'end',
      })
      return line(left, y(value), width - 8, y(value), isLine) + (isWritten ? numeral : '')
    })
    const bars = vrijednosti.map((value, index) => {
      const x = left + index * each + each / 2
      const fill = toneColour(TONES[index % TONES.length] ?? 'blue')
      const bar = value ? rect(x - 17, y(value), 34, TOP + HEIGHT - y(value), { fill }) : ''
      return bar + label(x, TOP + HEIGHT + 16, stupci[index] ?? '', 13)
    })
    const axes =
      line(left, TOP - 6, left, TOP + HEIGHT) + line(left, TOP + HEIGHT, width - 6, TOP + HEIGHT)
    const name = os
      ? label(left - 10, 9, os, 13, { 'text-anchor': 'start', 'font-style': 'italic' })
      : ''
    return { width, height: TOP + HEIGHT + 32, body: [...grid, ...bars, axes, name].join('') }
  },
  describe: ({ stupci, vrijednosti, korak, os }) => {
    // Early readers hear the first sentence up to its bracket, and can't read the names.
    const names = `Stupčasti dijagram, slijeva nadesno ${stupci.join(', ')}`
    const head = `${names}${os ? ` (os: ${os})` : ''}`.replace(/\.$/, '')
    const axis = `${head}. Razmak među crtama je ${formatFigureNumber(korak)}.`
    const bars = stupci.map((name, index) => `${name}, ${heightOf(vrijednosti[index] ?? 0, korak)}`)
    return `${axis} Visine stupaca: ${bars.join('; ')}.`
  },
})

const LINES: PluralForms = ['crta', 'crte', 'crta']

/** The height of a bar in lines of the axis, as it is read from the drawing. */
function heightOf(value: number, step: number): string {
  const lines = value / step
  if (lines === 0) return 'na nuli'
  if (Number.isInteger(lines)) return `${counted(lines, LINES)} iznad nule`
  const below = Math.floor(lines)
  const part = lines - below
  const between = `između ${below ? `${below}.` : 'nule'} i ${below + 1}. crte iznad nule`
  if (Math.abs(part - 0.5) < 1e-9) return `na sredini ${between}`
  return `${between}, bliže ${part < 0.5 ? 'donjoj' : 'gornjoj'}`
}
