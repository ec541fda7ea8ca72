'use client'
import type { MouseEvent } from 'react'

/** The first stop of the keyboard: straight to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#sadrzaj"
      onClick={skip}
      className="sr-only z-50 rounded-control bg-spark px-4 py-3 font-bold text-spark-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Preskoči na sadržaj
    </a>
  )
}

/** Next keeps the pages before this one, hidden, and the browser takes the first that fits. */
function skip(event: MouseEvent): void {
  const contents = [...document.querySelectorAll<HTMLElement>('[id="sadrzaj"]')]
  const shown = contents.find((content) => content.getClientRects().length > 0)
  if (!shown) return
  event.preventDefault()
  shown.focus()
  shown.scrollIntoView()
}
