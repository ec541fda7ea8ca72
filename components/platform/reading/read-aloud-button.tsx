'use client'
import { Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useHasVoice } from './croatian-voice'

const NearbyContentReader = lazyDialog(
  async () => (await import('./nearby-content-reader')).NearbyContentReader,
)

/** Reads nearby content until pressed again. Renders nothing without a Croatian voice. */
export function ReadAloudButton() {
  const hasVoice = useHasVoice()
  const [pressed, setPressed] = useState<Element | null>(null)
  if (!hasVoice) return null
  const Icon = pressed ? Square : Volume2
  return (
    <>
      <button
        type="button"
        title="Poslušaj"
        aria-label="Poslušaj"
        aria-pressed={pressed !== null}
        onClick={({ currentTarget }) => setPressed(pressed ? null : currentTarget)}
        className="grid size-12 place-items-center rounded-control border-2 border-line bg-surface text-link hover:border-link aria-pressed:border-link"
      >
        <Icon aria-hidden="true" className="size-6" />
      </button>
      {pressed && <NearbyContentReader button={pressed} onOpenChange={() => setPressed(null)} />}
    </>
  )
}
