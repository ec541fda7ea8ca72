import type { ReactNode } from 'react'

/**
 * Buttons fixed at the bottom, except in a low window, where they would cover the content, and on
 * paper. Without a
 * margin of its own: until its parent is parsed to the end, `:last-child` does not match, and the
 * margin of `space-y-*` would raise the bar for a moment.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="no-print fixed inset-x-0 bottom-(--consent-room,0px) z-30 mb-0 border-t border-line bg-page/95 p-3 backdrop-blur-sm [@media(max-height:30rem)]:static [@media(max-height:30rem)]:border-t-0 [@media(max-height:30rem)]:px-0">
      <div className="mx-auto flex max-w-2xl gap-3 sm:px-4">{children}</div>
    </div>
  )
}

/** Padding so that content can scroll past the bar. */
export const ABOVE_BOTTOM_BAR_CLASSES = 'pb-28 [@media(max-height:30rem)]:pb-4 print:pb-0'
