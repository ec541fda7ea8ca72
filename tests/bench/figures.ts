import { drawFigure } from '@/lib/platform/figures/draw-figure'
import { writeFigureAddress } from '@/lib/platform/figures/figure-address'
import { FIGURE_KINDS } from '@/lib/platform/figures/kinds'
import { judged, type Row } from './row'
import { kilobytes } from './statistics'

const COUNT = 2_000

/** Draws figures of all kinds in turn, none of which is kept. */
export function measureFigures(): Row {
  const addresses = Object.entries(FIGURE_KINDS).map(([name, { fields }]) =>
    writeFigureAddress({
      name,
      written: new Map(Object.entries(fields).map(([key, { example }]) => [key, example])),
    }),
  )
  let longest = 0
  const start = performance.now()
  for (let number = 0; number < COUNT; number += 1) {
    const { svg } = drawFigure(addresses[number % addresses.length] ?? '')
    longest = Math.max(longest, svg.length)
  }
  const seconds = (performance.now() - start) / 1_000
  return judged({
    what: `${COUNT} figures drawn, of all ${addresses.length} kinds`,
    measured: `${seconds.toFixed(2)} s`,
    beside: `the longest: ${kilobytes(longest)} of SVG`,
    budget: '<= 1 s',
    holds: seconds <= 1,
  })
}
