'use client'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useHasVoice } from './croatian-voice'
import { isReadingKept, keepReading } from './kept-reading'

const NearbyContentReader = lazyDialog(
  async () => (await import('./nearby-content-reader')).NearbyContentReader,
)

/** Reads nearby content until pressed again. Renders nothing without a Croatian voice. */
export function ReadAloudButton() {
  const hasVoice = useHasVoice()
  const [pressed, setPressed] = useState<Element | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The next question or card of a round that is being read.
    if (hasVoice && isReadingKept()) setPressed(button.current)
  }, [hasVoice])
  if (!hasVoice) return null
  const Icon = pressed ? Square : Volume2
  return (
    <>
      <button
        ref={button}
        type="button"
        title="Poslušaj"
        aria-label="Poslušaj"
        aria-pressed={pressed !== null}
        onClick={({ currentTarget }) => {
          keepReading(!pressed)
          setPressed(pressed ? null : currentTarget)
        }}
        className="grid size-12 place-items-center rounded-control border-2 border-line bg-surface text-link hover:border-link aria-pressed:border-link"
      >
        <Icon aria-hidden="true" className="size-6" />
      </button>
      {pressed && <NearbyContentReader button={pressed} onOpenChange={() => setPressed(null)} />}
    </>
  )
}
