import { expect, test } from 'vitest'
import { lineLimit } from '@/lib/platform/line-limit'

test('lets through some lines a minute, and tells how many it held back', () => {
  let now = 0
  const next = lineLimit(2, () => now)
  expect([next(), next(), next(), next()]).toEqual([{}, {}, null, null])
  now = 59_999
  expect(next()).toBeNull()
  now = 60_000
  expect([next(), next(), next()]).toEqual([{ heldBack: 3 }, {}, null])
})
