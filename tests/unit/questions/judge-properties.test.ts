import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '@/lib/hr/numbers'
import { judgeAnswer } from '@/lib/questions/judging/judge'
import {
  judgementSchema,
  submittedAnswerSchema,
  type CorrectAnswer,
  type QuestionBody,
  type SubmittedAnswer,
} from '@/lib/questions/model'
import { answers, bodies } from './arbitraries'

const judge = (body: QuestionBody, answer: SubmittedAnswer) => judgeAnswer(body, null, answer)

/** What a pupil would send who was shown the right answer. */
function answerOf(correct: CorrectAnswer): SubmittedAnswer {
  if (correct.kind !== 'number') return correct
  return { kind: 'number', text: formatNumber(correct.low) }
}

describe('judging, whatever is sent', () => {
  it('never throws and gives a whole judgement', () => {
    fc.assert(
      fc.property(bodies, answers, (body, answer) => {
        const judgement = judgementSchema.parse(judge(body, answer))
        if (judgement.outcome === 'invalid') return
        const { outcome, score, hint } = judgement
        expect(score === 1).toBe(outcome === 'right' || outcome === 'spelling')
        expect(score === 0).toBe(outcome === 'wrong')
        expect(hint !== null).toBe(outcome === 'spelling')
      }),
      { numRuns: 2000 },
    )
  })

  it('judges an answer of the same kind that fits the schema in the same way twice', () => {
    fc.assert(
      fc.property(bodies, answers, (body, answer) => {
        expect(judge(body, answer)).toEqual(judge(body, answer))
      }),
    )
  })

  it('finds the answer right that it calls right', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const attempt = judge(body, anyValid(body))
        if (attempt.outcome === 'invalid') throw new Error(attempt.message)
        const answer = answerOf(attempt.correct)
        const isTooLong = !submittedAnswerSchema.safeParse(answer).success
        if (isTooLong) return
        expect(judge(body, answer)).toMatchObject({ outcome: 'right', score: 1 })
      }),
      { numRuns: 1000 },
    )
  })

  it('does not mind the order of chosen options', () => {
    fc.assert(
      fc.property(bodies, fc.shuffledSubarray([...'abcdef']), (body, choices) => {
        const sorted = [...choices].sort()
        expect(judge(body, { kind: 'several', choices })).toEqual(
          judge(body, { kind: 'several', choices: sorted }),
        )
      }),
    )
  })
})

/** Some answer that is judged, to learn the right one. */
function anyValid(body: QuestionBody): SubmittedAnswer {
  switch (body.kind) {
    case 'single':
      return { kind: 'single', choice: 'a' }
    case 'several':
      return { kind: 'several', choices: ['a'] }
    case 'true-false':
      return { kind: 'true-false', value: true }
    case 'short':
      return { kind: 'short', text: 'x' }
    case 'number':
      return { kind: 'number', text: '1' }
    case 'matching':
      return { kind: 'matching', pairs: { a: 'a' } }
  }
}
