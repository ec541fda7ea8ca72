import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import { defineFigure } from '../define-figure'
import { FigureFault, flag, number, optional, text } from '../fields'
import {
  polarPoint,
  formatCoordinate,
  dot,
  INK,
  label,
  line,
  path,
  polygon,
  rect,
  formatFigureNumber,
  softToneColour,
  lineSegments,
  toneColour,
  approximateTextWidth,
} from '../svg'

const side = (name: string, example: number) => number(name, example, { from: 0.1, to: 10_000 })

const measured = (value: number, unit: string) =>
  unit ? `${formatFigureNumber(value)} ${unit}` : formatFigureNumber(value)

export const rectangle = defineFigure({
  title: 'Pravokutnik ili kvadrat',
  fields: {
    a: side('Vodoravna stranica', 6),
    b: side('Uspravna stranica', 4),
    jedinica: text('Mjerna jedinica', 'cm'),
    mreza: flag('Mreža jediničnih kvadrata umjesto duljina'),
  },
  draw: ({ a, b, jedinica, mreza }) => {
    const scale = Math.min(230 / a, 150 / b)
    const [width, height] = [Math.max(a * scale, 24), Math.max(b * scale, 24)]
    const box = rect(14, 14, width, height, { fill: softToneColour('blue') })
    if (mreza) {
      if (![a, b].every(Number.isInteger) || a > 24 || b > 24)
        throw new FigureFault('„mreza” traži cijele stranice do 24')
      const columns = Array.from({ length: a - 1 }, (_, i) => 14 + ((i + 1) * width) / a)
      const rows = Array.from({ length: b - 1 }, (_, i) => 14 + ((i + 1) * height) / b)
      const thin = { 'stroke-width': 1 }
      const grid = [
        ...columns.map((x) => line(x, 14, x, 14 + height, thin)),
        ...rows.map((y) => line(14, y, 14 + width, y, thin)),
      ]
      return { width: width + 28, height: height + 28, body: box + grid.join('') }
    }
    const sides = [
      label(14 + width / 2, 14 + height + 18, measured(a, jedinica)),
      label(width + 22, 14 + height / 2, measured(b, jedinica), 15, { 'text-anchor': 'start' }),
    ]
    // Room for the label beside the rectangle, and for one below that is wider than the rectangle.
    const total = Math.max(
      width + 30 + approximateTextWidth(measured(b, jedinica)),
      14 + width / 2 + approximateTextWidth(measured(a, jedinica)) / 2,
    )
    return { width: total, height: height + 48, body: box + sides.join('') }
  },
  describe: ({ a, b, jedinica, mreza }) =>
    mreza
      ? `Pravokutnik na kvadratnoj mreži: ${counted(a, SQUARES)} u širinu i ${counted(b, SQUARES)} u visinu.`
      : a === b
        ? `Kvadrat sa stranicom ${measured(a, jedinica)}.`
        : `Pravokutnik: vodoravna stranica duga je ${measured(a, jedinica)}, a uspravna ${measured(b, jedinica)}.`,
})

const SQUARES: PluralForms = ['kvadratić', 'kvadratića', 'kvadratića']

export const angle = defineFigure({
  title: 'Kut',
  fields: {
    stupnjevi: number('Veličina kuta u stupnjevima', 60, { from: 1, to: 360 }),
    kutomjer: flag('S kutomjerom'),
    oznaka: text('Oznaka kuta', 'α'),
  },
  draw: ({ stupnjevi, kutomjer, oznaka }) => {
    if (kutomjer && stupnjevi > 180) throw new FigureFault('„kutomjer” mjeri do 180 stupnjeva')
    const [x, y] = [150, stupnjevi > 180 ? 130 : 150]
    const [endX, endY] = polarPoint(x, y, 125, stupnjevi)
    const arms = [
      line(x, y, x + 135, y, { 'stroke-width': 3 }),
      line(x, y, endX, endY, { 'stroke-width': 3 }),
      dot(x, y, 4),
    ]
    const r = 34
    const [arcX, arcY] = polarPoint(x, y, r, stupnjevi)
    const isLarge = stupnjevi > 180 ? 1 : 0
    const arc = path(
      `M${x + r} ${y}A${r} ${r} 0 ${isLarge} 0 ${formatCoordinate(arcX)} ${formatCoordinate(arcY)}`,
      {
        stroke: toneColour('orange'),
        'stroke-width': 3,
      },
    )
    const [nameX, nameY] = polarPoint(x, y, 50, stupnjevi / 2)
    const name = oznaka ? [label(nameX, nameY, oznaka, 17)] : []
    const height = stupnjevi > 180 ? 264 : 166
    return {
      width: 300,
      height,
      body: [...(kutomjer ? protractor(x, y) : []), arc, ...arms, ...name].join(''),
    }
  },
  describe: ({ stupnjevi, kutomjer }) => {
    if (kutomjer) {
      const before = Math.floor(stupnjevi / 10) * 10
      const marks = Math.round(stupnjevi - before)
      const place = marks ? `na ${marks}. maloj crtici iza oznake ${before}` : `na oznaci ${before}`
      return `Kut na kutomjeru: jedan krak prolazi oznakom 0, a drugi je ${place}.`
    }
    return `Kut: jedan je krak vodoravan i pruža se udesno, a drugi je ${armOf(stupnjevi)}.`
  },
})

/** The second arm's position, by which a reader compares it with a right and a straight angle. */
function armOf(degrees: number): string {
  if (degrees === 360) return 'na istom mjestu, nakon punog kruga'
  if (degrees > 180)
    return degrees === 270 ? 'okomit, prema dolje' : 'ispod njega, nakon više od pola kruga'
  if (degrees === 180) return 'ravno na drugu stranu'
  if (degrees === 90) return 'okomit, prema gore'
  return degrees < 90
    ? 'nagnut nad njega, bliže nego okomit'
    : 'nagnut na drugu stranu, dalje nego okomit'
}

function protractor(x: number, y: number): string[] {
  const outer = path(`M${x - 118} ${y}A118 118 0 0 1 ${x + 118} ${y}Z`, {
    fill: softToneColour('yellow'),
    stroke: INK,
    'stroke-width': 1.5,
  })
  const mark = (degrees: number, size: number): [number, number, number, number] => [
    ...polarPoint(x, y, 118, degrees),
    ...polarPoint(x, y, 118 - size, degrees),
  ]
  const marks = [
    lineSegments(
      Array.from({ length: 181 }, (_, degrees) => mark(degrees, degrees % 5 ? 5 : 8)),
      0.6,
    ),
    lineSegments(
      Array.from({ length: 19 }, (_, ten) => mark(ten * 10, 12)),
      1.5,
    ),
  ]
  const numerals = [20, 40, 60, 80, 100, 120, 140, 160].map((degrees) => {
    const [px, py] = polarPoint(x, y, 95, degrees)
    return label(px, py, String(degrees), 11)
  })
  return [outer, ...marks, ...numerals]
}

export const triangle = defineFigure({
  title: 'Trokut',
  fields: {
    a: side('Donja stranica', 8),
    b: side('Desna stranica', 6),
    c: side('Lijeva stranica', 7),
    jedinica: text('Mjerna jedinica', 'cm'),
    visina: optional(
      number('Duljina visine na donju stranicu (crta se)', 5, { from: 0.1, to: 10_000 }),
    ),
  },
  draw: ({ a, b, c, jedinica, visina }) => {
    const apex = (c * c - b * b + a * a) / (2 * a)
    const high = Math.sqrt(c * c - apex * apex)
    if (!(a < b + c && b < a + c && c < a + b) || !(high > 0.12 * Math.max(a, b, c)))
      throw new FigureFault('stranice ne čine trokut koji se vidi')
    const [left, right] = [Math.min(0, apex), Math.max(a, apex)]
    const scale = Math.min(210 / (right - left), 150 / high)
    const x = (value: number) => 60 + (value - left) * scale
    const base = 24 + high * scale
    const [A, B, C] = [
      [x(0), base],
      [x(a), base],
      [x(apex), 24],
    ] as [number, number][]
    const body = [polygon([A, B, C] as [number, number][], { fill: softToneColour('green') })]
    if (visina !== undefined && A && B && C) {
      const isWideLeft = C[0] - A[0] >= B[0] - C[0]
      body.push(
        line(C[0], C[1], C[0], base, { stroke: toneColour('red'), 'stroke-dasharray': '5 4' }),
        rect(C[0], base - 9, 9, 9, { fill: 'none', 'stroke-width': 1 }),
        // On the side of the height where the triangle is wider.
        label(
          C[0] + (isWideLeft ? -6 : 12),
          (C[1] + base * 2) / 3,
          measured(visina, jedinica),
          14,
          { 'text-anchor': isWideLeft ? 'end' : 'start', fill: toneColour('red') },
        ),
      )
    }
    body.push(
      label((x(0) + x(a)) / 2, base + 18, measured(a, jedinica)),
      label((x(a) + x(apex)) / 2 + 10, (base + 24) / 2 - 8, measured(b, jedinica), 15, {
        'text-anchor': 'start',
      }),
      label((x(0) + x(apex)) / 2 - 10, (base + 24) / 2 - 8, measured(c, jedinica), 15, {
        'text-anchor': 'end',
      }),
    )
    return { width: 120 + (right - left) * scale + 20, height: base + 36, body: body.join('') }
  },
  describe: ({ a, b, c, jedinica, visina }) => {
    const [bottom, right, left] = [a, b, c].map((one) => measured(one, jedinica))
    const height =
      visina === undefined ? '' : ` Visina na donju stranicu duga je ${measured(visina, jedinica)}.`
    return `Trokut: donja stranica duga je ${bottom}, desna ${right}, a lijeva ${left}.${height}`
  },
})
