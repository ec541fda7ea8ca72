import { counted } from '@/lib/platform/hr/plurals'
import { defineFigure } from '../define-figure'
import { FigureFault, number, whole } from '../fields'
import { dot, label, line, rect, softToneColour, lineSegments, toneColour } from '../svg'

/** Pixels per centimetre on short rulers, and of all centimetres together on long ones. */
const [CM, RULER_MAX] = [26, 320]
const LEFT = 20

export const ruler = defineFigure({
  title: 'Ravnalo s dužinom',
  fields: {
    duljina: whole('Duljina ravnala u centimetrima', 12, 3, 15),
    od: number('Dužina počinje kod (cm)', 0, { from: 0, to: 15 }),
    do: number('Dužina završava kod (cm)', 7, { from: 0, to: 15 }),
  },
  draw: ({ duljina, od, do: end }) => {
    if (end <= od || end > duljina)
      throw new FigureFault('„do” mora biti veće od „od” i ne smije biti izvan ravnala')
    if ([od, end].some((value) => !Number.isInteger(Math.round(value * 1e6) / 1e5)))
      throw new FigureFault('„od” i „do” moraju biti cijeli milimetri')
    const centimetre = Math.min(CM, RULER_MAX / duljina)
    const x = (cm: number) => LEFT + cm * centimetre
    const mark = (cm: number, size: number): [number, number, number, number] => [
      x(cm),
      44,
      x(cm),
      44 + size,
    ]
    const marks = [
      lineSegments(
        Array.from({ length: duljina * 10 + 1 }, (_, mm) => mark(mm / 10, mm % 5 ? 7 : 11)),
        1,
      ),
      lineSegments(
        Array.from({ length: duljina + 1 }, (_, cm) => mark(cm, 16)),
        2,
      ),
    ]
    const numerals = Array.from({ length: duljina + 1 }, (_, cm) =>
      label(x(cm), 70, String(cm), 13),
    )
    const segment = [
      line(x(od), 22, x(end), 22, { stroke: toneColour('orange'), 'stroke-width': 5 }),
      dot(x(od), 22, 5, toneColour('orange')),
      dot(x(end), 22, 5, toneColour('orange')),
      ...[od, end].map((cm) =>
        line(x(cm), 28, x(cm), 43, { 'stroke-dasharray': '3 3', 'stroke-width': 1 }),
      ),
    ]
    const width = 2 * LEFT + duljina * centimetre
    const body = rect(4, 44, width - 8, 40, { rx: 4, fill: softToneColour('yellow') })
    return { width, height: 90, body: [body, ...marks, ...numerals, ...segment].join('') }
  },
  describe: ({ duljina, od, do: end }) =>
    `Ravnalo od 0 do ${counted(duljina, ['centimetra', 'centimetra', 'centimetara'])}. Iznad njega je dužina: ` +
    `počinje ${placeOf(od)}, a završava ${placeOf(end)}.`,
})

/** A place on the ruler by its marks: the numeral before it, and millimetres counted from there. */
function placeOf(cm: number): string {
  const whole = Math.floor(cm + 1e-9)
  const mm = Math.round((cm - whole) * 10)
  if (mm === 0) return `kod broja ${whole}`
  return `${counted(mm, ['malu crticu', 'male crtice', 'malih crtica'])} iza broja ${whole}`
}
