import { expect, it } from 'vitest'
import {
  areDefaultReadingSettings,
  toReadingSettings,
  DEFAULT_READING_SETTINGS,
} from '@/lib/platform/reading/settings'

it('stored settings are read back', () => {
  const kept = { font: 'dyslexia', size: 'largest', spacing: 'wide', aloud: 'on', pace: 'slower' }
  expect(toReadingSettings(kept)).toEqual(kept)
  expect(areDefaultReadingSettings(toReadingSettings(kept))).toBe(false)
})

it.each([null, undefined, 7, 'dyslexia', [], { font: 'toString', size: 2, spacing: null }])(
  'without a known value (%j) all settings are defaults',
  (value) => {
    expect(toReadingSettings(value)).toEqual(DEFAULT_READING_SETTINGS)
    expect(areDefaultReadingSettings(toReadingSettings(value))).toBe(true)
  },
)

it('an invalid value doesn’t affect the others', () => {
  expect(toReadingSettings({ font: 'comic', size: 'larger' })).toEqual({
    ...DEFAULT_READING_SETTINGS,
    size: 'larger',
  })
})
