'use client'
import type { ReactNode } from 'react'
import { useSite } from '@/stores/site'

/**
 * Hides the head until grades and dynamic content are there (specification, section 2). It keeps its
 * room, is out of reach of the keyboard, and comes when the browser has loaded both.
 */
export function WhenKnown({ children }: { children: ReactNode }) {
  const isKnown = useSite(({ content }) => content !== null)
  return isKnown ? (
    children
  ) : (
    <div inert className="invisible">
      {children}
    </div>
  )
}
