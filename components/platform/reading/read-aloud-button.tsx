'use client'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useHasVoice } from './croatian-voice'
import { isAutoReading, setAutoReading } from './kept-reading'
import { useOnPartTouched } from './use-touched-part'

const NearbyContentReader = lazyDialog(
  async () => (await import('./nearby-content-reader')).NearbyContentReader,
)

/** What is read: what is near the button, or one part of its question. */
type Reading = { button: Element; part?: Element; number: number }

/**
 * Reads nearby content until pressed again, and to an early reader each chosen option and opened
 * hint. Renders nothing without a Croatian voice.
 */
export function ReadAloudButton() {
  const hasVoice = useHasVoice()
  const [reading, setReading] = useState<Reading | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = useRef(0)
  const read = (part?: Element) => {
    if (!button.current) return
    count.current += 1
    setReading({ button: button.current, ...(part && { part }), number: count.current })
  }
  // The next question or card of a round that is being read.
  const begin = useEffectEvent(() => isAutoReading() && read())
  useEffect(() => {
    if (hasVoice) begin()
  }, [hasVoice])
  useOnPartTouched(button, hasVoice, read)
  /** Not what replaced this reading meanwhile. */
  const end = (ended: Reading) => setReading((now) => (now?.number === ended.number ? null : now))
  if (!hasVoice) return null
  const Icon = reading ? Square : Volume2
  return (
    <>
      <button
        ref={button}
        type="button"
        title="Poslušaj"
        aria-label="Poslušaj"
        aria-pressed={reading !== null}
        onClick={() => {
          setAutoReading(!reading)
          if (reading) setReading(null)
          else read()
        }}
        className="grid size-12 place-items-center rounded-control border-2 border-line bg-surface text-link hover:border-link aria-pressed:border-link"
      >
        <Icon aria-hidden="true" className="size-6" />
      </button>
      {reading && (
        <NearbyContentReader key={reading.number} {...reading} onOpenChange={() => end(reading)} />
      )}
    </>
  )
}
