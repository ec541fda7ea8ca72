'use client'
import { useSearchParams } from 'next/navigation'
import { useState, type ComponentProps, type MouseEvent } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/** `undefined` removes a name. */
type Changes = Record<string, string | undefined>

function changed(search: string | URLSearchParams, changes: Changes): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return `?${params}`
}

/** Changes the query of the address, which holds a list's state. Sends no request. */
export function changeQueryParams(changes: Changes, way: 'push' | 'replace' = 'push'): void {
  const { pathname, search } = window.location
  const query = changed(search, changes)
  window.history[`${way}State`](null, '', query === '?' ? pathname : query)
}

/**
 * The query in the browser. The server ignores it (lib/platform/http/ignored-queries), so hydration
 * starts without one.
 */
function useQuery(): URLSearchParams {
  const params = useSearchParams()
  return useHydrated() ? params : NO_QUERY
}

const NO_QUERY = new URLSearchParams()

export const useQueryParams = (): Record<string, string> => Object.fromEntries(useQuery())

/** True if a record is or was open since the list was mounted; then the list takes focus. */
export function useWasRecordOpen(): boolean {
  const { record } = useQueryParams()
  const [wasOpen, setWasOpen] = useState(false)
  if (record && !wasOpen) setWasOpen(true)
  return wasOpen
}

type QueryParamsLinkProps = ComponentProps<'a'> & {
  changes: Changes
  /** Called when the link is followed in this tab. */
  onFollow?: () => void
}

/** A link that changes the address's query. */
export function QueryParamsLink({ changes, onFollow, ...rest }: QueryParamsLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    changeQueryParams(changes)
    onFollow?.()
  }
  return <a href={changed(useQuery(), changes)} onClick={follow} {...rest} />
}
