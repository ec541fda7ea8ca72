'use client'
import { keepPreviousData, QueryClient, useQuery, type QueryFilters } from '@tanstack/react-query'
import { useEffect } from 'react'
import { zagrebDay } from '@/lib/hr/dates'
import type { Call } from '@/lib/http/call'
import { isUnanswered, call, type ApiError, timeout } from '@/lib/http/client'
import type { Contract, Returned, Sent } from '@/lib/http/contract'
import { waitMs } from './keep-trying'

/** Data younger than this is not fetched again when the tab gets the focus back. */
const FRESH_MS = 60_000

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      // The browser's idea of a connection is often wrong: a call finds out by itself.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // An answer that never came is asked for until it comes; a refusal is final.
        retry: (_, error) => isUnanswered(error),
        retryDelay: waitMs,
        refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FRESH_MS,
      },
    },
  })

const browserClient = newClient()

/** What the tab knows of the server; on the server nothing is shared between requests. */
export const queryClient = () => (typeof window === 'undefined' ? newClient() : browserClient)

/** Fetches at once, also what waits to be sent again: its wait would go on otherwise. */
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

/** The key of a call's answers, by its contract; without an input that of all of them. */
export const keyOf = ({ method, path }: Call, input?: unknown) =>
  input === undefined ? [`${method} ${path}`] : [`${method} ${path}`, input]

/** Marks the key of a list that is fetched page by page. */
export const PAGES = 'pages'

/** What a call is sent with; nothing for one that takes nothing. */
export type Input<C extends Contract> = keyof Sent<C> extends never
  ? Record<string, never>
  : Sent<C>

export const send = <C extends Contract>(
  target: Call<C>,
  input: Input<C>,
  signal?: AbortSignal,
) => {
  const signals = signal ? [signal, timeout().signal] : [timeout().signal]
  const run = call as (...args: unknown[]) => Promise<Returned<C>>
  return run(target, input, { signal: AbortSignal.any(signals) })
}

/** Fetches again when the page is looked at on another Zagreb day than its data is of. */
export function useNewDay(
  isWanted: boolean,
  updatedAt: number,
  refetch: () => Promise<unknown>,
): void {
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

export type CallOptions = {
  /** False while something that the input needs is not known. */
  isEnabled?: boolean
  /** Shows the answer to the last input until the one to the next is there. */
  keepsPrevious?: boolean
  /** For what a pupil works with: nothing is taken from under their hands by a look at another tab. */
  staysOnFocus?: boolean
  /** For what is of a day: fetched again on the next one. */
  isDaily?: boolean
  /** Forgotten with the screen: the next visit waits for an answer of its own. */
  isForgotten?: boolean
}

export const toQuery = ({ isEnabled, keepsPrevious, staysOnFocus, isForgotten }: CallOptions) => ({
  ...(isEnabled === false && { enabled: false }),
  ...(keepsPrevious && { placeholderData: keepPreviousData }),
  ...(staysOnFocus && { refetchOnWindowFocus: false }),
  ...(isForgotten && { gcTime: 0 }),
})

/**
 * The answer to a call, as the tab knows it: fetched when a screen comes, shared by all that ask.
 * `failureReason` tells why there is none yet, also while it is asked for again.
 */
export function useCall<C extends Contract>(
  target: Call<C>,
  input: Input<C>,
  options: CallOptions = {},
) {
  const queryKey = keyOf(target, input)
  const query = useQuery<Returned<C>, ApiError>(
    {
      queryKey,
      queryFn: ({ signal }) => send(target, input, signal),
      ...toQuery(options),
    },
    queryClient(),
  )
  useNewDay(options.isDaily ?? false, query.dataUpdatedAt, query.refetch)
  return { ...query, refetch: () => fetchNow({ queryKey, exact: true }) }
}

/** Makes what the tab knows of a call's answers old: what a screen shows of them is fetched again. */
export const refresh = (target: Call) =>
  queryClient().invalidateQueries({ queryKey: keyOf(target) })
