import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fireImage, fireLevel, nextFireLevelStart } from '@/lib/learning/rewards/fire-level'

test.each([
  [0, 0, 1],
  [1, 1, 3],
  [2, 1, 3],
  [3, 2, 5],
  [4, 2, 5],
  [5, 3, 7],
  [6, 3, 7],
  [7, 4, 15],
  [14, 4, 15],
  [15, 5, null],
  [16, 5, null],
  [5_000, 5, null],
])('%i visits are fire level %i, and the next one starts at %s', (visits, level, next) => {
  expect(fireLevel(visits)).toBe(level)
  expect(nextFireLevelStart(visits)).toBe(next)
})

test.each([0, 1, 2, 3, 4, 5])('fire level %i has its picture', (level) => {
  expect(fireImage(level)).toBe(`/fire/fire-${level}.svg`)
  expect(existsSync(`public${fireImage(level)}`)).toBe(true)
})
