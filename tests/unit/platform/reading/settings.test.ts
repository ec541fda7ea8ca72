import { expect, it } from 'vitest'
import { isUsualReading, readingOf, USUAL_READING } from '@/lib/platform/reading/settings'

it('stored settings are read back', () => {
  const kept = { font: 'dyslexia', size: 'largest', spacing: 'wide', aloud: 'on', pace: 'slower' }
  expect(readingOf(kept)).toEqual(kept)
  expect(isUsualReading(readingOf(kept))).toBe(false)
})

it.each([null, undefined, 7, 'dyslexia', [], { font: 'toString', size: 2, spacing: null }])(
  'without a known value (%j) all settings are defaults',
  (value) => {
    expect(readingOf(value)).toEqual(USUAL_READING)
    expect(isUsualReading(readingOf(value))).toBe(true)
  },
)

it('an invalid value doesn’t affect the others', () => {
  expect(readingOf({ font: 'comic', size: 'larger' })).toEqual({ ...USUAL_READING, size: 'larger' })
})
