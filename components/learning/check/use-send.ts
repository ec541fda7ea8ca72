'use client'
import { useState } from 'react'
import { ApiError } from '@/lib/platform/http/client'

/**
 * Sends one request of a check at a time and keeps the last error. `onGone` is called when the
 * question or the run no longer exists.
 */
export function useSend(onGone?: () => Promise<void>) {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError>()

  const send = async (work: () => Promise<void>) => {
    if (isSending) return
    setSending(true)
    setError(undefined)
    try {
      await work()
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused
      if (onGone && [404, 409].includes(refused.status)) return await onGone()
      setError(refused)
    } finally {
      setSending(false)
    }
  }
  return { isSending, error, send }
}
