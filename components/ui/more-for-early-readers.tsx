'use client'
import { useState, type ReactNode } from 'react'

/**
 * Content whose elements with `data-early-more` are folded away for early readers until they ask
 * (app/styles/early-reader.css). Others see everything, and no button.
 */
export function FoldedForEarlyReaders({ className, children }: MoreForEarlyReadersProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <div data-early-fold data-is-unfolded={isUnfolded || undefined} className={className}>
      {children}
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className="no-print hidden min-h-14 w-full items-center justify-center rounded-control font-bold text-link underline underline-offset-4 early:flex"
      >
        Sve ostalo
      </button>
    </div>
  )
}

type MoreForEarlyReadersProps = { className?: string; children: ReactNode }
