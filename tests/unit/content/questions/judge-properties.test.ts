import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoAnswer } from '@/lib/across/demo/answers'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import {
  judgementSchema,
  submittedAnswerSchema,
  type QuestionBody,
  type SubmittedAnswer,
} from '@/lib/content/questions/model'
import { bodyArbitrary as bodies } from '../../editing/transfer/questions'
import { answers } from './arbitraries'

const judge = (body: QuestionBody, answer: SubmittedAnswer) => judgeAnswer(body, null, answer)

describe('judging arbitrary answers', () => {
  it('never throws and gives a complete judgement', () => {
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

  it('gives the same judgement twice', () => {
    fc.assert(
      fc.property(bodies, answers, (body, answer) => {
        expect(judge(body, answer)).toEqual(judge(body, answer))
      }),
    )
  })

  it('judges the answer that it calls right as right', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const answer = demoAnswer(body, true)
        const isTooLong = !submittedAnswerSchema.safeParse(answer).success
        if (isTooLong) return
        expect(judge(body, answer)).toMatchObject({ outcome: 'right', score: 1 })
      }),
      { numRuns: 1000 },
    )
  })

  it('ignores the order of chosen options', () => {
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
