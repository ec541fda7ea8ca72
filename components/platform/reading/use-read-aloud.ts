'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnLeave } from '@/components/ui/use-on-leave'
import { saveReadingSettings, storedReadingSettings } from './stored-reading-settings'
import { setAutoReading } from './kept-reading'
import { markPassage } from './mark-passage'
import type { SpokenPassage } from './passage'
import { isPassageShown } from './passages'
import { sayPassage } from './say-passage'
import type { SilenceReason } from './speak'

/** Shown when a voice fails. */
export const NOT_HEARD_MESSAGE = 'Glas se sada ne čuje. Pokušaj ponovno.'

/** Reads passages in sequence, from a starting passage to the last. */
export function useReadAloud(passages: SpokenPassage[], begin: number, onOver: () => void) {
  const [at, setAt] = useState(begin)
  const [isSpeaking, setSpeaking] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const [pace, setPace] = useState(() => storedReadingSettings().pace)
  const passage = passages[at]

  const next = (step: 1 | -1) => {
    let index = at + step
    while (passages[index] && !isPassageShown(passages[index] as SpokenPassage)) index += step
    return index
  }
  const onSaid = useEffectEvent(() => {
    const index = next(1)
    if (passages[index]) setAt(index)
    else onOver()
  })
  const onSilence = useEffectEvent((why: SilenceReason) => {
    if (why === 'replaced') return onOver()
    setFailed(true)
    setSpeaking(false)
  })
  useEffect(() => passage && markPassage(passage), [passage])
  useEffect(() => {
    if (!passage || !isSpeaking) return
    return sayPassage(passage, pace, {
      onSaid: () => onSaid(),
      onSilence: (why) => onSilence(why),
    })
  }, [passage, isSpeaking, pace])

  const stopOnKey = useEffectEvent((event: KeyboardEvent) => {
    const isOthers = event.defaultPrevented || document.querySelector('[role=dialog]')
    if (event.key !== 'Escape' || isOthers) return
    setAutoReading(false)
    onOver()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => stopOnKey(event)
    // A page in the back-forward cache would continue speaking.
    const onHide = () => speechSynthesis.cancel()
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('pagehide', onHide)
    }
  }, [])
  useOnLeave(onOver)

  const speakFrom = (index: number) => {
    if (!passages[index]) return
    setFailed(false)
    setAt(index)
    setSpeaking(true)
  }
  return {
    isSpeaking,
    hasFailed,
    pace,
    speakFrom,
    /** Pauses, or repeats the sentence: Android can't resume within one. */
    toggle: () => {
      setFailed(false)
      setSpeaking(!isSpeaking)
    },
    step: (step: 1 | -1) => speakFrom(next(step)),
    choosePace: (chosen: typeof pace) => {
      saveReadingSettings({ ...storedReadingSettings(), pace: chosen })
      setPace(chosen)
    },
  }
}
