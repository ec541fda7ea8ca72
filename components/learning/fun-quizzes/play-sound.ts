import { useSound } from '@/stores/sound'
import type { SoundEffect } from './tones'

/** Plays a sound if sounds are on; the code is loaded with the first one. */
export function playSound(tone: SoundEffect): void {
  if (!useSound.getState().isOn) return
  void import('./tones').then(
    ({ playTone }) => playTone(tone),
    // Without a connection the game goes on in silence.
    () => undefined,
  )
}
