import type { ReactNode } from 'react'

/** Holds the button of the next step at the bottom of the window while the step is in view. */
export function StickyActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-30 -mx-4 border-t border-line bg-page/95 p-3 backdrop-blur-sm sm:mx-0 sm:px-0 [@media(max-height:30rem)]:static">
      {children}
    </div>
  )
}
