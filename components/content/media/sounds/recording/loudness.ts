import { RECORDING_LIMITS } from '@/lib/content/media/sounds/model'

/** Length of a moment whose loudness is measured. */
const MOMENT_SECONDS = 0.05

/** The quietest loudness that the meter shows, in decibels of full scale. */
const METER_FLOOR_DECIBELS = -60

/** The loudness of samples from -1 to 1, in decibels of full scale; -Infinity for silence. */
export function decibelsOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return 10 * Math.log10(sum / Math.max(samples.length, 1))
}

/** The meter's level from 0 to 1. */
export const meterLevel = (samples: Float32Array): number =>
  Math.min(1, Math.max(0, 1 - decibelsOf(samples) / METER_FLOOR_DECIBELS))

/** True if nothing was said: even the loudest moment is silent. */
export function isSilent(samples: Float32Array): boolean {
  const length = Math.round(MOMENT_SECONDS * RECORDING_LIMITS.samplesPerSecond)
  for (let at = 0; at < samples.length; at += length)
    if (decibelsOf(samples.subarray(at, at + length)) >= RECORDING_LIMITS.silentDecibels)
      return false
  return true
}
