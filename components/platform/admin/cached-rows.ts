import type { RecordBase } from '@/lib/platform/admin/records'
import { queryKeyOf, queryClient } from '@/lib/platform/browser/queries'
import { apiCallOf, type ApiCall } from '@/lib/platform/http/api-call'
import { listDraftsContract } from '@/lib/editing/records/contract'

type Rows = { items: RecordBase[] }

const hasRows = (data: unknown): data is Rows =>
  typeof data === 'object' && data !== null && 'items' in data

/** Updates a saved record in cached lists, or removes it (null), until the lists are refetched. */
export function updateCachedRows(calls: ApiCall[], id: string, saved: RecordBase | null): void {
  const rowOf = (row: RecordBase) => {
    if (row._id !== id) return [row]
    if (!saved) return []
    return [
      { ...row, ...Object.fromEntries(Object.entries(saved).filter(([name]) => name in row)) },
    ]
  }
  for (const one of calls)
    queryClient().setQueriesData<unknown>({ queryKey: queryKeyOf(one) }, (data: unknown) =>
      hasRows(data) ? { ...data, items: data.items.flatMap(rowOf) } : data,
    )
}

/** Removes a saved or discarded draft from the cached lists of drafts. */
export const dropCachedDraft = (recordId: string) =>
  queryClient().setQueriesData<{ recordId: string }[]>(
    { queryKey: queryKeyOf(apiCallOf(listDraftsContract)) },
    (drafts) => drafts?.filter((draft) => draft.recordId !== recordId),
  )
