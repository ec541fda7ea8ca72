'use client'
import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useCall } from '@/lib/browser/queries'
import { reportsCalls } from '@/lib/reports/calls'
import type { PeriodKey, Report } from '@/lib/reports/model'
import { hasOpenReports } from '@/lib/reports/policy'
import { useUser } from '@/stores/user'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { useState } from 'react'
import { ReportClosed } from './report-closed'
import { formatDay } from '@/lib/reports/format-day'
import { ChartsPanel } from './charts-panel'
import { KitchenPanel } from './kitchen-panel'
import { NextStepPanel } from './next-step-panel'
import { PeriodChoice, PERIODS } from './period-choice'
import { ReportFrame } from './report-frame'
import { SelfJudgedPanel } from './self-judged-panel'
import { SummaryPanel } from './summary-panel'
import { TestsPanel } from './tests-panel'
import { TopicsPanel } from './topics-panel'

/** A child's report; the address names the period. */
export function ReportScreen({ childId }: { childId: string }) {
  const [chosen, choose] = useState<PeriodKey>(periodInAddress)
  const input = { query: { childId, razdoblje: chosen } }
  const parent = useUser(({ user }) => (user?.type === 'roditelj' ? user : null))
  const isOpen = parent !== null && hasOpenReports(parent, new Date())
  const options = { isEnabled: isOpen, keepsPrevious: true, isDaily: true }
  const query = useCall(reportsCalls.report, input, options)
  const child = parent?.children.find(({ _id }) => _id === childId)
  if (child && !isOpen) return <ReportClosed firstName={child.firstName} />
  return (
    <Loaded query={query} title="Izvještaj" skeleton={<ListSkeleton />}>
      {(report) => (
        <ReportPanels
          report={report}
          isLoading={query.isPlaceholderData}
          message={query.failureReason?.message}
          onChoose={(period) => {
            choose(period)
            window.history.replaceState(null, '', `?razdoblje=${period}`)
          }}
        />
      )}
    </Loaded>
  )
}

function periodInAddress(): PeriodKey {
  if (typeof window === 'undefined') return '7'
  const wanted = new URLSearchParams(window.location.search).get('razdoblje')
  return PERIODS.find((one) => one === wanted) ?? '7'
}

type ReportPanelsProps = {
  report: Report
  isLoading: boolean
  message: string | undefined
  onChoose: (period: PeriodKey) => void
}

/** A child's report: words first, then what to do, then the charts. */
function ReportPanels({ report, isLoading, message, onChoose }: ReportPanelsProps) {
  return (
    <ReportFrame firstName={report.child.firstName}>
      <div className="flex flex-wrap items-center gap-3">
        <PeriodChoice chosen={report.period} onChoose={onChoose} />
        <Button variant="secondary" className="no-print" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Ispiši
        </Button>
      </div>
      <p role="status" className="text-muted">
        {message ??
          (isLoading ? 'Učitavam...' : `Od ${formatDay(report.from)} do ${formatDay(report.to)}`)}
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
