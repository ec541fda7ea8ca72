'use client'
import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { useHydrated } from '@/components/ui/use-hydrated'

/** The address not found (specification). One stored page answers all: only the browser knows it. */
export function NotFoundPath() {
  const path = usePathname()
  const isInBrowser = useHydrated()
  return (
    // Hidden until it is complete: a centred line that grows would move.
    <p
      lang="en"
      className={clsx('min-h-7 max-w-full break-words text-muted', !isInBrowser && 'invisible')}
    >
      Page Not Found: {isInBrowser && path}
    </p>
  )
}
