'use client'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'
import { PrintButton } from '@/components/ui/print-button'
import { useCall } from '@/lib/platform/browser/queries'
import { reportsApiCalls } from '@/lib/learning/reports/calls'
import type { PeriodKey, Report } from '@/lib/learning/reports/model'
import { mayReadReports } from '@/lib/learning/reports/policy'
import { useLoadedUser } from '@/stores/load-user'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { ReportWithoutSubscription } from './report-without-subscription'
import { formatDay } from '@/lib/platform/hr/dates'
import {
  hasActivity,
  PERIOD_WORDS,
  foundStartLine,
  summaryLines,
} from '@/lib/learning/reports/report-labels'
import { ChartsPanel } from './charts-panel'
import { AskAloudPanel } from './ask-aloud-panel'
import { ReportFrame } from './report-frame'
import { SelfJudgedPanel } from './self-judged-panel'
import { TestsPanel } from './tests-panel'
import { TopicsPanel } from './topics-panel'

const PERIODS: PeriodKey[] = ['7', '30', 'sve']

type ReportScreenProps = {
  childId: string
  /** The child's questions to the professor and the assistant, shown even without reports. */
  professor: ReactNode
  assistant: ReactNode
}

/** A child's report; the address names the period. */
export function ReportScreen({ childId, professor, assistant }: ReportScreenProps) {
  const [chosen, choose] = useState<PeriodKey>(periodInAddress)
  const input = { query: { childId, razdoblje: chosen } }
  const owner = useLoadedUser()
  const parent = owner.data?.type === 'roditelj' ? owner.data : null
  // oxlint-disable-next-line react/purity -- read once the user is loaded, never in a prerender
  const isOpen = parent !== null && mayReadReports(parent, new Date())
  const options = { isEnabled: isOpen, keepsPrevious: true, isDaily: true }
  const query = useCall(reportsApiCalls.report, input, options)
  const child = parent?.children.find(({ _id }) => _id === childId)
  if (child && !isOpen) {
    return (
      <ReportWithoutSubscription firstName={child.firstName}>
        {professor}
        {assistant}
      </ReportWithoutSubscription>
    )
  }
  return (
    <Loaded
      query={parent ? query : { ...owner, data: undefined }}
      title="Izvještaj"
      skeleton={<ListSkeleton />}
    >
      {(report) => (
        <ReportPanels
          {...{ report, professor, assistant }}
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

type ReportPanelsProps = Omit<ReportScreenProps, 'childId'> & {
  report: Report
  isLoading: boolean
  message: string | undefined
  onChoose: (period: PeriodKey) => void
}

function ReportPanels(props: ReportPanelsProps) {
  const { report, professor, assistant, isLoading, message, onChoose } = props
  const { text, label, path } = report.recommendation
  return (
    <ReportFrame firstName={report.child.firstName}>
      <div className="flex flex-wrap items-center gap-3">
        <PeriodChoice chosen={report.period} onChoose={onChoose} />
        <PrintButton />
      </div>
      <p role="status" className="text-muted">
        {message ??
          (isLoading ? 'Učitavam...' : `Od ${formatDay(report.from)} do ${formatDay(report.to)}`)}
      </p>
      <div aria-busy={isLoading} className="space-y-6 aria-busy:opacity-60">
        <Panel id="ukratko" title="Ukratko">
          {hasActivity(report.totals) ? (
            <ul className="space-y-2 text-lg">
              {summaryLines(report.totals).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p className="text-lg">
              U ovom razdoblju još nema učenja u Iskri, i to je u redu. Lekcije čekaju kad god bude
              volje.
            </p>
          )}
          {report.starts.map((start) => (
            <p key={`${start.book} ${start.lesson}`} className="mt-2 text-lg break-words">
              {foundStartLine(start)}
            </p>
          ))}
        </Panel>
        <TestsPanel tests={report.tests} count={report.totals.tests} />
        <TopicsPanel topics={report.topics} />
        <Panel id="korak" title="Sljedeći korak">
          <p className="mb-4 text-lg">{text}</p>
          <ButtonLink href={path} className="no-print max-w-full">
            <span className="min-w-0 break-words">{label}</span>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </ButtonLink>
        </Panel>
        <AskAloudPanel questions={report.questions} />
        {professor}
        <SelfJudgedPanel answers={report.selfJudged} />
        <ChartsPanel bars={report.bars} unit={report.barUnit} />
        {assistant}
      </div>
    </ReportFrame>
  )
}

type PeriodChoiceProps = { chosen: PeriodKey; onChoose: (key: PeriodKey) => void }

function PeriodChoice({ chosen, onChoose }: PeriodChoiceProps) {
  return (
    <div
      role="group"
      aria-label="Razdoblje"
      className="no-print grid min-w-0 flex-1 basis-64 auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1"
    >
      {PERIODS.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className={clsx(
            'min-h-11 rounded-control px-3 font-bold',
            key === chosen ? 'bg-surface text-ink shadow-card' : 'text-muted',
          )}
        >
          {PERIOD_WORDS[key]}
        </button>
      ))}
    </div>
  )
}
