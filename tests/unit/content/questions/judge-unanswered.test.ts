import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeAnswer, judgeUnanswered } from '@/lib/content/questions/kinds/judges'
import { lessons } from '../../../e2e/support/lessons'
import { rightAnswer } from '../../../e2e/support/answers'

const all = lessons.flatMap(({ questions }) => questions)

describe('an unanswered question', () => {
  test('is wrong, and shows the same right answer as a judged one, for all questions of the content', () => {
    expect(all.length).toBeGreaterThan(300)
    for (const { body, explanation } of all) {
      const judged = judgeAnswer(body, explanation, rightAnswer(body).answer)
      const unanswered = judgeUnanswered(body, explanation)
      expect({ ...unanswered, whyRight: undefined }).toEqual({
        outcome: 'wrong',
        score: 0,
        hint: null,
        feedback: [],
        marks: {},
        explanation: explanation ?? (body.kind === 'true-false' ? body.wrongFeedback : null),
        correct: judged.outcome === 'invalid' ? null : judged.correct,
      })
    }
  })

  test('contains no feedback of an answer, for any key', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (key) => {
        const answers = [{ text: key, weight: 100, feedback: 'Tako je.' }]
        const judged = judgeUnanswered({ kind: 'short', answers }, null)
        expect([judged.outcome, judged.feedback]).toEqual(['wrong', []])
      }),
    )
  })
})
