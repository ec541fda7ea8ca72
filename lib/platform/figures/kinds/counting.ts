import { counted } from '@/lib/platform/hr/plurals'
import { defineFigure } from '../define-figure'
import { FigureFault, numbers, whole } from '../fields'
import {
  circle,
  dot,
  INK,
  label,
  rect,
  softToneColour,
  lineSegments,
  toneColour,
  type Tone,
} from '../svg'

export const dotArray = defineFigure({
  title: 'Točkice u redovima',
  fields: {
    redova: whole('Broj redova', 3, 1, 12),
    uRedu: whole('Točkica u redu', 5, 1, 15),
  },
  draw: ({ redova, uRedu }) => {
    const dots = Array.from({ length: redova * uRedu }, (_, index) => {
      const [row, column] = [Math.floor(index / uRedu), index % uRedu]
      return dot(18 + column * 26, 18 + row * 26, 9, toneColour('purple'))
    })
    return { width: 10 + uRedu * 26, height: 10 + redova * 26, body: dots.join('') }
  },
  describe: ({ redova, uRedu }) =>
    `Točkice u ${counted(redova, ['redu', 'reda', 'redova'])}. ` +
    `U svakom redu: ${counted(uRedu, ['točkica', 'točkice', 'točkica'])}.`,
})

export const tenBlocks = defineFigure({
  title: 'Stotice, desetice i jedinice',
  fields: {
    stotice: whole('Stotice', 1, 0, 9),
    desetice: whole('Desetice', 3, 0, 15),
    jedinice: whole('Jedinice', 4, 0, 19),
  },
  draw: ({ stotice, desetice, jedinice }) => {
    if (stotice + desetice + jedinice === 0) throw new FigureFault('mora biti barem jedan komad')
    // Smaller where there are many, so that a phone shows them in full size.
    const unit = stotice > 6 && desetice > 6 ? 5.5 : stotice > 3 || desetice > 6 ? 7 : 9
    const parts: string[] = []
    let x = 10
    const cuts: [number, number, number, number][] = []
    for (let index = 0; index < stotice; index += 1) {
      const y = 10 + (index % 3) * (unit * 10 + 8)
      const left = x + Math.floor(index / 3) * (unit * 10 + 8)
      parts.push(
        rect(left, y, unit * 10, unit * 10, { fill: softToneColour('blue'), 'stroke-width': 1.5 }),
      )
      for (let one = 1; one < 10; one += 1) {
        cuts.push([left + one * unit, y, left + one * unit, y + unit * 10])
        cuts.push([left, y + one * unit, left + unit * 10, y + one * unit])
      }
    }
    x += Math.ceil(stotice / 3) * (unit * 10 + 8)
    for (let index = 0; index < desetice; index += 1) {
      const y = 10 + Math.floor(index / 10) * (unit * 10 + 8)
      const left = x + (index % 10) * (unit + 6)
      parts.push(
        rect(left, y, unit, unit * 10, { fill: softToneColour('orange'), 'stroke-width': 1.5 }),
      )
      for (let one = 1; one < 10; one += 1)
        cuts.push([left, y + one * unit, left + unit, y + one * unit])
    }
    x += Math.min(desetice, 10) * (unit + 6) + (desetice ? 6 : 0)
    for (let index = 0; index < jedinice; index += 1) {
      const left = x + (index % 5) * (unit + 6)
      const y = 10 + Math.floor(index / 5) * (unit + 6)
      parts.push(rect(left, y, unit, unit, { fill: softToneColour('green'), 'stroke-width': 1.5 }))
    }
    x += Math.min(jedinice, 5) * (unit + 6)
    parts.push(lineSegments(cuts, 0.7))
    const rows = Math.max(Math.min(stotice, 3), desetice > 10 ? 2 : 1)
    return { width: Math.max(x + 6, 60), height: 12 + rows * (unit * 10 + 8), body: parts.join('') }
  },
  describe: ({ stotice, desetice, jedinice }) => {
    const parts = [
      stotice &&
        counted(stotice, [
          'velika ploča od sto kockica',
          'velike ploče od sto kockica',
          'velikih ploča od sto kockica',
        ]),
      desetice &&
        counted(desetice, [
          'štapić od deset kockica',
          'štapića od deset kockica',
          'štapića od deset kockica',
        ]),
      jedinice && counted(jedinice, ['kockica', 'kockice', 'kockica']),
    ]
    return `Na slici: ${parts.filter(Boolean).join(', ')}.`
  },
})

/** Pips of a die on a grid of 3 by 3. */
const PIPS: Record<number, [number, number][]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

export const dice = defineFigure({
  title: 'Igraće kocke',
  fields: {
    kocke: numbers('Broj točkica na kockama', '3;5', { from: 1, to: 6, isWhole: true, most: 6 }),
  },
  draw: ({ kocke }) => {
    const drawn = kocke.map((value, index) => {
      const x = 8 + index * 64
      const pips = (PIPS[value] ?? []).map(([column, row]) =>
        dot(x + 14 + column * 14, 22 + row * 14, 5),
      )
      return rect(x, 8, 56, 56, { rx: 10, 'stroke-width': 2.5 }) + pips.join('')
    })
    return { width: 8 + kocke.length * 64, height: 72, body: drawn.join('') }
  },
  describe: ({ kocke }) => {
    const pips = kocke.map((value) => counted(value, ['točkica', 'točkice', 'točkica']))
    return kocke.length === 1
      ? `Igraća kocka. Na njoj: ${pips[0]}.`
      : `Igraće kocke, slijeva nadesno: ${pips.join(', ')}.`
  },
})

/** Euro coins and notes, with the tone and radius of each coin. */
const COINS = new Map<number, [tone: Tone, radius: number]>([
  [0.01, ['orange', 15]],
  [0.02, ['orange', 17]],
  [0.05, ['orange', 19]],
  [0.1, ['yellow', 17]],
  [0.2, ['yellow', 20]],
  [0.5, ['yellow', 23]],
  [1, ['purple', 21]],
  [2, ['purple', 24]],
])
const NOTES = new Map<number, Tone>([
  [5, 'green'],
  [10, 'red'],
  [20, 'blue'],
  [50, 'orange'],
  [100, 'green'],
  [200, 'yellow'],
])

const isCoin = (value: number) => COINS.has(value)

export const money = defineFigure({
  title: 'Kovanice i novčanice',
  fields: { iznosi: numbers('Iznosi u eurima', '5;2;0,50', { from: 0.01, to: 200, most: 10 }) },
  draw: ({ iznosi }) => {
    const unknown = iznosi.find((value) => !isCoin(value) && !NOTES.has(value))
    if (unknown !== undefined)
      throw new FigureFault('„iznosi” smiju biti samo kovanice i novčanice eura')
    let [x, y, width] = [8, 8, 0]
    const drawn = iznosi.map((value) => {
      const size = isCoin(value) ? 54 : 100
      if (x + size > 336) [x, y] = [8, y + 64]
      const left = x
      x += size + 8
      width = Math.max(width, x)
      return isCoin(value) ? coin(value, left + 27, y + 27) : note(value, left, y)
    })
    return { width, height: y + 62, body: drawn.join('') }
  },
  describe: ({ iznosi }) => {
    const nameOf = (value: number) => {
      const kind = isCoin(value) ? 'kovanica' : 'novčanica'
      return value < 1
        ? `${kind} od ${counted(Math.round(value * 100), CENTS)}`
        : `${kind} od ${counted(value, EUROS)}`
    }
    return `Novac na slici: ${iznosi.map(nameOf).join(', ')}.`
  },
})

const CENTS = ['centa', 'centa', 'centi'] as const
const EUROS = ['eura', 'eura', 'eura'] as const

function coin(value: number, x: number, y: number): string {
  const [tone, radius] = COINS.get(value) ?? ['yellow', 20]
  const [amount, unit] = value < 1 ? [Math.round(value * 100), 'c'] : [value, '€']
  return (
    circle(x, y, radius, {
      fill: softToneColour(tone),
      stroke: toneColour(tone),
      'stroke-width': 3,
    }) + label(x, y, `${amount} ${unit}`, radius > 18 ? 14 : 12, { 'font-weight': 700 })
  )
}

function note(value: number, x: number, y: number): string {
  const tone = NOTES.get(value) ?? 'blue'
  return (
    rect(x, y, 100, 54, {
      rx: 4,
      fill: softToneColour(tone),
      stroke: toneColour(tone),
      'stroke-width': 2.5,
    }) +
    rect(x + 7, y + 7, 86, 40, { fill: 'none', stroke: toneColour(tone), 'stroke-width': 1 }) +
    label(x + 50, y + 27, `${value} €`, 18, { 'font-weight': 700, fill: INK })
  )
}
