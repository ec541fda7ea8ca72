import { counted, plural } from '@/lib/platform/hr/plurals'
import { defineFigure } from '../define-figure'
import { FigureFault, flag, texts, whole } from '../fields'
import {
  circle,
  INK,
  label,
  line,
  path,
  polygon,
  rect,
  formatFigureNumber,
  softToneColour,
  toneColour,
  approximateTextWidth,
} from '../svg'

export const thermometer = defineFigure({
  title: 'Toplomjer',
  fields: {
    t: whole('Temperatura', 8, -50, 150),
    od: whole('Najmanji broj na ljestvici', -10, -50, 140),
    do: whole('Najveći broj na ljestvici', 30, -40, 150),
    korak: whole('Korak crtica', 2, 1, 50),
  },
  draw: ({ t, od, do: end, korak }) => {
    const steps = (end - od) / korak
    if (end <= od || t < od || t > end) throw new FigureFault('„t” mora biti na ljestvici')
    if (!Number.isInteger(steps) || steps > 40)
      throw new FigureFault('„korak” mora dijeliti ljestvicu na najviše 40 dijelova')
    const y = (value: number) => 20 + ((end - value) / (end - od)) * 140
    const marks = Array.from({ length: steps + 1 }, (_, index) => {
      const value = end - index * korak
      const isWritten = isNumeral(value, od, korak)
      const mark = line(72, y(value), isWritten ? 86 : 80, y(value), {
        'stroke-width': isWritten ? 2 : 1.2,
      })
      return isWritten
        ? mark + label(92, y(value), formatFigureNumber(value), 13, { 'text-anchor': 'start' })
        : mark
    })
    const tube = rect(50, 8, 18, 170, { rx: 9, 'stroke-width': 2 })
    const column = rect(54, y(t), 10, 182 - y(t), { fill: toneColour('red'), stroke: 'none' })
    const bulb = circle(59, 186, 17, { fill: toneColour('red') })
    const unit = label(99, 194, '°C', 14)
    return { width: 140, height: 212, body: [tube, column, bulb, ...marks, unit].join('') }
  },
  describe: ({ t, od, do: end, korak }) => {
    const scale = `Toplomjer s ljestvicom od ${formatFigureNumber(od)} do ${formatFigureNumber(end)} °C, crtica na ${stepOf(korak)}.`
    return `${scale} Stupac seže ${placeOf(t, od, korak)}.`
  },
})

/** `svaki stupanj`, `svaka 2 stupnja`, `svakih 5 stupnjeva`. */
const stepOf = (degrees: number) =>
  degrees === 1
    ? 'svaki stupanj'
    : `${plural(degrees, ['svaki', 'svaka', 'svakih'])} ${counted(degrees, ['stupanj', 'stupnja', 'stupnjeva'])}`

/** A numeral stands at every fifth mark, from the lowest. */
const isNumeral = (value: number, from: number, step: number) => ((value - from) / step) % 5 === 0

function placeOf(value: number, from: number, step: number): string {
  const steps = (value - from) / step
  const below = Math.floor(steps / 5) * 5
  const numeral = formatFigureNumber(from + below * step)
  const marks = Math.floor(steps - below + 1e-9)
  const isBetween = Math.abs(steps - Math.round(steps)) > 1e-9
  if (isBetween) {
    const from = marks ? `${marks}. crtice iznad broja ${numeral}` : `broja ${numeral}`
    return `između ${from} i sljedeće crtice`
  }
  return marks ? `do ${marks}. crtice iznad broja ${numeral}` : `do broja ${numeral}`
}

export const balance = defineFigure({
  title: 'Vaga',
  fields: {
    lijevo: texts('Na lijevoj zdjelici', 'x;3', 5),
    desno: texts('Na desnoj zdjelici', '8', 5),
    nagib: flag('Lijeva je strana teža (inače je u ravnoteži)'),
  },
  draw: ({ lijevo, desno, nagib }) => {
    const tilt = nagib ? 12 : 0
    const [left, right] = [95, 265]
    const [leftY, rightY] = [70 + tilt, 70 - tilt]
    const scale = [
      line(left, leftY, right, rightY, { 'stroke-width': 4 }),
      line(180, 70, 180, 196, { 'stroke-width': 4 }),
      polygon(
        [
          [150, 200],
          [210, 200],
          [180, 186],
        ],
        { fill: INK },
      ),
      ...[
        [left, leftY],
        [right, rightY],
      ].flatMap(([x = 0, y = 0]) => [
        line(x, y, x - 46, y + 70, { 'stroke-width': 1.5 }),
        line(x, y, x + 46, y + 70, { 'stroke-width': 1.5 }),
        path(`M${x - 60} ${y + 70}H${x + 60}Q${x} ${y + 98} ${x - 60} ${y + 70}Z`, {
          fill: softToneColour('yellow'),
          stroke: INK,
          'stroke-width': 2,
        }),
      ]),
    ]
    const items = [...weights(lijevo, left, leftY + 70), ...weights(desno, right, rightY + 70)]
    return { width: 360, height: 208, body: [...scale, ...items].join('') }
  },
  describe: ({ lijevo, desno, nagib }) =>
    `Vaga ${nagib ? 'je nagnuta na lijevu stranu' : 'je u ravnoteži'}. ` +
    `Na lijevoj zdjelici: ${lijevo.join(', ')}. Na desnoj zdjelici: ${desno.join(', ')}.`,
})

/** Boxes with their texts, side by side above a pan. */
function weights(names: string[], middle: number, pan: number): string[] {
  const widths = names.map((name) => Math.max(24, approximateTextWidth(name, 14) + 8))
  const all = widths.reduce((sum, width) => sum + width, 0)
  if (all > 118) throw new FigureFault('„lijevo” i „desno” imaju previše da stane na zdjelicu')
  let x = middle - all / 2
  return names.map((name, index) => {
    const width = widths[index] ?? 0
    const box = rect(x, pan - 30, width, 30, { fill: softToneColour('blue'), 'stroke-width': 1.5 })
    const written = label(x + width / 2, pan - 15, name, 14, { 'font-weight': 700 })
    x += width
    return box + written
  })
}
