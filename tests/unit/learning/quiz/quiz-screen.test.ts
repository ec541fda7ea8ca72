import { describe, expect, test } from 'vitest'
import type { PublicQuestion } from '@/lib/content/questions/model'
import {
  draftAnswer,
  revertPendingToDraft,
  setPendingAnswer,
  isFinished,
  setRoundId,
  goToNextTurn,
  currentAnswer,
  recordOpenedHints,
  recordStep,
  repeatMistake,
  deferPendingAnswer,
  startRound,
  type QuizStep,
} from '@/lib/learning/quiz/quiz-progress'
import { screenOf, type QuizFacts } from '@/lib/learning/quiz/quiz-screen'

const YES = { kind: 'true-false', value: true } as const
const NO = { kind: 'true-false', value: false } as const
const WRONG: QuizStep = {
  answer: NO,
  judgement: {
    outcome: 'wrong',
    score: 0,
    hint: null,
    feedback: [],
    explanation: null,
    correct: YES,
    marks: {},
  },
}
const question: PublicQuestion = {
  _id: 'p',
  slug: 'pitanje',
  html: 'Pitanje',
  isBonus: false,
  kind: 'true-false',
}
const round = () => startRound(['p', 'q'])
const judged = () => goToNextTurn(recordStep(startRound(['p']), 'p', WRONG))
const waiting = () => deferPendingAnswer(setPendingAnswer(startRound(['p']), 'p', NO))

type Known = Partial<Omit<QuizFacts, 'all' | 'numbers'>> & {
  question?: PublicQuestion | undefined
  late?: 'questions' | 'numbers'
}

const shownWith = ({ late, ...known }: Known) => {
  const current = 'question' in known ? known.question : question
  return screenOf({
    progress: round(),
    isPupil: false,
    ...known,
    all: { isLate: late === 'questions' },
    numbers: { isLate: late === 'numbers', current },
  })
}

describe('the screen of a quiz', () => {
  test('is the open question', () => {
    expect(shownWith({})).toEqual({ kind: 'question', turn: 'p', question })
  })

  test('is the repeat turn of a question after the first turns', () => {
    const again = goToNextTurn(repeatMistake(recordStep(startRound(['p']), 'p', WRONG), 'p'))
    expect(shownWith({ progress: again })).toMatchObject({ kind: 'question', turn: 'p~' })
  })

  test('says that questions of a kept round do not come, whatever else is known', () => {
    for (const progress of [round(), judged(), waiting()])
      expect(shownWith({ progress, late: 'questions' })).toEqual({ kind: 'late' })
  })

  test('waits for the numbers, and says when they do not come', () => {
    expect(shownWith({ question: undefined })).toEqual({ kind: 'loading' })
    expect(shownWith({ question: undefined, late: 'numbers' })).toEqual({ kind: 'late' })
  })

  test('goes on with a question without numbers while those of others are late', () => {
    expect(shownWith({ late: 'numbers' })).toMatchObject({ kind: 'question' })
  })

  test('hides the page’s numbers of a round that is to have its own', () => {
    const drawn = { ...question, isDrawn: true as const }
    const repeated = { ...round(), seed: 1 }
    expect(shownWith({ question: drawn })).toMatchObject({ kind: 'question' })
    expect(shownWith({ question: drawn, isPupil: true })).toEqual({ kind: 'loading' })
    expect(shownWith({ question: drawn, progress: repeated })).toEqual({ kind: 'loading' })
    const named = setRoundId(repeated, 'krug')
    expect(shownWith({ question: drawn, isPupil: true, progress: named })).toMatchObject({
      kind: 'question',
    })
    expect(shownWith({ isPupil: true })).toMatchObject({ kind: 'question' })
  })

  test('is the result at the end, and before that the end that waits for judgements', () => {
    const end = { question: undefined, late: 'numbers' } as const
    expect(shownWith({ ...end, progress: judged() })).toEqual({ kind: 'result' })
    expect(shownWith({ ...end, progress: waiting() })).toEqual({ kind: 'waiting' })
    const mixed = deferPendingAnswer(setPendingAnswer({ ...judged(), round: ['p', 'q'] }, 'q', NO))
    expect(shownWith({ ...end, progress: mixed })).toEqual({ kind: 'waiting' })
  })

  test('is the question also while answers of earlier turns wait', () => {
    const second = deferPendingAnswer(setPendingAnswer(round(), 'p', NO))
    expect(shownWith({ progress: second })).toMatchObject({ kind: 'question', turn: 'q' })
  })
})

describe('the answer to the open turn', () => {
  test('is a draft, then submitted, then judged', () => {
    expect(currentAnswer(round())).toEqual({ answer: undefined, isSubmitted: false })
    const drafted = draftAnswer(round(), 'p', YES)
    expect(currentAnswer(drafted)).toEqual({ answer: YES, isSubmitted: false })
    const held = setPendingAnswer(drafted, 'p', NO)
    expect(currentAnswer(held)).toEqual({ answer: NO, isSubmitted: true })
    const hinted = recordOpenedHints(held, 'p', 2)
    expect(currentAnswer(hinted)).toEqual({ answer: NO, isSubmitted: true, hints: 2 })
    const judged = recordStep(hinted, 'p', WRONG)
    expect(currentAnswer(judged)).toEqual({ ...WRONG, hints: 2 })
    expect(recordOpenedHints(judged, 'p', 3)).toBe(judged)
    expect(currentAnswer(recordStep(held, 'p', WRONG))).toEqual(WRONG)
  })

  test('is a draft again when it was changed, or refused for good', () => {
    const held = setPendingAnswer(round(), 'p', NO)
    expect(currentAnswer(revertPendingToDraft(held))).toEqual({ answer: NO, isSubmitted: false })
    expect(currentAnswer(draftAnswer(held, 'p', YES))).toEqual({ answer: YES, isSubmitted: false })
  })

  test('is that of the next turn after going on, also while the last one waits', () => {
    const judgedFirst = goToNextTurn(recordStep(round(), 'p', WRONG))
    const waitingFirst = deferPendingAnswer(setPendingAnswer(round(), 'p', NO))
    for (const progress of [judgedFirst, waitingFirst, judged()])
      expect(currentAnswer(progress)).toEqual({ answer: undefined, isSubmitted: false })
  })
})

test('a round is finished with its first turns, before its mistakes are repeated', () => {
  expect(isFinished(recordStep(round(), 'p', WRONG))).toBe(false)
  expect(isFinished(waiting())).toBe(false)
  expect(isFinished(repeatMistake(recordStep(startRound(['p']), 'p', WRONG), 'p'))).toBe(true)
})
