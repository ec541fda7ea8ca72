import type { ReactNode } from 'react'

/** Buttons at hand at the bottom; in a low window (a phone on its side) they would cover the options. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page/95 p-3 backdrop-blur-sm [@media(max-height:30rem)]:static [@media(max-height:30rem)]:border-t-0 [@media(max-height:30rem)]:px-0">
      <div className="mx-auto flex max-w-2xl gap-3 sm:px-4">{children}</div>
    </div>
  )
}

/** Of what stands above a bar: its end can be scrolled clear of it. */
export const ABOVE_BOTTOM_BAR = 'pb-28 [@media(max-height:30rem)]:pb-4'
