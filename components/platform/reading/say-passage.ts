import type { ReadingSettings } from '@/lib/platform/reading/settings'
import type { SpokenPassage } from './passage'
import { RATES, silence, speak, type SpeechListener } from './speak'

/** Ends the recording that plays now, which belongs to another reader. */
let replaceRecording: (() => void) | null = null

/**
 * Plays a passage's recording, or speaks the passage. A recording that can't be played, such as
 * without a connection, is spoken too.
 * @returns a function that stops it, after which nothing is reported
 */
export function sayPassage(
  { spoken, recording }: SpokenPassage,
  pace: ReadingSettings['pace'],
  listener: SpeechListener,
): () => void {
  replaceRecording?.()
  if (!recording) return speak(spoken, pace, listener)
  silence()
  let stopSpeaking: (() => void) | null = null
  const player = new Audio(recording)
  player.defaultPlaybackRate = player.playbackRate = RATES[pace]
  const end = (tell?: () => void) => {
    if (replaceRecording !== replace) return
    replaceRecording = null
    window.removeEventListener('pagehide', replace)
    player.pause()
    tell?.()
  }
  const replace = () => end(() => listener.onSilence('replaced'))
  const speakInstead = () =>
    end(() => {
      stopSpeaking = speak(spoken, pace, listener)
    })
  replaceRecording = replace
  window.addEventListener('pagehide', replace)
  player.onended = () => end(listener.onSaid)
  player.onerror = speakInstead
  player.play().catch(speakInstead)
  return () => {
    end()
    stopSpeaking?.()
  }
}
