'use client'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'

type FreshFormProps = {
  /** What a success says in its place: its toast is soon gone. */
  done: string
  children: (renew: () => void) => ReactNode
}

/** A form that is reset after each success. The focus stays; the pressed button is gone. */
export function FreshForm({ done, children }: FreshFormProps) {
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) frame.current?.focus()
  }, [round])
  const renew = () => setRound((before) => before + 1)
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <Fragment key={round}>{children(renew)}</Fragment>
      <p role="status" className="mt-3 text-center font-bold text-good empty:mt-0">
        {round > 0 && done}
      </p>
    </div>
  )
}
