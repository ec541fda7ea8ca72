'use client'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

type RemovedNoteProps = { title: string; onPutBack: () => void }

/** Stands where a note was until the page is left: nothing is lost by a slip of the finger. */
export function RemovedNote({ title, onPutBack }: RemovedNoteProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that removed it is gone: the keyboard goes on from here.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="no-print flex flex-wrap items-center gap-3 rounded-control border-2 border-dashed border-line p-4">
      <p role="status" className="min-w-0 flex-1 break-words">
        Uklonjeno: <span className="font-bold">{title}</span>
      </p>
      <Button ref={button} variant="secondary" onClick={onPutBack}>
        <Undo2 aria-hidden="true" className="size-5" />
        Vrati
      </Button>
    </div>
  )
}
