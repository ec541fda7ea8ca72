import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { thunderImage, xpLevel, xpProgress } from '@/lib/learning/rewards/xp-level'

/** Rule 20.3: the total XP below which each level ends. */
const ENDS = [20, 40, 75, 150, 300, 500, 750, 1_000, 1_250, 1_500, 2_000]

test.each(ENDS.map((end, index) => ({ end, level: index + 1 })))(
  'level $level ends below $end XP',
  ({ end, level }) => {
    expect(xpLevel(end - 1)).toBe(level)
    expect(xpLevel(end)).toBe(level + 1)
  },
)

test.each([
  [0, 1],
  [1, 1],
  [2_001, 12],
  [1_000_000, 12],
])('%i XP is level %i', (xp, level) => {
  expect(xpLevel(xp)).toBe(level)
})

test.each([
  [0, { level: 1, from: 0, to: 20 }],
  [19, { level: 1, from: 0, to: 20 }],
  [20, { level: 2, from: 20, to: 40 }],
  [39, { level: 2, from: 20, to: 40 }],
  [1_999, { level: 11, from: 1_500, to: 2_000 }],
  [2_000, { level: 12, from: 2_000, to: null }],
])('%i XP has the progress %o', (xp, progress) => {
  expect(xpProgress(xp)).toEqual(progress)
})

test('every level has its picture, from thunder-0 to thunder-11', () => {
  expect(thunderImage(1)).toBe('/thunder/thunder-0.svg')
  const highest = xpLevel(Infinity)
  expect(thunderImage(highest)).toBe('/thunder/thunder-11.svg')
  for (let level = 1; level <= highest; level += 1)
    expect(existsSync(`public${thunderImage(level)}`), `level ${level}`).toBe(true)
})
