'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { formatDateTime, formatTimeOrDateTime } from '@/lib/platform/hr/dates'
import { ApiError } from '@/lib/platform/http/client'
import type { StoredDraft } from './drafts'
import { useConfirmationDialog } from './use-confirmation-dialog'

/** A record's drafts: the editor's own, and other editors'. */
export type DraftsOfRecord = {
  /** Without a time the draft is not stored yet. */
  own: (StoredDraft & { updatedAt?: string }) | null
  others: { adminEmail: string; updatedAt: string }[]
}

type DraftStateProps = {
  isUnsaved: boolean
  state: 'idle' | 'waiting' | 'saved' | 'failed'
  savedAt: string | undefined
}

const QUESTION = {
  asks: 'Odbaciti promjene koje nisu spremljene?',
  text: 'Nacrt se ne može vratiti.',
  action: 'Odbaci promjene',
}

/** Shows whether typed text is saved. */
export const DraftState = ({ isUnsaved, state, savedAt }: DraftStateProps) => (
  <p role="status" className="text-muted max-sm:text-sm">
    {isUnsaved && textOf(state, savedAt)}
  </p>
)

/** Discards typed changes. */
export function DiscardDraftButton({ onDiscard }: { onDiscard: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const { question, dialog } = useConfirmationDialog()
  const discard = async (button: HTMLElement) => {
    if (!(await question(QUESTION))) return
    const form = button.closest('form')
    setBusy(true)
    try {
      await onDiscard()
      dismissErrorToast('discard-draft')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'error', about: 'discard-draft', title: 'Greška', text: error.message })
    }
    setBusy(false)
    // The pressed button is gone; the save button is nearest.
    form?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  return (
    <>
      {dialog}
      <Button
        variant="quiet"
        className="px-4"
        disabled={isBusy}
        onClick={({ currentTarget }) => void discard(currentTarget)}
      >
        Odbaci promjene
      </Button>
    </>
  )
}

function textOf(state: DraftStateProps['state'], savedAt: string | undefined): string {
  if (state === 'failed') return 'Nacrt nije spremljen: nema veze. Pokušavam ponovno.'
  if (state !== 'saved' || !savedAt) return 'Ima promjena koje nisu spremljene.'
  return `Nacrt spremljen ${formatTimeOrDateTime(new Date(savedAt), new Date())}. Nije još objavljen.`
}

/** Other editors with a draft of this record. */
export function OtherDrafts({ others }: Pick<DraftsOfRecord, 'others'>) {
  if (!others.length) return null
  const names = others.map(
    ({ adminEmail, updatedAt }) => `${adminEmail} (${formatDateTime(new Date(updatedAt))})`,
  )
  return (
    <p className="rounded-control bg-sunken p-3">Nacrt ovog zapisa ima i: {names.join(', ')}.</p>
  )
}
