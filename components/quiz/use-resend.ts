'use client'
import { useEffect } from 'react'
import { resendWaitMs } from '@/lib/quiz/resend-wait'

/**
 * Sends what waits: at once, when the browser says that it is online, when the pupil comes back to
 * the tab, and from time to time, since a network without internet counts as online.
 * @param send stays the same between renders
 */
export function useResend(isWaiting: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    if (!isWaiting) return
    let waits = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const left = new AbortController()
    const resend = async () => {
      await send()
      if (left.signal.aborted) return
      clearTimeout(timer)
      timer = setTimeout(resend, resendWaitMs(waits))
      waits += 1
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void resend()
    }
    void resend()
    window.addEventListener('online', resend, left)
    document.addEventListener('visibilitychange', onVisible, left)
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [isWaiting, send])
}
