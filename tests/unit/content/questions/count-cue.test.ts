import { expect, test } from 'vitest'
import { lessons } from '../../../e2e/support/lessons'

/** Maximum share of questions with several answers that have the same number of right options. */
const MOST = 0.65

test('the number of right options is no cue: no number applies to nearly all questions', () => {
  const counts = new Map<string, number>()
  const all = lessons.flatMap(({ questions }) => questions).map(({ body }) => body)
  const several = all.filter((body) => body.kind === 'several')
  for (const { choices } of several) {
    const right = choices.filter(({ weight }) => weight > 0).length
    const name = `${right} of ${choices.length}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  expect(several.length).toBeGreaterThan(50)
  expect(Math.max(...counts.values()) / several.length).toBeLessThan(MOST)
})
