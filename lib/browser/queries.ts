'use client'
import {
  keepPreviousData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type InfiniteData,
  type QueryFilters,
} from '@tanstack/react-query'
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
async function fetchNow(filters: QueryFilters): Promise<void> {
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
const keyOf = ({ method, path }: Call, input?: unknown) =>
  input === undefined ? [`${method} ${path}`] : [`${method} ${path}`, input]

/** What a call is sent with; nothing for one that takes nothing. */
type Input<C extends Contract> = keyof Sent<C> extends never ? Record<string, never> : Sent<C>

const send = <C extends Contract>(target: Call<C>, input: Input<C>, signal?: AbortSignal) => {
  const signals = signal ? [signal, timeout().signal] : [timeout().signal]
  const run = call as (...args: unknown[]) => Promise<Returned<C>>
  return run(target, input, { signal: AbortSignal.any(signals) })
}

/** Fetches again when the page is looked at on another Zagreb day than its data is of. */
function useNewDay(isWanted: boolean, updatedAt: number, refetch: () => Promise<unknown>): void {
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

type CallOptions = {
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

const toQuery = ({ isEnabled, keepsPrevious, staysOnFocus, isForgotten }: CallOptions) => ({
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

/** Marks the key of a list that is fetched page by page. */
const PAGES = 'pages'

type PageOptions<C extends Contract> = CallOptions & {
  /** What the next page is asked for with; null after the last. */
  next: (last: Returned<C>, all: Returned<C>[]) => Partial<Sent<C>> | null
}

/** The pages of a list, one after another. */
export function useCallPages<C extends Contract>(
  target: Call<C>,
  input: Input<C>,
  { next, ...options }: PageOptions<C>,
) {
  const queryKey = [...keyOf(target, input), PAGES]
  const query = useInfiniteQuery<
    Returned<C>,
    ApiError,
    InfiniteData<Returned<C>>,
    unknown[],
    Partial<Sent<C>>
  >(
    {
      queryKey,
      queryFn: ({ signal, pageParam }) => send(target, Object.assign({}, input, pageParam), signal),
      initialPageParam: {},
      getNextPageParam: next,
      ...toQuery(options),
    },
    queryClient(),
  )
  useNewDay(options.isDaily ?? false, query.dataUpdatedAt, query.refetch)
  return { ...query, refetch: () => fetchNow({ queryKey, exact: true }) }
}

/** Changes what the tab knows of a call's answers, and remembers how to take it back. */
type Edit = <C extends Contract>(
  target: Call<C>,
  apply: (answer: Returned<C>) => Returned<C>,
) => void

type MutateOptions<C extends Contract> = {
  /** Shows the change before the server answers; taken back when it refuses. */
  optimistic?: (edit: Edit, input: Input<C>) => void
  /** Takes over what the server answered. */
  settle?: (edit: Edit, answer: Returned<C>, input: Input<C>) => void
  /** Calls whose answers the change has made old. */
  refreshes?: Call[]
  /** Changes with the same name are sent one after another. */
  inTurn?: string
}

/** Applies a change to all known answers of a call, those of lists in pages too. */
const editAnswers =
  (undo: (() => void)[]): Edit =>
  (target, apply) => {
    const client = queryClient()
    const queryKey = keyOf(target)
    void client.cancelQueries({ queryKey })
    for (const [key, data] of client.getQueriesData({ queryKey })) {
      if (data === undefined) continue
      undo.push(() => client.setQueryData(key, data))
      if (key.at(-1) !== PAGES) client.setQueryData(key, apply(data as never))
      else {
        const { pages, ...rest } = data as InfiniteData<never>
        client.setQueryData(key, { ...rest, pages: pages.map(apply) })
      }
    }
  }

/** Changes what the tab knows of a call's answers, for what was done without a call. */
export const editKnown: Edit = (target, apply) => editAnswers([])(target, apply)

/** Makes what the tab knows of a call's answers old: what a screen shows of them is fetched again. */
export const refresh = (target: Call) =>
  queryClient().invalidateQueries({ queryKey: keyOf(target) })

/**
 * A call that changes something. `mutateAsync` rejects with an ApiError, after an optimistic change
 * was taken back.
 */
export function useMutate<C extends Contract>(target: Call<C>, options: MutateOptions<C> = {}) {
  const { optimistic, settle, refreshes = [], inTurn } = options
  return useMutation<Returned<C>, ApiError, Input<C>, (() => void)[]>(
    {
      ...(inTurn && { scope: { id: inTurn } }),
      mutationFn: (input) => send(target, input),
      onMutate: (input) => {
        const undo: (() => void)[] = []
        optimistic?.(editAnswers(undo), input)
        return undo
      },
      onError: (_error, _input, undo) => undo?.forEach((one) => one()),
      onSuccess: (answer, input) => settle?.(editKnown, answer, input),
      onSettled: () => {
        for (const one of refreshes) void refresh(one)
      },
    },
    queryClient(),
  )
}
