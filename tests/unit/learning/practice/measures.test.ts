import { expect, test } from 'vitest'
import { areaUnderCurve, calibrationError } from '@/lib/learning/practice/evaluation/measures'
import { easinessOf, readTraces } from '@/lib/learning/practice/evaluation/traces'

const of = (...pairs: [number, boolean][]) =>
  pairs.map(([probability, isRight]) => ({ probability, isRight }))

test('the area under the curve is 1 for a perfect order, 0 for the reverse, half for ties', () => {
  expect(areaUnderCurve(of([0.9, true], [0.8, true], [0.2, false]))).toBe(1)
  expect(areaUnderCurve(of([0.1, true], [0.9, false]))).toBe(0)
  expect(areaUnderCurve(of([0.5, true], [0.5, false], [0.5, true]))).toBe(0.5)
  expect(areaUnderCurve(of([0.9, true], [0.5, false], [0.4, true], [0.1, false]))).toBe(0.75)
})

test('the calibration error is the distance between predicted and real shares', () => {
  expect(calibrationError(of([0.75, true], [0.75, true], [0.75, true], [0.75, false]))).toBe(0)
  expect(calibrationError(of([0.75, false], [0.75, false]))).toBeCloseTo(0.75)
  // Opposite errors of two bins do not cancel out.
  expect(calibrationError(of([0.95, false], [0.05, true]))).toBeCloseTo(0.95)
})

test('traces have three lines a pupil, and an end of a line may have a comma', () => {
  expect(readTraces('2\n7,8,\n1,0,\n1\n7\n1\n')).toEqual([
    [
      { skill: '7', isRight: true },
      { skill: '8', isRight: false },
    ],
    [{ skill: '7', isRight: true }],
  ])
})

test('easiness is smoothed by five answers of 0.65', () => {
  const easiness = easinessOf(readTraces('2\n7,7\n1,1\n'))
  expect(easiness('7')).toBeCloseTo((2 + 3.25) / 7)
  expect(easiness('unknown')).toBeCloseTo(0.65)
})
