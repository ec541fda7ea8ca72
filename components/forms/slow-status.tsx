'use client'
import { useDebounced } from '@/components/ui/use-debounced'

const SLOW_MS = 1_000

/** Announces that saving is still in progress, once it has taken a second. */
export function SlowStatus({ isSending }: { isSending: boolean }) {
  const isSlow = useDebounced(isSending, SLOW_MS) && isSending
  return (
    <p role="status" className="text-muted empty:hidden">
      {isSlow && 'Još spremam, ne zatvaraj karticu.'}
    </p>
  )
}
