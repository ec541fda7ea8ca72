import type { FigureKind } from './define-figure'
import { balance, thermometer } from './kinds/instruments'
import { barChart } from './kinds/bar-chart'
import { clock } from './kinds/clock'
import { coordinateGrid } from './kinds/coordinate-grid'
import { dice, dotArray, money, tenBlocks } from './kinds/counting'
import { fractionBar, fractionCircle } from './kinds/fractions'
import { numberLine } from './kinds/number-line'
import { ruler } from './kinds/ruler'
import { angle, rectangle, triangle } from './kinds/shapes'
import { venn } from './kinds/venn'

/** The kinds of figures by the name in their address, `figura:sat?h=3&m=30`. */
export const FIGURE_KINDS: Readonly<Record<string, FigureKind>> = {
  sat: clock,
  pravac: numberLine,
  ravnalo: ruler,
  traka: fractionBar,
  krug: fractionCircle,
  pravokutnik: rectangle,
  kut: angle,
  trokut: triangle,
  mreza: coordinateGrid,
  stupci: barChart,
  tockice: dotArray,
  blokovi: tenBlocks,
  kocke: dice,
  novac: money,
  toplomjer: thermometer,
  vaga: balance,
  venn,
}
