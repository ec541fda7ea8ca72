'use client'
import type { ReactNode } from 'react'
import { useSite } from '@/stores/site'

/**
 * Hides the head until grades and dynamic content are known (rule 7.6). Its space
 * is reserved and it can't be focused; it appears when the browser has loaded both.
 */
export function HiddenUntilSiteKnown({ children }: { children: ReactNode }) {
  const isKnown = useSite(({ content }) => content !== null)
  return isKnown ? (
    children
  ) : (
    <div inert className="invisible">
      {children}
    </div>
  )
}
