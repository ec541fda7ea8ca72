import { describe, expect, it } from 'vitest'
import { starsFor } from '@/lib/learning/rewards/stars'

describe('stars of a finished round', () => {
  it.each([
    [0, 8, 1],
    [3, 8, 1],
    [4, 8, 2],
    [17, 20, 2],
    [18, 20, 3],
    [8, 8, 3],
    [0, 0, 1],
  ])('%i right of %i show %i', (right, total, stars) => {
    expect(starsFor(right, total)).toBe(stars)
  })
})
