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

/** Changes the query of the address, which keeps the state of a list. Calls no server. */
export function changeAddress(changes: Changes, way: 'push' | 'replace' = 'push'): void {
  const { pathname, search } = window.location
  const query = changed(search, changes)
  window.history[`${way}State`](null, '', query === '?' ? pathname : query)
}

/** The server knows no query (lib/platform/http/ignored-queries): what it renders is hydrated without one. */
function useQuery(): URLSearchParams {
  const params = useSearchParams()
  return useHydrated() ? params : NO_QUERY
}

const NO_QUERY = new URLSearchParams()

export const useAddress = (): Record<string, string> => Object.fromEntries(useQuery())

/** True once a record was open: when it is closed, its list takes the focus. */
export function useWasOpen(): boolean {
  const { record } = useAddress()
  const [wasOpen, setWasOpen] = useState(false)
  if (record && !wasOpen) setWasOpen(true)
  return wasOpen
}

type AddressLinkProps = ComponentProps<'a'> & {
  changes: Changes
  /** Called once it was followed in this tab. */
  onFollow?: () => void
}

/** A link that changes the query of the address. */
export function AddressLink({ changes, onFollow, ...rest }: AddressLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    changeAddress(changes)
    onFollow?.()
  }
  return <a href={changed(useQuery(), changes)} onClick={follow} {...rest} />
}
