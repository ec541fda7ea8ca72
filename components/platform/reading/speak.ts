import type { ReadingSettings } from '@/lib/platform/reading/settings'
import { spokenPieces } from '@/lib/platform/reading/sentences'
import { croatianVoice } from './croatian-voice'

/** Speeds of voice and recordings. */
export const RATES: Record<ReadingSettings['pace'], number> = {
  usual: 1,
  slower: 0.75,
  faster: 1.3,
}

/** Why a sentence is not heard: the voice failed, or other speech replaced it. */
export type SilenceReason = 'failed' | 'replaced'

export type SpeechListener = {
  onSaid: () => void
  onSilence: (why: SilenceReason) => void
}

/** Timeout for a voice that reports no end: about three times the usual duration. */
const speechTimeoutMs = (piece: string, rate: number) => 4_000 + (piece.length * 220) / rate

/** Chrome garbage-collects an unreferenced utterance and then never reports its end. */
let held: SpeechSynthesisUtterance | null = null

/**
 * Speaks a sentence with the Croatian voice.
 * @returns a function that stops it, after which nothing is reported
 */
export function speak(sentence: string, pace: ReadingSettings['pace'], listener: SpeechListener) {
  const { speechSynthesis } = window
  const pieces = spokenPieces(sentence)
  const rate = RATES[pace]
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const finish = (tell: () => void) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    tell()
  }
  const sayNext = () => {
    const [piece, voice] = [pieces.shift(), croatianVoice()]
    if (piece === undefined) return finish(listener.onSaid)
    if (!voice) return finish(() => listener.onSilence('failed'))
    const utterance = new SpeechSynthesisUtterance(piece)
    Object.assign(utterance, { voice, lang: 'hr-HR', rate })
    let hasBegun = false
    const goOn = () => {
      if (isOver) return
      clearTimeout(timer)
      if (held === utterance) sayNext()
      else finish(() => listener.onSilence('replaced'))
    }
    utterance.onstart = () => {
      hasBegun = true
    }
    utterance.onend = goOn
    utterance.onerror = ({ error }) => {
      const isReplaced = held !== utterance || error === 'interrupted' || error === 'canceled'
      finish(() => listener.onSilence(isReplaced ? 'replaced' : 'failed'))
    }
    timer = setTimeout(
      () => {
        if (hasBegun || speechSynthesis.speaking) goOn()
        else finish(() => listener.onSilence('failed'))
      },
      speechTimeoutMs(piece, rate),
    )
    held = utterance
    speechSynthesis.speak(utterance)
  }
  silence()
  sayNext()
  return () => finish(silence)
}

/** Stops speaking. Cancels only if needed: Firefox loses speech that follows a needless cancel. */
export function silence(): void {
  const { speechSynthesis } = window
  held = null
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
}
