'use client'
import { TickField } from '@/components/ui/field'
import { Panel } from '@/components/ui/panel'
import { RichText } from '@/components/ui/rich-text'
import { assistantApiCalls } from '@/lib/asking/assistant/calls'
import { RECORDED_HELP_LABELS } from '@/lib/asking/assistant/help'
import type { AssistantUsage } from '@/lib/asking/assistant/model'
import { useMutate } from '@/lib/platform/browser/mutations'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDay, formatDateTime } from '@/lib/platform/hr/dates'
import { counted } from '@/lib/platform/hr/plurals'

const QUESTIONS = ['pitanje', 'pitanja', 'pitanja'] as const
const REPLIES = ['odgovor AI-ja', 'odgovora AI-ja', 'odgovora AI-ja'] as const

/** A child's questions to the assistant, for the parent, who can switch it off. */
export function UsagePanel({ childId }: { childId: string }) {
  const { data, failureReason } = useCall(assistantApiCalls.assistantUsage, { query: { childId } })
  const { mutate, isPending, error } = useMutate(assistantApiCalls.switchAssistant, {
    optimistic: (edit, { body: { isOn } }) =>
      edit(assistantApiCalls.assistantUsage, (usage) => ({ ...usage, isOn })),
    refreshes: [assistantApiCalls.assistantUsage],
  })
  return (
    <Panel id="pomocnik" title="Pomoćnik" className="no-print">
      <p className="mb-2 text-muted">
        Pomoćnik odgovara na pitanja o lekciji. Tekstovi se čuvaju 90 dana i vidite ih samo Vi.
        Poruke djeteta u nevolji ne čuvaju se: na njih dijete dobiva broj Hrabrog telefona.
      </p>
      {data ? (
        <>
          <TickField
            label="Dijete smije koristiti pomoćnika"
            checked={data.isOn}
            aria-disabled={isPending}
            error={error?.message}
            onChange={({ target }) =>
              isPending || mutate({ body: { childId, isOn: target.checked } })
            }
          />
          <Exchanges {...data} />
        </>
      ) : (
        <p>{failureReason?.message ?? 'Učitavam...'}</p>
      )}
    </Panel>
  )
}

function Exchanges({ days, exchanges }: AssistantUsage) {
  if (!exchanges.length) return <p>Dijete pomoćnika još nije ništa pitalo.</p>
  return (
    <>
      <ul className="mt-3">
        {days.map(({ day, count, tokens }) => (
          <li key={day}>
            {formatDay(day)}: {counted(count, QUESTIONS)}
            {tokens > 0 && `, ${counted(tokens, REPLIES)}`}
          </li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-bold text-link">
          Pitanja i odgovori
        </summary>
        <ul className="space-y-4">
          {exchanges.map(({ _id, at, lesson, help, text, html, byModel }) => (
            <li key={_id} className="border-l-4 border-line pl-4">
              <p className="text-sm text-muted">
                {formatDateTime(new Date(at))}, {lesson}
                {byModel && ', AI'}
              </p>
              <p className="font-bold break-words">{text || RECORDED_HELP_LABELS[help]}</p>
              <RichText html={html} className="prose break-words" />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
