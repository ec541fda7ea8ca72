import { counted } from '@/lib/platform/hr/plurals'
import { defineFigure } from '../define-figure'
import { FigureFault, number, optional, whole } from '../fields'
import {
  INK,
  label,
  line,
  polygon,
  formatFigureNumber,
  toneColour,
  approximateTextWidth,
} from '../svg'

const WIDTH = 340
const FIRST = 24
const LAST = WIDTH - 28
const AXIS = 52

export const numberLine = defineFigure({
  title: 'Brojevni pravac',
  fields: {
    od: number('Prvi broj', 0, { from: -1_000_000, to: 1_000_000 }),
    korak: number('Korak', 1, { from: 0.001, to: 100_000 }),
    crtica: whole('Broj crtica', 11, 2, 31),
    brojevi: optional(whole('Svaka koja crtica ima broj (1 = svaka)', 1, 1, 30)),
    strelica: optional(number('Broj na koji pokazuje strelica', 7, { from: -1e6, to: 1e6 })),
  },
  draw: ({ od, korak, crtica, brojevi = 1, strelica }) => {
    const place = placeOf(strelica, od, korak, crtica)
    const x = (index: number) => FIRST + (index * (LAST - FIRST)) / (crtica - 1)
    const written = Array.from({ length: crtica }, (_, index) => index).filter(
      (index) => index % brojevi === 0,
    )
    const widest = Math.max(
      ...written.map((index) => approximateTextWidth(formatFigureNumber(od + index * korak), 14)),
    )
    if (written.length > 1 && widest + 6 > x(brojevi) - x(0))
      throw new FigureFault('„brojevi” mora biti veći: brojevi se ne bi vidjeli jedan do drugoga')
    const marks = Array.from({ length: crtica }, (_, index) => {
      const size = index % brojevi === 0 ? 10 : 6
      return line(x(index), AXIS - size, x(index), AXIS + size)
    })
    const numerals = written.map((index) =>
      label(x(index), 78, formatFigureNumber(od + index * korak), 14),
    )
    const axis = [
      line(6, AXIS, WIDTH - 10, AXIS),
      polygon(
        [
          [WIDTH - 4, AXIS],
          [WIDTH - 14, AXIS - 5],
          [WIDTH - 14, AXIS + 5],
        ],
        { fill: INK, stroke: 'none' },
      ),
    ]
    const arrow =
      place === undefined
        ? []
        : [
            polygon(
              [
                [x(place), AXIS - 13],
                [x(place) - 8, AXIS - 32],
                [x(place) + 8, AXIS - 32],
              ],
              { fill: toneColour('orange'), stroke: 'none' },
            ),
          ]
    return { width: WIDTH, height: 94, body: [...axis, ...marks, ...numerals, ...arrow].join('') }
  },
  describe: ({ od, korak, crtica, brojevi = 1, strelica }) => {
    const parts = counted(crtica - 1, ['jednak dio', 'jednaka dijela', 'jednakih dijelova'])
    const last = formatFigureNumber(od + (crtica - 1) * korak)
    const numerals =
      brojevi === 1
        ? 'Uz svaku crticu stoji broj.'
        : `Broj stoji uz prvu i svaku ${brojevi}. crticu nakon nje.`
    const line = `Crta s brojevima od ${formatFigureNumber(od)} do ${last} podijeljena je na ${parts}. ${numerals}`
    const place = placeOf(strelica, od, korak, crtica)
    if (place === undefined) return line
    if (place === 0) return `${line} Strelica pokazuje na prvu crticu.`
    const where = Number.isInteger(place)
      ? `na ${place}. crticu nakon prve`
      : `između ${Math.floor(place)}. i ${Math.ceil(place)}. crtice nakon prve`
    return `${line} Strelica pokazuje ${where}.`
  },
})

/** The arrow's position in steps from the first mark. */
function placeOf(arrow: number | undefined, first: number, step: number, marks: number) {
  if (arrow === undefined) return undefined
  const place = Math.round(((arrow - first) / step) * 1e6) / 1e6
  if (place < 0 || place > marks - 1) throw new FigureFault('„strelica” mora biti na pravcu')
  return place
}
