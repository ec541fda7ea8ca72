import { expect, describe, test } from 'vitest'
import {
  setPendingAnswer,
  recordStep,
  repeatMistake,
  resumeRound,
  deferPendingAnswer,
  startRound,
  removeRefusedTurn,
  waitingCount,
  type QuizProgress,
  type QuizStep,
} from '@/lib/learning/quiz/quiz-progress'
import { progressOfOpenRound } from '@/lib/learning/quiz/turns'

const WRONG: QuizStep = {
  answer: { kind: 'single', choice: 'b' },
  judgement: {
    outcome: 'wrong',
    score: 0,
    hint: null,
    feedback: [],
    explanation: null,
    correct: { kind: 'single', choice: 'a' },
    marks: {},
  },
}

describe('without a connection', () => {
  const B = { kind: 'single', choice: 'b' } as const
  const round = () => startRound(['p', 'q', 'r'])
  const answered = (turn: string, progress: QuizProgress) =>
    deferPendingAnswer(setPendingAnswer(progress, turn, B))
  const two = () => answered('q', answered('p', round()))

  test('a round moves on from a waiting answer, and only from one', () => {
    expect(deferPendingAnswer(round())).toEqual(round())
    expect(two()).toEqual({ ...round(), position: 2, waiting: { p: B, q: B } })
    expect(waitingCount(two())).toBe(2)
    expect(progressOfOpenRound(two())).toEqual({ done: 2, of: 3 })
  })

  test('it is resumed as it was left', () => {
    expect(resumeRound(two(), ['p', 'q', 'r'])).toEqual(two())
  })

  test('judgements replace waiting answers in any order, and a mistake is repeated', () => {
    const judged = repeatMistake(recordStep(two(), 'q', WRONG), 'q')
    expect(judged).toEqual({
      ...round(),
      round: ['p', 'q', 'r', 'q~'],
      position: 2,
      steps: { q: WRONG },
      waiting: { p: B },
    })
    expect(recordStep(judged, 'p', WRONG)).not.toHaveProperty('waiting')
  })

  test('a refused answer is asked again at the end, or never', () => {
    expect(removeRefusedTurn(two(), 'p', true)).toEqual({
      ...round(),
      round: ['q', 'r', 'p'],
      position: 1,
      waiting: { q: B },
    })
    expect(removeRefusedTurn(two(), 'p', false).round).toEqual(['q', 'r'])
    expect(removeRefusedTurn(two(), 'r', false)).toEqual(two())
  })
})
