import { defineFigure } from '../define-figure'
import { FigureFault, optional, texts, type FigureField } from '../fields'
import { circle, label, path, rect, softToneColour, approximateTextWidth } from '../svg'

const WIDTH = 360
const HEIGHT = 230
const Y = 104
const R = 80
/** Centres of the circles. */
const [LEFT, RIGHT] = [132, 228]
/** Half the height of the part that both circles share. */
const HALF = Math.sqrt(R ** 2 - ((RIGHT - LEFT) / 2) ** 2)
const MIDDLE = (LEFT + RIGHT) / 2

/** Elements of a part; an empty part has none. */
const elements = (name: string, example: string, most = 6): FigureField<string[] | undefined> => ({
  ...optional(texts(name, example, most)),
  example,
})

const arc = (sweep: 0 | 1, toY: number, isLarge: 0 | 1 = 0) =>
  `A${R} ${R} 0 ${isLarge} ${sweep} ${MIDDLE} ${toY}`
const [UP, DOWN] = [Y - HALF, Y + HALF]

/** Outlines of the parts that can be coloured, and what is seen of them. */
const PARTS: Record<string, { d: string; seen: (first: string, second: string) => string }> = {
  presjek: {
    d: `M${MIDDLE} ${UP}${arc(1, DOWN)}${arc(1, UP)}Z`,
    seen: () => 'Obojeno je samo ono što je unutar oba kruga',
  },
  unija: {
    d: `M${MIDDLE} ${UP}${arc(1, DOWN, 1)}${arc(1, UP, 1)}Z`,
    seen: () => 'Obojeno je sve unutar jednoga i drugoga kruga',
  },
  prvi: {
    d: `M${MIDDLE} ${UP}${arc(0, DOWN, 1)}${arc(1, UP)}Z`,
    seen: (first, second) => `Obojeno je ono što je unutar kruga ${first}, a izvan kruga ${second}`,
  },
  drugi: {
    d: `M${MIDDLE} ${UP}${arc(1, DOWN, 1)}${arc(0, UP)}Z`,
    seen: (first, second) => `Obojeno je ono što je unutar kruga ${second}, a izvan kruga ${first}`,
  },
}

const colouredPart: FigureField<string | undefined> = {
  label: `Obojeni dio (${Object.keys(PARTS).join(', ')})`,
  example: '',
  isOptional: true,
  read: (written) => {
    if (written && !Object.hasOwn(PARTS, written))
      throw new FigureFault(`mora biti ${Object.keys(PARTS).join(', ')}`)
    return written || undefined
  },
}

export const venn = defineFigure({
  title: 'Vennov dijagram',
  fields: {
    prvi: elements('Samo u prvom skupu', '2;4;8'),
    oba: elements('U oba skupa', '6;12', 4),
    drugi: elements('Samo u drugom skupu', '3;9'),
    izvan: optional(texts('Izvan oba skupa', '5;7', 6)),
    nazivi: { ...optional(texts('Nazivi skupova', 'A;B', 2)), example: 'A;B' },
    obojeno: colouredPart,
  },
  draw: ({ prvi = [], oba = [], drugi = [], izvan, nazivi, obojeno }) => {
    const [first, second] = namesOf(nazivi)
    const outlines = { fill: 'none' }
    return {
      width: WIDTH,
      height: izvan ? HEIGHT : HEIGHT - 32,
      body: [
        izvan ? rect(4, 4, WIDTH - 8, HEIGHT - 8, { 'stroke-width': 1.5 }) : '',
        circle(LEFT, Y, R, { stroke: 'none' }) + circle(RIGHT, Y, R, { stroke: 'none' }),
        obojeno ? path(PARTS[obojeno]?.d ?? '', { fill: softToneColour('blue') }) : '',
        circle(LEFT, Y, R, outlines) + circle(RIGHT, Y, R, outlines),
        label(LEFT - 62, Y - 76, first, 17, { 'font-weight': 700, 'text-anchor': 'end' }),
        label(RIGHT + 62, Y - 76, second, 17, { 'font-weight': 700, 'text-anchor': 'start' }),
        ...inPart(prvi, LEFT - 32, 84),
        ...inPart(oba, MIDDLE, 58),
        ...inPart(drugi, RIGHT + 32, 84),
        ...(izvan ? inRow(izvan) : []),
      ].join(''),
    }
  },
  describe: ({ prvi = [], oba = [], drugi = [], izvan, nazivi, obojeno }) => {
    const [first, second] = namesOf(nazivi)
    const isEmpty = ![prvi, oba, drugi].some(({ length }) => length)
    const listed = (part: string[]) => (part.length ? part.join(', ') : 'ništa')
    return [
      `Krugovi ${first} i ${second} djelomično se preklapaju`,
      ...(isEmpty
        ? []
        : [
            `Samo u krugu ${first}: ${listed(prvi)}`,
            `U oba kruga: ${listed(oba)}`,
            `Samo u krugu ${second}: ${listed(drugi)}`,
          ]),
      ...(izvan ? [`Izvan krugova: ${listed(izvan)}`] : []),
      ...(obojeno ? [PARTS[obojeno]?.seen(first, second)] : []),
      '',
    ]
      .join('. ')
      .trim()
  },
})

const namesOf = ([first = 'A', second = 'B']: string[] = []) => [first, second] as const

const LINE = 26

/** Elements below one another, more than four in two columns. */
function inPart(part: string[], middle: number, width: number): string[] {
  const columns = part.length > 4 ? 2 : 1
  const each = width / columns
  if (part.some((element) => approximateTextWidth(element, 16) > each))
    throw new FigureFault('skupovi imaju predugačke elemente za svoj dio slike')
  const rows = Math.ceil(part.length / columns)
  return part.map((element, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const isAlone = columns === 2 && index === part.length - 1 && column === 0
    const x = columns === 1 || isAlone ? middle : middle + (column - 0.5) * each
    return label(x, Y + (row - (rows - 1) / 2) * LINE, element, 16)
  })
}

function inRow(part: string[]): string[] {
  const each = (WIDTH - 40) / part.length
  if (part.some((element) => approximateTextWidth(element, 16) > each))
    throw new FigureFault('„izvan” ima predugačke elemente')
  return part.map((element, index) => label(20 + (index + 0.5) * each, HEIGHT - 24, element, 16))
}
