'use client'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { Call } from '@/lib/platform/http/call'
import type { ApiError } from '@/lib/platform/http/client'
import type { Contract, Returned, Sent } from '@/lib/platform/http/contract'
import {
  fetchNow,
  keyOf,
  PAGES,
  queryClient,
  send,
  toQuery,
  useNewDay,
  type CallOptions,
  type Input,
} from './queries'

type PageOptions<C extends Contract> = CallOptions & {
  /** The input of the next page; null after the last. */
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
