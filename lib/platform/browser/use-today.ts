import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The date (`2026-11-24`) by the visitor's clock; null in the cached page, which may be days old.
 * For content that changes daily on every page. The date in Zagreb, which counts for visits, would
 * take a slow phone 100 ms (`Intl.DateTimeFormat` loads its tables).
 */
export const useLocalToday = (): string | null => useSyncExternalStore(never, localDay, () => null)

function localDay(): string {
  const now = new Date()
  const offsetMs = now.getTimezoneOffset() * 60_000
  return new Date(now.getTime() - offsetMs).toISOString().slice(0, 10)
}
