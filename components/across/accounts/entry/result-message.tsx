'use client'
import { useEffect, useRef, type ReactNode } from 'react'

type DoneProps = { title: string; children?: ReactNode }

/** The result that replaces a form. It takes focus, so that it is read at once. */
export function ResultMessage({ title, children }: DoneProps) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="space-y-4 text-center">
      <h2 ref={place} tabIndex={-1} className="font-display text-xl font-bold outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}
