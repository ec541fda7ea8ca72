import { counted } from '@/lib/platform/hr/plurals'
import { defineFigure } from '../define-figure'
import { FigureFault, whole } from '../fields'
import { circle, PAPER, path, rect, sectorPathData, toneColour, INK } from '../svg'

const fields = {
  dio: whole('Obojeni dijelovi', 3, 0, 24),
  od: whole('Svi dijelovi', 4, 1, 24),
}

const describe =
  (what: string) =>
  ({ dio, od }: { dio: number; od: number }) => {
    const all = counted(od, ['jednak dio', 'jednaka dijela', 'jednakih dijelova'])
    if (dio === 0) return `${what} na ${all}. Nijedan nije obojen.`
    return `${what} na ${all}. Obojeno: ${counted(dio, ['dio', 'dijela', 'dijelova'])}.`
  }

function refuseTooMany({ dio, od }: { dio: number; od: number }): void {
  if (dio > od) throw new FigureFault('„dio” ne smije biti veći od „od”')
}

/** Coloured parts are hatched too, since not everyone can tell the colours apart. */
const HATCH = { stroke: INK, 'stroke-width': 1, 'stroke-opacity': '0.45' }

export const fractionBar = defineFigure({
  title: 'Traka s dijelovima',
  fields,
  draw: (values) => {
    refuseTooMany(values)
    const width = 320 / values.od
    const parts = Array.from({ length: values.od }, (_, index) => {
      const x = 10 + index * width
      const isColoured = index < values.dio
      const part = rect(x, 10, width, 46, { fill: isColoured ? toneColour('blue') : PAPER })
      return isColoured ? part + path(`M${x} 56L${x + width} 10`, HATCH) : part
    })
    return { width: 340, height: 66, body: parts.join('') }
  },
  describe: describe('Traka je podijeljena'),
})

export const fractionCircle = defineFigure({
  title: 'Krug s dijelovima',
  fields,
  draw: (values) => {
    refuseTooMany(values)
    const { dio, od } = values
    if (od === 1) {
      const fill = dio ? toneColour('green') : PAPER
      return { width: 160, height: 160, body: circle(80, 80, 72, { fill }) }
    }
    const turn = 360 / od
    const parts = Array.from({ length: od }, (_, index) => {
      const [from, to] = [90 - index * turn, 90 - (index + 1) * turn]
      const fill = index < dio ? toneColour('green') : PAPER
      return path(sectorPathData(80, 80, 72, to, from), { fill, stroke: INK, 'stroke-width': 2 })
    })
    return { width: 160, height: 160, body: parts.join('') }
  },
  describe: describe('Krug je podijeljen'),
})
