import { RECORDING_LIMITS } from '@/lib/content/media/sounds/model'
import type { Take } from './record-take'

/**
 * Plays a take from memory: the page's policy lets players load from the site only.
 * @returns a function that stops it, after which `onEnded` is not called
 */
export function playTake({ samples }: Take, onEnded: () => void): () => void {
  const context = new AudioContext()
  const buffer = context.createBuffer(1, samples.length, RECORDING_LIMITS.samplesPerSecond)
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  const close = () => {
    if (context.state !== 'closed') void context.close()
  }
  source.onended = () => {
    close()
    onEnded()
  }
  source.start()
  return () => {
    source.onended = null
    close()
  }
}
