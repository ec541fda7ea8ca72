export type SoundEffect = 'right' | 'wrong' | 'end'

const NOTES: Record<SoundEffect, [hertz: number, at: number][]> = {
  right: [
    [523.25, 0],
    [659.25, 0.09],
  ],
  wrong: [[246.94, 0]],
  end: [
    [523.25, 0],
    [659.25, 0.12],
    [783.99, 0.24],
  ],
}

const VOLUME = 0.08
const FADES_IN = 0.02
const LASTS = 0.4

let context: AudioContext | undefined

/** Plays a short soft sound. A browser that allows none stays silent. */
export function playTone(tone: SoundEffect): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const [hertz, at] of NOTES[tone]) playNote(context, hertz, context.currentTime + at)
}

function playNote(audio: AudioContext, hertz: number, begin: number): void {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()]
  oscillator.frequency.value = hertz
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(VOLUME, begin + FADES_IN)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + LASTS)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(begin)
  oscillator.stop(begin + LASTS)
}
