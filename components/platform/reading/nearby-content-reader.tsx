'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { passagesAround, passagesOfPart } from './passages-around'
import { NOT_HEARD_MESSAGE, useReadAloud } from './use-read-aloud'

type NearbyContentReaderProps = {
  button: Element
  /** An option or a hint, which is read alone. */
  part?: Element
  onOpenChange: (isOpen: boolean) => void
}

/** Renders nothing; reads aloud the content near a button. */
export function NearbyContentReader({ button, part, onOpenChange }: NearbyContentReaderProps) {
  const [passages] = useState(() => (part ? passagesOfPart(part) : passagesAround(button)))
  const stop = () => onOpenChange(false)
  const { hasFailed } = useReadAloud(passages, 0, stop)
  const isSilent = hasFailed || passages.length === 0
  const giveUp = useEffectEvent(() => {
    // A part without words, such as an arrow.
    if (part && !hasFailed) return stop()
    toast({ kind: 'error', about: 'read-aloud', title: 'Greška', text: NOT_HEARD_MESSAGE })
    stop()
  })
  useEffect(() => {
    if (isSilent) giveUp()
  }, [isSilent])
  return null
}
