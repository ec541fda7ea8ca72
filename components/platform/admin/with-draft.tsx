'use client'
import { useState, type ReactNode } from 'react'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { useRetry } from '@/components/ui/use-retry'
import { useCall } from '@/lib/platform/browser/queries'
import { callOf } from '@/lib/platform/http/call'
import { readDraftContract } from '@/lib/editing/records/contract'
import type { OpenDraft } from './draft-state'
import { useIsLeaving } from './leaving-drafts'

const LATER = 'Nacrt se trenutačno ne može otvoriti. Pokušavam ponovno...'

const NO_DRAFT: OpenDraft = { own: null, others: [] }

type WithDraftProps = {
  /** None for a record without drafts. */
  table: string | undefined
  id: string
  children: (draft: OpenDraft) => ReactNode
}

/** What merges a draft into the record as it is now; a record without one does without it. */
export const loadStoredDraft = () => import('./with-stored-draft')

/**
 * The drafts of a record, fetched each time it is opened. Shown once an own draft can be merged: a form
 * without it would be saved without it, and the draft deleted.
 */
export function WithDraft({ table = '', id, children }: WithDraftProps) {
  const params = { table, id }
  const isEnabled = !useIsLeaving(params) && table !== ''
  const options = { isForgotten: true, staysOnFocus: true, isEnabled }
  const draft = useCall(callOf(readDraftContract), { params }, options)
  const [isReady, setReady] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const own = draft.data?.own
  if (own === null && !isReady) setReady(true)
  useRetry(!isReady && Boolean(own), async () => {
    try {
      await loadStoredDraft()
      setReady(true)
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  })
  if (!table) return children(NO_DRAFT)
  return (
    <Loaded<OpenDraft> query={draft} title="Nacrt se ne može otvoriti" skeleton={<ListSkeleton />}>
      {(opened) => {
        if (isReady) return children(opened)
        return hasFailed ? <p role="alert">{LATER}</p> : <ListSkeleton />
      }}
    </Loaded>
  )
}
