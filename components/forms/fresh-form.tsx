'use client'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * A form that begins anew after each success: nothing of the last round is left. The focus would
 * go with the pressed button and is kept here instead.
 */
export function FreshForm({ children }: { children: (renew: () => void) => ReactNode }) {
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) frame.current?.focus()
  }, [round])
  const renew = () => setRound((before) => before + 1)
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <Fragment key={round}>{children(renew)}</Fragment>
    </div>
  )
}
