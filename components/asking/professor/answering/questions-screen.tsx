'use client'
import { clsx } from 'clsx'
import {
  QueryParamsLink,
  useQueryParams,
  useWasRecordOpen,
} from '@/components/platform/admin/use-query-params'
import { PageTitle } from '@/components/ui/section-heading'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { useCall } from '@/lib/platform/browser/queries'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { PROFESSOR_LIMITS } from '@/lib/asking/professor/limits'
import {
  countAnsweredContract,
  countUnansweredContract,
  listAnsweredContract,
  listUnansweredContract,
} from '@/lib/asking/professor/answering/contract'
import { QuestionView } from './question-view'
import { QuestionList } from './question-list'
import { TemplatesList } from './templates-list'

/** Questions to the professor: open ones, answered ones, and answer templates. */
export function ProfessorQuestionsScreen() {
  const { record: id, popis = '' } = useQueryParams()
  const heading = useStepFocus<HTMLHeadingElement>(useWasRecordOpen())
  if (id) return <QuestionView key={id} id={id} />
  return (
    <div className="space-y-5">
      <PageTitle ref={heading}>Pitanja profesoru</PageTitle>
      <ListLinks shown={popis} />
      {popis === 'predlosci' ? (
        <TemplatesList />
      ) : popis === 'odgovorena' ? (
        <Answered />
      ) : (
        <Unanswered />
      )}
    </div>
  )
}

function ListLinks({ shown }: { shown: string }) {
  const unanswered = useCall(apiCallOf(countUnansweredContract), {}).data?.count
  const answered = useCall(apiCallOf(countAnsweredContract), {}).data?.count
  const lists = [
    { name: '', label: 'Bez odgovora', count: unanswered },
    { name: 'odgovorena', label: 'Odgovorena', count: answered },
    { name: 'predlosci', label: 'Predlošci', count: undefined },
  ]
  return (
    <nav aria-label="Popisi" className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
      {lists.map(({ name, label, count }) => (
        <QueryParamsLink
          key={name}
          changes={{ popis: name, page: undefined, order: undefined }}
          aria-current={name === shown ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 flex-1 items-center justify-center rounded-control px-3 font-bold whitespace-nowrap',
            name === shown ? 'bg-surface shadow-card' : 'text-muted',
          )}
        >
          {label}
          {count !== undefined && ` (${formatNumber(count)})`}
        </QueryParamsLink>
      ))}
    </nav>
  )
}

const { listPage: limit } = PROFESSOR_LIMITS

const pageOf = ({ page }: Record<string, string>) => Math.max(1, Math.floor(Number(page)) || 1)

function Unanswered() {
  const address = useQueryParams()
  const order = address.order === 'novo' ? 'novo' : 'rok'
  const query = { page: pageOf(address), limit, order } as const
  const list = useCall(apiCallOf(listUnansweredContract), { query }, { keepsPrevious: true })
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        {order === 'rok' ? 'Prvo ona kojima prije istječe rok.' : 'Prvo najnovija.'}
        <QueryParamsLink
          changes={{ order: order === 'rok' ? 'novo' : undefined, page: undefined }}
          className="inline-flex min-h-11 items-center font-bold text-link underline"
        >
          {order === 'rok' ? 'Prikaži najnovija prva' : 'Prikaži po roku'}
        </QueryParamsLink>
      </p>
      <QuestionList
        query={list}
        empty="Sva pitanja imaju odgovor. Kad učenik pita profesora, pitanje dolazi ovamo."
      />
    </>
  )
}

function Answered() {
  const query = { page: pageOf(useQueryParams()), limit }
  const list = useCall(apiCallOf(listAnsweredContract), { query }, { keepsPrevious: true })
  return (
    <QuestionList query={list} empty="Još nema odgovora. Prvo odgovori na pitanje bez odgovora." />
  )
}
