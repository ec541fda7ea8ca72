import { expect, it } from 'vitest'
import { isUsualReading, readingOf, USUAL_READING } from '@/lib/platform/reading/settings'

it('settings that were kept are read again', () => {
  const kept = { font: 'dyslexia', size: 'largest', spacing: 'wide', aloud: 'on', pace: 'slower' }
  expect(readingOf(kept)).toEqual(kept)
  expect(isUsualReading(readingOf(kept))).toBe(false)
})

it.each([null, undefined, 7, 'dyslexia', [], { font: 'toString', size: 2, spacing: null }])(
  'without a known value (%j) all is usual',
  (value) => {
    expect(readingOf(value)).toEqual(USUAL_READING)
    expect(isUsualReading(readingOf(value))).toBe(true)
  },
)

it('one bad value leaves the others as they are', () => {
  expect(readingOf({ font: 'comic', size: 'larger' })).toEqual({ ...USUAL_READING, size: 'larger' })
})
