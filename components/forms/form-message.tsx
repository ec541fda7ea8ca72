'use client'
import { useEffect, useRef } from 'react'

/** An error that concerns no single field. It takes focus, so that screen readers read it. */
export function FormMessage({ text }: { text: string | undefined }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text) place.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <p
      ref={place}
      tabIndex={-1}
      className="mb-4 rounded-control border-2 border-bad bg-bad-soft px-4 py-3 font-bold text-bad"
    >
      {text}
    </p>
  )
}
