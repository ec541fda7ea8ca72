'use client'
import dynamic from 'next/dynamic'
import { renderNothing } from '@/components/ui/render-nothing'
import { Panel } from '@/components/ui/panel'
import type { Bar, BarUnit } from '@/lib/reports/model'
import { ChartBox } from './chart-box'
import { FiguresTable } from './figures-table'

const TimeChart = dynamic(
  () => import('./time-chart').then((one) => one.TimeChart).catch(renderNothing),
  { ssr: false },
)

const AnswersChart = dynamic(
  () => import('./answers-chart').then((one) => one.AnswersChart).catch(renderNothing),
  {
    ssr: false,
  },
)

const UNIT_TITLES: Record<BarUnit, string> = {
  day: 'po danima',
  week: 'po tjednima',
  month: 'po mjesecima',
}

/** Time and answers drawn, and the same in a table for whoever reads it better. */
export function ChartsPanel({ bars, unit }: { bars: Bar[]; unit: BarUnit }) {
  // Nothing to draw: the words above have said so.
  if (bars.every(({ ms, right, wrong }) => ms + right + wrong === 0)) return null
  return (
    <Panel id="grafikoni" title={`Vrijeme i odgovori ${UNIT_TITLES[unit]}`}>
      <div className="no-print grid gap-6">
        <ChartBox title="Minute učenja">
          <TimeChart bars={bars} unit={unit} />
        </ChartBox>
        <ChartBox title="Odgovori" legend>
          <AnswersChart bars={bars} unit={unit} />
        </ChartBox>
      </div>
      <details className="print-open mt-4">
        <summary className="no-print flex min-h-11 w-fit cursor-pointer items-center font-bold text-link">
          Prikaži brojke u tablici
        </summary>
        <FiguresTable bars={bars} unit={unit} />
      </details>
    </Panel>
  )
}
