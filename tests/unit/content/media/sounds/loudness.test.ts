import { expect, test } from 'vitest'
import {
  decibelsOf,
  isSilent,
  meterLevel,
} from '@/components/content/media/sounds/recording/loudness'
import { RECORDING_LIMITS } from '@/lib/content/media/sounds/model'

const { samplesPerSecond, silentDecibels } = RECORDING_LIMITS
const tone = (seconds: number, decibels: number) =>
  new Float32Array(Math.round(seconds * samplesPerSecond)).fill(10 ** (decibels / 20))
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

test.each([
  [-20, -20],
  [0, 0],
])('samples of %d dB have %d dB', (decibels, measured) => {
  expect(decibelsOf(tone(1, decibels))).toBeCloseTo(measured, 3)
})

test.each([
  [-Infinity, 0],
  [-90, 0],
  [-60, 0],
  [-30, 0.5],
  [0, 1],
])('the meter shows %d dB as %d', (decibels, level) => {
  expect(meterLevel(tone(0.1, decibels))).toBeCloseTo(level, 3)
})

test.each([
  ['without samples', new Float32Array(), true],
  ['a hiss below the threshold', tone(2, silentDecibels - 0.1), true],
  ['a hiss above it', tone(2, silentDecibels + 0.1), false],
  ['a word between silences', joined(tone(2, -90), tone(0.2, -20), tone(2, -90)), false],
])('a take %s is silent: %#', (_, samples, silent) => {
  expect(isSilent(samples)).toBe(silent)
})
