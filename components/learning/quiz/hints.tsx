import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'

export type HintsState = {
  /** The number of opened hints. */
  opened: number
  /** Absent once the answer is given. */
  onOpen?: (() => void) | undefined
}

/** The opened hints, and a button for the next one, which takes the focus. */
export function Hints({ steps, opened, onOpen }: HintsState & { steps: string[] }) {
  const newest = useRef<HTMLLIElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    if (opened > before.current) newest.current?.focus()
    before.current = opened
  }, [opened])
  return (
    <>
      {opened > 0 && (
        <ol
          aria-label="Upute"
          className="list-decimal space-y-2 rounded-control border-2 border-line bg-sunken p-3 pl-9"
        >
          {steps.slice(0, opened).map((html, index) => (
            <li key={index} ref={newest} data-aloud="focus" tabIndex={-1} className="outline-none">
              <RichText html={html} className="prose" />
            </li>
          ))}
        </ol>
      )}
      {onOpen && opened < steps.length && (
        <Button variant="quiet" onClick={onOpen} data-early-icon="bulb" className="no-print">
          {opened ? 'Još jedna uputa' : 'Uputa'}
          {steps.length > 1 && ` (${opened + 1} od ${steps.length})`}
        </Button>
      )}
    </>
  )
}
