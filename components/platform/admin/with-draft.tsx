'use client'
import { useState, type ReactNode } from 'react'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { readDraftContract } from '@/lib/editing/records/contract'
import type { DraftsOfRecord } from './draft-state'
import { useIsDraftBeingSent } from './leaving-drafts'

const LATER = 'Nacrt se trenutačno ne može otvoriti. Pokušavam ponovno...'

const NO_DRAFT: DraftsOfRecord = { own: null, others: [] }

type WithDraftProps = {
  /** Empty for a record without drafts. */
  table: string | undefined
  id: string
  children: (draft: DraftsOfRecord) => ReactNode
}

/** Loads the code that merges a draft into the current record; only needed with a draft. */
export const loadDraftMerge = () => import('./with-stored-draft')

/**
 * A record's drafts, fetched each time it is opened. Shows the form only once an own draft can be
 * merged: otherwise saving would lose the draft.
 */
export function WithDraft({ table = '', id, children }: WithDraftProps) {
  const params = { table, id }
  const isEnabled = !useIsDraftBeingSent(params) && table !== ''
  const options = { isForgotten: true, staysOnFocus: true, isEnabled }
  const draft = useCall(apiCallOf(readDraftContract), { params }, options)
  const [isReady, setReady] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const own = draft.data?.own
  if (own === null && !isReady) setReady(true)
  useRepeatWhile(!isReady && Boolean(own), async () => {
    try {
      await loadDraftMerge()
      setReady(true)
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  })
  if (!table) return children(NO_DRAFT)
  return (
    <Loaded<DraftsOfRecord>
      query={draft}
      title="Nacrt se ne može otvoriti"
      skeleton={<ListSkeleton />}
    >
      {(opened) => {
        if (isReady) return children(opened)
        return hasFailed ? <p role="alert">{LATER}</p> : <ListSkeleton />
      }}
    </Loaded>
  )
}
