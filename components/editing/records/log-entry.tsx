'use client'
import type { ReactNode } from 'react'
import { RECORD_ACTION_WORDS } from '@/lib/platform/admin/action-words'
import { OpenedRecord } from '@/components/platform/admin/opened-record'
import { Card } from '@/components/ui/card'
import { PageTitle } from '@/components/ui/section-heading'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { readLogEntryContract } from '@/lib/editing/records/contract'
import { labelOf } from '@/lib/editing/records/labels'
import { ValueView } from './value-view'

type EntryProps = { id: string; children?: ReactNode }

/** A write by an admin, with the values before and after. */
export function LogEntry({ id, children }: EntryProps) {
  const entry = useCall(apiCallOf(readLogEntryContract), { params: { id } })
  return (
    <OpenedRecord query={entry} title="Zapis se ne može otvoriti" className="max-w-3xl">
      {({ noun, title, action, adminEmail, at, before, after }) => (
        <>
          <EntryTitle text={`${noun}: ${title}`} />
          <p className="text-muted">
            {RECORD_ACTION_WORDS[action]}, {formatDateTime(new Date(at))}, {adminEmail}
          </p>
          {children}
          <Values title="Prije" values={before} />
          <Values title="Poslije" values={after} />
        </>
      )}
    </OpenedRecord>
  )
}

/** Receives focus when the entry is rendered. */
function EntryTitle({ text }: { text: string }) {
  const heading = useStepFocus<HTMLHeadingElement>()
  return (
    <PageTitle ref={heading} className="break-words">
      {text}
    </PageTitle>
  )
}

function Values({ title, values }: { title: string; values: Record<string, unknown> | null }) {
  if (!values) return null
  return (
    <Card>
      <h2 className="mb-3 font-display text-2xl font-bold">{title}</h2>
      <dl className="space-y-2">
        {Object.entries(values)
          .filter(isReadable)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="font-bold">{labelOf(name)}</dt>
              <dd className="break-words whitespace-pre-wrap">
                <ValueView value={value} />
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

/** Internal fields that mean nothing to readers. */
const UNREAD = ['id', 'searchText', 'searchTitle', 'searchWords']

const isReadable = ([name]: [string, unknown]) => !UNREAD.includes(name)
