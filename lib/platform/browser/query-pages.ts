'use client'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { ApiCall } from '@/lib/platform/http/api-call'
import type { ApiError } from '@/lib/platform/http/client'
import type { Contract, CallerResult, CallerInput } from '@/lib/platform/http/contract'
import {
  fetchNow,
  queryKeyOf,
  PAGES_KEY,
  queryClient,
  callWithSignal,
  toQueryOptions,
  useRefetchOnNewDay,
  type UseCallOptions,
  type CallInputOrEmpty,
} from './queries'

type PageOptions<C extends Contract> = UseCallOptions & {
  /** The input of the next page; null after the last. */
  next: (last: CallerResult<C>, all: CallerResult<C>[]) => Partial<CallerInput<C>> | null
}

/** The pages of a list, one after another. */
export function useCallPages<C extends Contract>(
  target: ApiCall<C>,
  input: CallInputOrEmpty<C>,
  { next, ...options }: PageOptions<C>,
) {
  const queryKey = [...queryKeyOf(target, input), PAGES_KEY]
  const query = useInfiniteQuery<
    CallerResult<C>,
    ApiError,
    InfiniteData<CallerResult<C>>,
    unknown[],
    Partial<CallerInput<C>>
  >(
    {
      queryKey,
      queryFn: ({ signal, pageParam }) =>
        callWithSignal(target, Object.assign({}, input, pageParam), signal),
      initialPageParam: {},
      getNextPageParam: next,
      ...toQueryOptions(options),
    },
    queryClient(),
  )
  useRefetchOnNewDay(options.isDaily ?? false, query.dataUpdatedAt, query.refetch)
  return { ...query, refetch: () => fetchNow({ queryKey, exact: true }) }
}
