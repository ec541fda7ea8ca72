'use client'
import { OpenedRecord } from '@/components/platform/admin/opened-record'
import { DistressInstructions } from '@/components/people/distress/distress-instructions'
import { changeQueryParams } from '@/components/platform/admin/use-query-params'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'
import { RichText } from '@/components/ui/rich-text'
import { PageTitle } from '@/components/ui/section-heading'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import type { CallerResult } from '@/lib/platform/http/contract'
import {
  listContract,
  readContract,
  resolveQuestionContract,
} from '@/lib/learning/question-quality/contract'
import { REASON_WORDS } from '@/lib/learning/question-quality/model'
import { formatPercent } from './format-percent'

type Poor = CallerResult<typeof readContract>

const REPORTERS = { roditelj: 'roditelj', ucenik: 'učenik', gost: 'gost' }

/** A question with its reports and how often each option was chosen. */
export function PoorQuestion({ id }: { id: string }) {
  const question = useCall(apiCallOf(readContract), { params: { id } }, { isForgotten: true })
  return (
    <OpenedRecord<Poor> query={question} title="Pitanje se ne može otvoriti" className="max-w-3xl">
      {(one) => <PoorQuestionDetails question={one} />}
    </OpenedRecord>
  )
}

function PoorQuestionDetails({ question }: { question: Poor }) {
  const { _id: id, text, lessonTitle, options, openReports, answers, rightAnswers } = question
  const { unknown, hasChangingNumbers } = question
  const heading = useStepFocus<HTMLHeadingElement>()
  const { isSending, run } = useActionWithToast()
  const resolve = async () => {
    await call(apiCallOf(resolveQuestionContract), { params: { id }, body: {} })
    changeQueryParams({ record: undefined }, 'replace')
  }
  return (
    <>
      <PageTitle ref={heading}>Pitanje koje slabo uči</PageTitle>
      <Panel id="pitanje" title={lessonTitle ?? 'Pitanje bez lekcije'}>
        <RichText html={text} className="mb-4 text-lg" />
        <p className="mb-3">
          {answers
            ? `Točno: ${formatPercent(rightAnswers / answers)}. Zadnjih odgovora: ${formatNumber(answers)}.`
            : 'Nema novih odgovora učenika.'}
          {unknown > 0 && ` „Ne znam”: ${formatNumber(unknown)}.`}
        </p>
        {hasChangingNumbers && (
          <p className="mb-3 text-muted">
            Brojevi se u ovom pitanju mijenjaju; ovi su primjer.
            {options.length === 0 && ' Zato se odgovori ne zbrajaju po mogućnostima.'}
          </p>
        )}
        <ul className="space-y-3">
          {options.map((option, place) => (
            <li key={place}>
              <div className="flex items-baseline gap-3">
                <RichText html={option.text} className="min-w-0 flex-1" />
                <span className={option.isRight ? 'font-bold text-good' : 'text-muted'}>
                  {[option.isRight && 'točno', answers && formatPercent(option.times / answers)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </div>
              <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
                <div
                  className={option.isRight ? 'h-full bg-good' : 'h-full bg-bad'}
                  style={{ width: `${answers ? (100 * option.times) / answers : 0}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={`/admin/pitanja?record=${id}`}>Uredi pitanje</ButtonLink>
          <Button
            variant="secondary"
            disabled={isSending}
            onClick={() =>
              void run(resolve, { done: 'Riješeno.', refreshes: [apiCallOf(listContract)] })
            }
          >
            Riješeno
          </Button>
        </div>
        <p className="mt-2 text-sm text-muted">
          „Riješeno” zatvara prijave, a odgovori do sada više se ne broje.
        </p>
      </Panel>
      <Panel id="prijave" title={`Prijave: ${openReports.length}`}>
        {openReports.length === 0 && <p className="text-muted">Nitko nije prijavio ovo pitanje.</p>}
        <ul className="divide-y divide-line">
          {openReports.map((report) => (
            <li key={report._id} className="py-2">
              <p className="font-bold">{REASON_WORDS[report.reason]}</p>
              {report.text && <p className="break-words whitespace-pre-line">{report.text}</p>}
              {report.distress && (
                <DistressInstructions level={report.distress} familyId={report.familyId} />
              )}
              <p className="text-sm text-muted">
                {REPORTERS[report.by]}, {formatDateTime(new Date(report.createdAt))}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
