'use client'
import { useCallback, useEffect, useRef } from 'react'
import { zagrebDay } from '@/lib/hr/dates'

/**
 * Tells the Zagreb day by the server's clock on a page that stays open over midnight. This device's
 * clock, which may be wrong, only measures how long ago the page was handed.
 * @param now the server's instant when it handed the page
 */
export function useServerDay(now: string): () => string {
  const seen = useRef({ now: '', at: 0 })
  useEffect(() => {
    // Once for each hand-over: a page that is brought back is as old as it is.
    if (seen.current.now !== now) seen.current = { now, at: Date.now() }
  }, [now])
  return useCallback(
    () => zagrebDay(new Date(Date.parse(now) + Date.now() - seen.current.at)),
    [now],
  )
}
