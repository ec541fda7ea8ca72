'use client'
import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * The missing address (rule 2.9). One cached page serves all, so only the browser knows the
 * address.
 */
export function MissingAddress() {
  const path = usePathname()
  const isInBrowser = useHydrated()
  return (
    // Hidden until complete: a centred line would move while it grows.
    <p
      lang="en"
      className={clsx('min-h-7 max-w-full break-words text-muted', !isInBrowser && 'invisible')}
    >
      Page Not Found: {isInBrowser && path}
    </p>
  )
}
