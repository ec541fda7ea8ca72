'use client'
import { keepPreviousData, QueryClient, useQuery, type QueryFilters } from '@tanstack/react-query'
import { useEffect } from 'react'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { isOutcomeUnknown, call, type ApiError, timeoutOptions } from '@/lib/platform/http/client'
import type { Contract, CallerResult, CallerInput } from '@/lib/platform/http/contract'
import { anySignal } from '@/lib/platform/http/any-signal'
import { backoffMs } from './repeat-until-stopped'

/** Data younger than this is not fetched again when the tab gets the focus back. */
const FRESH_MS = 60_000

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      // `navigator.onLine` is often wrong, so calls are attempted in any case.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // Calls without a response are retried until they get one; a refusal is final.
        retry: (_, error) => isOutcomeUnknown(error),
        retryDelay: backoffMs,
        refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FRESH_MS,
      },
    },
  })

const browserClient = newClient()

/** The tab's cache of responses; on the server nothing is shared between requests. */
export const queryClient = () => (typeof window === 'undefined' ? newClient() : browserClient)

/** Fetches at once, even if a query is waiting for its next retry. */
export async function fetchNow(filters: QueryFilters): Promise<void> {
  for (const one of queryClient().getQueryCache().findAll(filters)) {
    await one.cancel({ revert: true, silent: true })
    // The screen shows the failure.
    void one.fetch().catch(() => undefined)
  }
}

if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    void fetchNow({ type: 'active', predicate: ({ state }) => state.fetchFailureCount > 0 })
  })

/** The query key of a call's responses; without an input it matches all of them. */
export const queryKeyOf = ({ method, path }: ApiCall, input?: unknown) =>
  input === undefined ? [`${method} ${path}`] : [`${method} ${path}`, input]

/** Part of the query key of a list that is fetched page by page. */
export const PAGES_KEY = 'pages'

/** A call's input; empty for a call without one. */
export type CallInputOrEmpty<C extends Contract> = keyof CallerInput<C> extends never
  ? Record<string, never>
  : CallerInput<C>

export const callWithSignal = <C extends Contract>(
  target: ApiCall<C>,
  input: CallInputOrEmpty<C>,
  signal?: AbortSignal,
) => {
  const run = call as (...args: unknown[]) => Promise<CallerResult<C>>
  return run(target, input, {
    signal: anySignal([timeoutOptions().signal, ...(signal ? [signal] : [])]),
  })
}

/** Refetches when the page becomes visible on a later day in Zagreb than the day of its data. */
export function useRefetchOnNewDay(
  isWanted: boolean,
  updatedAt: number,
  refetch: () => Promise<unknown>,
) {
  useEffect(() => {
    if (!isWanted || !updatedAt) return
    const look = () => {
      const isPast = zagrebDay(new Date()) !== zagrebDay(new Date(updatedAt))
      if (document.visibilityState === 'visible' && isPast) void refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isWanted, updatedAt, refetch])
}

export type UseCallOptions = {
  /** False while a part of the input is unknown. */
  isEnabled?: boolean
  /** Shows the response to the previous input until the next response arrives. */
  keepsPrevious?: boolean
  /** Not refetched on focus, because a pupil is working on the data. */
  staysOnFocus?: boolean
  /** Refetched on the next day. */
  isDaily?: boolean
  /** Dropped from the cache with the screen, so that the next visit fetches again. */
  isForgotten?: boolean
}

export const toQueryOptions = ({
  isEnabled,
  keepsPrevious,
  staysOnFocus,
  isForgotten,
}: UseCallOptions) => ({
  ...(isEnabled === false && { enabled: false }),
  ...(keepsPrevious && { placeholderData: keepPreviousData }),
  ...(staysOnFocus && { refetchOnWindowFocus: false }),
  ...(isForgotten && { gcTime: 0 }),
})

/**
 * The response to a call, fetched on mount and shared by all components with the same query key.
 * `failureReason` contains the latest error while retries are under way.
 */
export function useCall<C extends Contract>(
  target: ApiCall<C>,
  input: CallInputOrEmpty<C>,
  options: UseCallOptions = {},
) {
  const queryKey = queryKeyOf(target, input)
  const query = useQuery<CallerResult<C>, ApiError>(
    {
      queryKey,
      queryFn: ({ signal }) => callWithSignal(target, input, signal),
      ...toQueryOptions(options),
    },
    queryClient(),
  )
  useRefetchOnNewDay(options.isDaily ?? false, query.dataUpdatedAt, query.refetch)
  return { ...query, refetch: () => fetchNow({ queryKey, exact: true }) }
}

/** Marks the cached responses of a call as stale; those on screen are refetched. */
export const refresh = (target: ApiCall) =>
  queryClient().invalidateQueries({ queryKey: queryKeyOf(target) })
