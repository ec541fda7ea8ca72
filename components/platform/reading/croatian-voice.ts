'use client'
import { useSyncExternalStore } from 'react'

/** Android writes `hr_HR`. */
const CROATIAN = /^hr\b|^hr_/i

/** The browser's Croatian voice, local before remote; null without any. */
export function croatianVoice(): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  const croatian = voices.filter(({ lang }) => CROATIAN.test(lang))
  return croatian.find(({ localService }) => localService) ?? croatian[0] ?? null
}

/** Some browsers list their voices only shortly after the first request. */
function listen(onChange: () => void): () => void {
  const { speechSynthesis } = globalThis
  speechSynthesis?.addEventListener?.('voiceschanged', onChange)
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', onChange)
}

/** Whether the browser can read Croatian aloud; false in the cached page. */
export const useHasVoice = (): boolean =>
  useSyncExternalStore(
    listen,
    () => croatianVoice() !== null,
    () => false,
  )
