'use client'
import { useId, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { refresh } from '@/lib/platform/browser/queries'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { ApiError } from '@/lib/platform/http/client'

type Outcome = {
  /** Also refetches after a 409. Use only where no typed text would be lost. */
  refreshesOnConflict?: boolean
  /** The message after success. */
  done: string
  /** Requests whose data becomes outdated. */
  refreshes: ApiCall[]
}

/** Runs a command, shows its outcome and refetches outdated data. */
export function useActionWithToast() {
  const [isSending, setSending] = useState(false)
  const about = useId()
  const run = async (
    work: () => Promise<unknown>,
    { done, refreshes, refreshesOnConflict }: Outcome,
  ) => {
    setSending(true)
    try {
      await work()
      toast({ kind: 'success', about, title: 'Uspjeh!', text: done })
      await Promise.all(refreshes.map((one) => refresh(one)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isUnconfirmed)
        toast({ kind: 'error', about, title: 'Greška', text: error.message })
      if (refreshesOnConflict && error.status === 409)
        await Promise.all(refreshes.map((one) => refresh(one)))
    } finally {
      setSending(false)
    }
  }
  return { isSending, run }
}
