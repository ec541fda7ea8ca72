'use client'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { listDraftsContract } from '@/lib/editing/records/contract'
import { QueryParamsLink } from './use-query-params'

/** The editor's own drafts of a list's records. */
export function OwnDrafts({ table }: { table: string }) {
  const { data: drafts = [] } = useCall(apiCallOf(listDraftsContract), { query: { table } })
  if (!drafts.length) return null
  return (
    <details className="rounded-card border border-line bg-surface" open={drafts.length <= 3}>
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-bold">
        Tvoji nacrti ({drafts.length})
      </summary>
      <ul className="px-4 pb-3">
        {drafts.map(({ recordId, title, isNew, updatedAt }) => (
          <li key={recordId}>
            <QueryParamsLink
              changes={isNew ? { record: 'new', draft: recordId } : { record: recordId }}
              className="inline-flex min-h-11 items-center font-bold text-link underline-offset-4 hover:underline"
            >
              {title}
            </QueryParamsLink>
            <span className="ml-3 text-muted">{formatDateTime(new Date(updatedAt))}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
