'use client'
import type { MouseEvent } from 'react'

/** The first tab stop: skips to the main content. */
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

/** Next keeps earlier pages hidden in the document; the browser would use the first match. */
function skip(event: MouseEvent): void {
  const contents = [...document.querySelectorAll<HTMLElement>('[id="sadrzaj"]')]
  const shown = contents.find((content) => content.getClientRects().length > 0)
  if (!shown) return
  event.preventDefault()
  shown.focus()
  shown.scrollIntoView()
}
