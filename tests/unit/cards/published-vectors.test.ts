import { default_w, fsrs } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { CARD_PARAMETERS, newSchedule, reviewed } from '@/lib/cards/schedule'

/**
 * Vectors that ts-fsrs publishes in its own tests (github.com/open-spaced-repetition/ts-fsrs, folder
 * packages/fsrs/__tests__ of version 5.4.2): `impl/long-term_scheduler.test.ts`, test1, and
 * `FSRS-6.test.ts`, "memory state[long-term]" (which repeats fsrs-rs, src/inference.rs) and "first
 * repeat". They use only the two ratings that cards know.
 */
const START = new Date('2022-12-29T12:30:00Z')
const DAY_MS = 24 * 3_600_000

/** Weights of test1 in `long-term_scheduler.test.ts`. */
const LONG_TERM_W = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225,
  0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
]

/** Weights of `FSRS-6.test.ts`. */
const FSRS6_W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
]

describe('the schedule gives what ts-fsrs publishes', () => {
  test('for six times known, twice not, five times known, each on its day', () => {
    const scheduler = fsrs({ w: LONG_TERM_W, enable_short_term: false })
    const answers = [1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1].map(Boolean)
    let schedule = newSchedule(START)
    let at = START
    const history = answers.map((knows) => {
      schedule = reviewed(schedule, knows, at, scheduler)
      at = new Date(schedule.due)
      return schedule
    })
    expect(history.map((step) => step.scheduled_days)).toEqual([
      3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773,
    ])
    expect(history.map((step) => step.stability)).toEqual([
      3.0412, 13.09130698, 48.15848988, 154.93732625, 445.05562739, 1158.07779739, 16.63063166,
      3.01732209, 11.42247264, 37.37521902, 111.8752758, 306.5974569, 772.94026648,
    ])
    expect(history.map((step) => step.difficulty)).toEqual([
      4.49094334, 4.26664289, 4.05746029, 3.86237659, 3.68044154, 3.51076891, 4.69833071,
      5.55956298, 5.26323756, 4.98688448, 4.72915759, 4.4888015, 4.26464541,
    ])
  })

  test('for the state of memory after days of its choice, with the parameters of the house', () => {
    const days = [0, 0, 1, 3, 8, 21]
    let at = START
    let schedule = newSchedule(START)
    for (const [index, dayCount] of days.entries()) {
      at = new Date(at.getTime() + dayCount * DAY_MS)
      schedule = reviewed(schedule, index > 0, at)
    }
    expect(schedule.stability).toBeCloseTo(53.335106, 4)
    expect(schedule.difficulty).toBeCloseTo(6.3574867, 4)
  })

  test('for a first review, with the parameters of the house', () => {
    const [again, good] = [false, true].map((knows) => reviewed(newSchedule(START), knows, START))
    expect(again).toMatchObject({ stability: 0.212, difficulty: 6.4133, reps: 1, lapses: 0 })
    expect(good).toMatchObject({ stability: 2.3065, difficulty: 2.11810397, reps: 1, lapses: 0 })
  })

  test('the house has the weights of those vectors, and no chance in it', () => {
    expect(default_w).toEqual(FSRS6_W)
    expect(CARD_PARAMETERS).not.toHaveProperty('w')
    expect(CARD_PARAMETERS.enable_fuzz).toBe(false)
  })
})
