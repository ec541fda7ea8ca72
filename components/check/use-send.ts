'use client'
import { useState } from 'react'
import { ApiError } from '@/lib/http/client'

/**
 * Sends something of a check, one at a time, and says what went wrong. `onGone` runs when the
 * question, or the run, is no longer there: the content has changed.
 */
export function useSend(onGone: () => Promise<void>) {
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string>()

  const send = async (work: () => Promise<void>) => {
    if (isSending) return
    setSending(true)
    setMessage(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404 || error.status === 409) return await onGone()
      setMessage(error.message)
    } finally {
      setSending(false)
    }
  }
  return { isSending, message, send }
}
