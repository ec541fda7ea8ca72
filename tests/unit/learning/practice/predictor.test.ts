import { expect, test } from 'vitest'
import { afterAnswer, NEW_PUPIL, predictRight } from '@/lib/learning/practice/predictor'
import type { PupilEstimate, SkillEstimate } from '@/lib/learning/practice/predictor'

const asked = { skill: 'zbrajanje', easiness: 0.65 }

type Estimates = { pupil: PupilEstimate; skill: SkillEstimate | undefined }

function answered(results: boolean[], from: Estimates = { pupil: NEW_PUPIL, skill: undefined }) {
  let estimates = from
  for (const isRight of results) {
    estimates = afterAnswer(estimates.pupil, estimates.skill, { ...asked, isRight })
  }
  return predictRight(estimates.pupil, estimates.skill, asked)
}

test('without an answer, easiness decides', () => {
  const first = (easiness: number) => predictRight(NEW_PUPIL, undefined, { skill: 'a', easiness })
  // sigmoid(-0.27 + 0.9 * logit(0.65))
  expect(first(0.65)).toBeCloseTo(0.571, 3)
  expect(first(0.8)).toBeGreaterThan(first(0.5))
})

test('right answers raise the prediction, wrong ones lower it', () => {
  const before = answered([])
  expect(answered([true])).toBeGreaterThan(before)
  expect(answered([false])).toBeLessThan(before)
  expect(answered([true, true, true])).toBeGreaterThan(answered([true]))
})

test('the last answers say more than those before', () => {
  const [improved, worsened] = [
    [false, false, true, true],
    [true, true, false, false],
  ]
  expect(answered(improved)).toBeGreaterThan(answered(worsened))
})

test('a pupil who knows other skills probably knows a new one', () => {
  const after = (isRight: boolean) => {
    let pupil = NEW_PUPIL
    for (let count = 0; count < 10; count += 1) {
      pupil = afterAnswer(pupil, undefined, { skill: 'drugo', easiness: 0.65, isRight }).pupil
    }
    return predictRight(pupil, undefined, asked)
  }
  expect(after(true)).toBeGreaterThan(0.75)
  expect(after(false)).toBeLessThan(0.2)
})

test('estimates are not changed in place', () => {
  const pupil = Object.freeze({ ...NEW_PUPIL })
  expect(() => afterAnswer(pupil, undefined, { ...asked, isRight: true })).not.toThrow()
})

test('a thousand answers stay a probability', () => {
  for (const results of [Array<boolean>(1_000).fill(true), Array<boolean>(1_000).fill(false)]) {
    const probability = answered(results)
    expect(probability).toBeGreaterThan(0)
    expect(probability).toBeLessThan(1)
  }
})
