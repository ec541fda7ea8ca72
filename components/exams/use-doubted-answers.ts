'use client'
import { useEffect } from 'react'

/**
 * Tells when a test may have gone on without this page: the pupil comes back to it, or another tab
 * changes what both keep in the browser.
 * @param key where the browser keeps what is not saved yet
 * @param onDoubt stays the same between renders
 */
export function useDoubtedAnswers(key: string, onDoubt: () => void): void {
  useEffect(() => {
    const left = new AbortController()
    const onBack = () => {
      if (document.visibilityState === 'visible') onDoubt()
    }
    document.addEventListener('visibilitychange', onBack, left)
    window.addEventListener('pageshow', onBack, left)
    window.addEventListener('focus', onBack, left)
    const onStorage = (event: StorageEvent) => event.key === key && onBack()
    window.addEventListener('storage', onStorage, left)
    return () => left.abort()
  }, [key, onDoubt])
}
