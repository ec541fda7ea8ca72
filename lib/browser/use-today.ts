import { useSyncExternalStore } from 'react'
import { zagrebDay } from '@/lib/hr/dates'

const never = () => () => undefined

/** The Zagreb day (`2026-11-24`) in the browser; null in the stored page, which is older than a day. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    never,
    () => zagrebDay(new Date()),
    () => null,
  )
