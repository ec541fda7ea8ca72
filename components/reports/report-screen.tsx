'use client'
import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { Report } from '@/lib/reports/model'
import { formatDay } from '@/lib/reports/format-day'
import { ChartsPanel } from './charts-panel'
import { KitchenPanel } from './kitchen-panel'
import { NextStepPanel } from './next-step-panel'
import { PeriodChoice } from './period-choice'
import { ReportFrame } from './report-frame'
import { SelfJudgedPanel } from './self-judged-panel'
import { SummaryPanel } from './summary-panel'
import { TestsPanel } from './tests-panel'
import { TopicsPanel } from './topics-panel'
import { useReport } from './use-report'

/** A child's report: words first, then what to do, then the charts. */
export function ReportScreen({ handed }: { handed: Report }) {
  const { report, isLoading, said, choose } = useReport(handed)
  return (
    <ReportFrame firstName={report.child.firstName}>
      <div className="flex flex-wrap items-center gap-3">
        <PeriodChoice chosen={report.period} onChoose={(key) => void choose(key)} />
        <Button variant="secondary" className="no-print" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Ispiši
        </Button>
      </div>
      <p role="status" className="text-muted">
        {said || `Od ${formatDay(report.from)} do ${formatDay(report.to)}`}
      </p>
      <div aria-busy={isLoading} className="space-y-6 aria-busy:opacity-60">
        <SummaryPanel totals={report.totals} />
        <TestsPanel tests={report.tests} count={report.totals.tests} />
        <TopicsPanel topics={report.topics} />
        <NextStepPanel recommendation={report.recommendation} />
        <KitchenPanel questions={report.questions} />
        <SelfJudgedPanel answers={report.selfJudged} />
        <ChartsPanel bars={report.bars} unit={report.barUnit} />
      </div>
    </ReportFrame>
  )
}
