'use client'
import { useMutation, type InfiniteData } from '@tanstack/react-query'
import type { ApiCall } from '@/lib/platform/http/api-call'
import type { ApiError } from '@/lib/platform/http/client'
import type { Contract, CallerResult } from '@/lib/platform/http/contract'
import {
  queryKeyOf,
  PAGES_KEY,
  queryClient,
  refresh,
  callWithSignal,
  type CallInputOrEmpty,
} from './queries'

/** Changes the cached responses of a call. */
type Edit = <C extends Contract>(
  target: ApiCall<C>,
  apply: (answer: CallerResult<C>) => CallerResult<C>,
) => void

type MutateOptions<C extends Contract> = {
  /** Shows the change before the server answers; undone when it refuses. */
  optimistic?: (edit: Edit, input: CallInputOrEmpty<C>) => void
  /** Puts the server's response into the cache. */
  settle?: (edit: Edit, answer: CallerResult<C>, input: CallInputOrEmpty<C>) => void
  /** Calls whose responses the change makes stale. */
  refreshes?: ApiCall[]
  /** Changes with the same name are sent one after another. */
  inTurn?: string
}

/** Applies a change to all cached responses of a call, paged lists included. */
const editAnswers =
  (undo: (() => void)[]): Edit =>
  (target, apply) => {
    const client = queryClient()
    const queryKey = queryKeyOf(target)
    void client.cancelQueries({ queryKey })
    for (const [key, data] of client.getQueriesData({ queryKey })) {
      if (data === undefined) continue
      undo.push(() => client.setQueryData(key, data))
      if (key.at(-1) !== PAGES_KEY) client.setQueryData(key, apply(data as never))
      else {
        const { pages, ...rest } = data as InfiniteData<never>
        client.setQueryData(key, { ...rest, pages: pages.map(apply) })
      }
    }
  }

/** Changes the cached responses of a call without sending anything. */
export const editCachedResponses: Edit = (target, apply) => editAnswers([])(target, apply)

/** A mutation. `mutateAsync` rejects with an ApiError after undoing an optimistic change. */
export function useMutate<C extends Contract>(target: ApiCall<C>, options: MutateOptions<C> = {}) {
  const { optimistic, settle, refreshes = [], inTurn } = options
  return useMutation<CallerResult<C>, ApiError, CallInputOrEmpty<C>, (() => void)[]>(
    {
      ...(inTurn && { scope: { id: inTurn } }),
      mutationFn: (input) => callWithSignal(target, input),
      onMutate: (input) => {
        const undo: (() => void)[] = []
        optimistic?.(editAnswers(undo), input)
        return undo
      },
      onError: (_error, _input, undo) => undo?.forEach((one) => one()),
      onSuccess: (answer, input) => settle?.(editCachedResponses, answer, input),
      onSettled: () => {
        for (const one of refreshes) void refresh(one)
      },
    },
    queryClient(),
  )
}
