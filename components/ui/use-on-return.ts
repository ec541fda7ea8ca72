'use client'
import { useEffect, useEffectEvent } from 'react'

/** Calls `look` when a person comes back to the page, perhaps after using another device. */
export function useOnReturn(look: () => void): void {
  const onReturn = useEffectEvent(look)
  useEffect(() => {
    const left = new AbortController()
    const onBack = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    document.addEventListener('visibilitychange', onBack, left)
    window.addEventListener('pageshow', onBack, left)
    window.addEventListener('focus', onBack, left)
    return () => left.abort()
  }, [])
}
