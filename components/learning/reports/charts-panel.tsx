'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Panel } from '@/components/ui/panel'
import type { Bar, BarUnit } from '@/lib/learning/reports/model'
import { FiguresTable } from './figures-table'

const ReportChart = lazyPart(() => import('./report-chart').then((one) => one.ReportChart))

const UNIT_TITLES: Record<BarUnit, string> = {
  day: 'po danima',
  week: 'po tjednima',
  month: 'po mjesecima',
}

/** Charts of time and answers, and a table with the same figures. */
export function ChartsPanel({ bars, unit }: { bars: Bar[]; unit: BarUnit }) {
  // Without activity there are no charts; the summary above says so.
  if (bars.every(({ ms, right, wrong }) => ms + right + wrong === 0)) return null
  return (
    <Panel id="grafikoni" title={`Vrijeme i odgovori ${UNIT_TITLES[unit]}`}>
      <div className="no-print grid gap-6">
        <ChartBox title="Minute učenja">
          <ReportChart kind="time" bars={bars} unit={unit} />
        </ChartBox>
        <ChartBox
          title="Odgovori"
          legend={
            <p className="flex gap-4 text-sm">
              <Key className="bg-good">točno</Key>
              <Key className="border-2 border-almost bg-almost-soft">još za vježbu</Key>
            </p>
          }
        >
          <ReportChart kind="answers" bars={bars} unit={unit} />
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

type ChartBoxProps = { title: string; legend?: ReactNode; children: ReactNode }

/** A chart's place, reserved before it is drawn. Screen readers get its table instead. */
const ChartBox = ({ title, legend, children }: ChartBoxProps) => (
  <div className="min-w-0">
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <h3 className="font-bold">{title}</h3>
      {legend}
    </div>
    <div aria-hidden="true" className="h-48">
      {children}
    </div>
  </div>
)

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="flex items-center gap-1.5">
    <span
      aria-hidden="true"
      className={clsx('size-3.5 rounded-sm forced-color-adjust-none', className)}
    />
    {children}
  </span>
)
