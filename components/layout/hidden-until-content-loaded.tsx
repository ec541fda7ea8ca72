'use client'
import type { ReactNode } from 'react'
import { useSite } from '@/stores/site'

/**
 * Hides the header until grades and dynamic content are loaded (rule 7.6). Until then its space is
 * reserved, and it can't be focused.
 */
export function HiddenUntilContentLoaded({ children }: { children: ReactNode }) {
  const isKnown = useSite(({ content }) => content !== null)
  return isKnown ? (
    children
  ) : (
    <div inert className="invisible">
      {children}
    </div>
  )
}
