import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elapsedMs, PACE, playPoints, POINTS } from '@/lib/learning/fun-quizzes/points'

const SECOND = 1_000

describe('the points of a play of ten questions', () => {
  test.each([
    ['all right, at once', 10, 0, 1_050],
    ['all right, 4 s each: the whole bonus', 10, 40, 1_050],
    ['all right, a second slower', 10, 41, 1_049],
    ['all right, half-way', 10, 170, 1_025],
    ['all right, a second before 30 s each', 10, 299, 1_000],
    ['all right, 30 s each: no bonus', 10, 300, 1_000],
    ['all right, after an hour', 10, 3_600, 1_000],
    ['nine right, at once', 9, 0, 945],
    ['one right, at once', 1, 0, 105],
    ['none right, at once', 0, 0, 0],
  ])('%s', (_, right, seconds, points) => {
    expect(playPoints({ right, total: 10, elapsedMs: seconds * SECOND })).toBe(points)
  })

  test('a quiz without questions gives no points', () => {
    expect(playPoints({ right: 0, total: 0, elapsedMs: 0 })).toBe(0)
  })

  test('the bonus is smaller than an answer', () => {
    expect(POINTS.speedMax).toBeLessThan(POINTS.right)
    expect(PACE.quick).toBeLessThan(PACE.slow)
  })
})

const play = fc.record({
  total: fc.integer({ min: 1, max: 50 }),
  elapsedMs: fc.integer({ min: 0, max: 100_000_000 }),
})

test('one more right answer beats any speed', () => {
  fc.assert(
    fc.property(play, fc.nat(), fc.nat(100_000_000), ({ total, elapsedMs: slow }, seed, fast) => {
      const right = seed % total
      const more = playPoints({ right: right + 1, total, elapsedMs: slow })
      expect(more).toBeGreaterThan(playPoints({ right, total, elapsedMs: fast }))
    }),
  )
})

test('a slower play never has more points', () => {
  fc.assert(
    fc.property(play, fc.nat(), fc.nat(1_000_000), ({ total, elapsedMs: fast }, seed, later) => {
      const right = seed % (total + 1)
      const slower = playPoints({ right, total, elapsedMs: fast + later })
      expect(slower).toBeLessThanOrEqual(playPoints({ right, total, elapsedMs: fast }))
      expect(Number.isInteger(slower)).toBe(true)
    }),
  )
})

test('a clock that was set back makes no time negative', () => {
  const [early, late] = [new Date('2026-11-16T10:00Z'), new Date('2026-11-16T10:01Z')]
  expect(elapsedMs(early, late)).toBe(60_000)
  expect(elapsedMs(late, early)).toBe(0)
})
