import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The day (`2026-11-24`) by the visitor's own clock; null in the stored page, which is older than a day.
 * For what changes daily on every page: the Zagreb day, which counts for visits, takes a slow phone
 * 100 ms to find (`Intl.DateTimeFormat` loads its tables).
 */
export const useToday = (): string | null => useSyncExternalStore(never, localDay, () => null)

function localDay(): string {
  const now = new Date()
  const offsetMs = now.getTimezoneOffset() * 60_000
  return new Date(now.getTime() - offsetMs).toISOString().slice(0, 10)
}
