import { expect, test } from 'vitest'
import { lessons } from '../../../e2e/support/lessons'

/** Share that one number of right options may have among all questions with several answers. */
const MOST = 0.65

test('how many options are right is no cue: no count stands for nearly all questions', () => {
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
