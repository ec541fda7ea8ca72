'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import { draftReplyContract } from '@/lib/asking/professor/answering/contract'

/** The longest time a model may take for a reply. */
const TIMEOUT_MS = 65_000

type DraftedReplyProps = { questionId: string; onDrafted: (text: string) => void }

/** Has a model draft the answer, which an admin reviews before sending. */
export function DraftReplyButton({ questionId: id, onDrafted }: DraftedReplyProps) {
  const [isWriting, setWriting] = useState(false)
  const draft = async () => {
    setWriting(true)
    try {
      const input = { params: { id }, body: {} }
      const { text } = await call(apiCallOf(draftReplyContract), input, { timeoutMs: TIMEOUT_MS })
      onDrafted(text)
      dismissErrorToast('drafted-reply')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'error', about: 'drafted-reply', title: 'Greška', text: error.message })
    } finally {
      setWriting(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        aria-disabled={isWriting}
        onClick={() => isWriting || void draft()}
      >
        {isWriting ? 'Model piše prijedlog...' : 'Predloži odgovor'}
      </Button>
      <p className="min-w-0 flex-1 text-sm text-muted">
        Prijedlog piše AI i može pogriješiti. Provjeri ga prije slanja.
      </p>
    </div>
  )
}
