import { default_w } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { FSRS_PARAMETERS, newSchedule, applyFsrsReview } from '@/lib/learning/cards/schedule'

/**
 * Vectors that ts-fsrs publishes in its own tests (github.com/open-spaced-repetition/ts-fsrs, folder
 * packages/fsrs/__tests__/FSRS-6.test.ts of version 5.4.2): "memory state[long-term]" (which repeats
 * fsrs-rs, src/inference.rs) and "first repeat". They use only the two ratings that cards know.
 */
const START = new Date('2022-12-29T12:30:00Z')
const DAY_MS = 24 * 3_600_000

/** Weights of `FSRS-6.test.ts`. */
const FSRS6_W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
]

describe('the schedule matches the vectors of ts-fsrs', () => {
  test('for the memory state after given intervals, with the app’s parameters', () => {
    const days = [0, 0, 1, 3, 8, 21]
    let at = START
    let schedule = newSchedule(START)
    for (const [index, dayCount] of days.entries()) {
      at = new Date(at.getTime() + dayCount * DAY_MS)
      schedule = applyFsrsReview(schedule, index > 0, at)
    }
    expect(schedule.stability).toBeCloseTo(53.335106, 4)
    expect(schedule.difficulty).toBeCloseTo(6.3574867, 4)
  })

  test('for a first review, with the app’s parameters', () => {
    const [again, good] = [false, true].map((knows) =>
      applyFsrsReview(newSchedule(START), knows, START),
    )
    expect(again).toMatchObject({ stability: 0.212, difficulty: 6.4133, reps: 1, lapses: 0 })
    expect(good).toMatchObject({ stability: 2.3065, difficulty: 2.11810397, reps: 1, lapses: 0 })
  })

  test('the app uses the weights of these vectors, and no randomness', () => {
    expect(default_w).toEqual(FSRS6_W)
    expect(FSRS_PARAMETERS).not.toHaveProperty('w')
    expect(FSRS_PARAMETERS.enable_fuzz).toBe(false)
  })
})
