'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { call, isOutcomeUnknown, type ApiError } from '@/lib/platform/http/client'
import { profileApiCalls } from '@/lib/across/profile/calls'
import type { ProfileOverview } from '@/lib/across/profile/model'
import { needsEmailNotice } from './lazy-email-notice'

/** Data younger than this is not fetched again when the tab becomes visible. */
const FRESH_MS = 60_000

/**
 * The profile's data, fetched whenever the page is shown. Like `useCall` but without its library
 * (11 kB): the page makes this one request, and its scripts have a budget (decision 040).
 */
export function useOverview() {
  const [data, setData] = useState<ProfileOverview>()
  const [failureReason, setFailureReason] = useState<ApiError | null>(null)
  const [isNeeded, setNeeded] = useState(true)
  const running = useRef<Promise<void>>(undefined)
  const fetchedAt = useRef(0)
  /** An e-mail is confirmed in another tab, so unconfirmed data is refetched at once. */
  const isUnconfirmed = useRef(false)

  const refetch = useCallback(() => {
    running.current ??= call(profileApiCalls.profile)
      .then((overview) => {
        fetchedAt.current = Date.now()
        isUnconfirmed.current = overview.type === 'roditelj' && needsEmailNotice(overview.user)
        setData(overview)
        setFailureReason(null)
        setNeeded(false)
      })
      .catch((error: ApiError) => {
        setFailureReason(error)
        setNeeded(isOutcomeUnknown(error))
      })
      .finally(() => (running.current = undefined))
    return running.current
  }, [])
  useRepeatWhile(isNeeded, refetch)

  useEffect(() => {
    const look = () => {
      const isOld = Date.now() - fetchedAt.current > FRESH_MS
      if (document.visibilityState === 'visible' && (isOld || isUnconfirmed.current))
        setNeeded(true)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      // A page that is left stays mounted but hidden: its next visit fetches again.
      setNeeded(true)
    }
  }, [])
  return { data, failureReason, isFetching: isNeeded, refetch }
}
