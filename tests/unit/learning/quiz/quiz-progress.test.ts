import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import {
  draftAnswer,
  endRepeats,
  repeatMistake,
  revertPendingToDraft,
  extendRound,
  setPendingAnswer,
  isRight,
  mistakesOf,
  setRoundId,
  goToNextTurn,
  recordStep,
  resumeRound,
  rightCount,
  startRound,
  type QuizProgress,
  type QuizStep,
} from '@/lib/learning/quiz/quiz-progress'

const step = (outcome: QuizStep['judgement']['outcome']): QuizStep => ({
  answer: { kind: 'true-false', value: true },
  judgement: {
    outcome,
    score: outcome === 'right' || outcome === 'spelling' ? 1 : 0,
    hint: null,
    feedback: [],
    explanation: null,
    correct: { kind: 'true-false', value: true },
    marks: {},
  },
})

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 1, maxLength: 8 })
const outcome = fc.constantFrom('right', 'spelling', 'partly', 'wrong' as const)
const questionId = fc.constantFrom(...'abcdefghijxyz')
const move = fc.oneof(
  fc.record({ answer: questionId, outcome }),
  fc.record({ drafted: questionId }),
  fc.record({ held: questionId }),
  fc.constantFrom('next', 'drop'),
)
type Move =
  'next' | 'drop' | { drafted: string } | { held: string } | { answer: string; outcome: string }

const NO: SubmittedAnswer = { kind: 'true-false', value: false }

function after(progress: QuizProgress, one: Move): QuizProgress {
  if (one === 'next') return goToNextTurn(progress)
  if (one === 'drop') return revertPendingToDraft(progress)
  if ('drafted' in one) return draftAnswer(progress, one.drafted, NO)
  if ('held' in one) return setPendingAnswer(progress, one.held, NO)
  return recordStep(progress, one.answer, step(one.outcome as 'right'))
}

function play(progress: QuizProgress, moves: Move[]) {
  const states = [progress]
  for (const one of moves) states.push(after(states.at(-1) ?? progress, one))
  return states
}

describe('for any sequence of actions', () => {
  test('the position grows by one at most, never shrinks, and stays within the round', () => {
    fc.assert(
      fc.property(ids, fc.array(move, { maxLength: 40 }), (round, moves) => {
        const positions = play(startRound(round), moves).map(({ position }) => position)
        for (const [index, position] of positions.entries()) {
          const before = positions[index - 1] ?? 0
          expect([before, before + 1]).toContain(position)
          expect(position).toBeLessThanOrEqual(round.length)
        }
      }),
    )
  })

  test('every question is counted once: the first answer stays', () => {
    fc.assert(
      fc.property(ids, fc.array(move, { maxLength: 40 }), (round, moves) => {
        const end = play(startRound(round), moves).at(-1) ?? startRound(round)
        const first = new Map<string, string>()
        for (const one of moves) {
          if (typeof one === 'string' || !('answer' in one)) continue
          if (round.includes(one.answer) && !first.has(one.answer)) {
            first.set(one.answer, one.outcome)
          }
        }
        const counted = Object.entries(end.steps).map(([id, { judgement }]) => [
          id,
          judgement.outcome,
        ])
        expect(new Map(counted as [string, string][])).toEqual(first)
        expect(rightCount(end) + mistakesOf(end).length).toBe(first.size)
      }),
    )
  })

  test('no question is passed without a judged answer', () => {
    fc.assert(
      fc.property(ids, fc.array(move, { maxLength: 40 }), (round, moves) => {
        const { position, steps } = play(startRound(round), moves).at(-1) ?? startRound(round)
        expect(round.slice(0, position).every((id) => steps[id])).toBe(true)
      }),
    )
  })

  test('a reload at any moment resumes exactly there', () => {
    fc.assert(
      fc.property(ids, fc.array(move, { maxLength: 40 }), (round, moves) => {
        for (const state of play(startRound(round), moves)) {
          const stored = JSON.parse(JSON.stringify(state)) as QuizProgress
          expect(resumeRound(stored, round)).toEqual(state)
        }
      }),
    )
  })

  test('only the open question has a draft or a pending answer, never both', () => {
    fc.assert(
      fc.property(ids, fc.array(move, { maxLength: 40 }), (round, moves) => {
        for (const { position, steps, draft, pending } of play(startRound(round), moves)) {
          if (draft ?? pending) expect(steps[round[position] ?? '']).toBeUndefined()
          expect(draft && pending).toBeUndefined()
        }
      }),
    )
  })

  test('playing never changes the initial state', () => {
    fc.assert(
      fc.property(ids, fc.array(move, { maxLength: 20 }), (round, moves) => {
        const begin = startRound(round)
        const copy = structuredClone(begin)
        play(begin, moves)
        expect(begin).toEqual(copy)
      }),
    )
  })
})

describe('the result', () => {
  const round = ['a', 'b', 'c', 'd', 'e']
  const played = ['right', 'spelling', 'partly', 'wrong'] as const
  const progress = played.reduce(
    (now, one, index) => recordStep(now, round[index] ?? '', step(one)),
    startRound(round),
  )

  test.each(played)('„%s” is right only for right answers and for spelling', (one) => {
    expect(isRight(step(one))).toBe(one === 'right' || one === 'spelling')
  })

  test('counts right answers and lists mistakes in order; unanswered questions are neither', () => {
    expect(rightCount(progress)).toBe(2)
    expect(mistakesOf(progress)).toEqual(['c', 'd'])
  })
})

test('the repeating of mistakes can be ended; the round stays finished, also after a reload', () => {
  const played = ['a', 'b'].reduce(
    (now, id) => goToNextTurn(repeatMistake(recordStep(now, id, step('wrong')), id)),
    startRound(['a', 'b']),
  )
  expect(played.round).toEqual(['a', 'b', 'a~', 'b~'])
  const once = goToNextTurn(recordStep(played, 'a~', step('right')))
  const ended = endRepeats(draftAnswer(once, 'b~', NO))
  expect(ended).toEqual({ ...once, round: ['a', 'b', 'a~'], position: 3 })
  expect(resumeRound(ended, ['a', 'b'])).toEqual(ended)
  expect(mistakesOf(ended)).toEqual(['a', 'b'])
})

describe('the draft of an answer', () => {
  const start = startRound(['a', 'b'])
  const drafted = draftAnswer(start, 'a', NO)

  test('is stored and restored with the round', () => {
    expect(drafted).toEqual({ ...start, draft: NO })
    expect(resumeRound(drafted, ['a', 'b'])).toEqual(drafted)
  })

  test('replaces a pending answer, and becomes pending when submitted', () => {
    const held = setPendingAnswer(drafted, 'a', NO)
    expect(held).toEqual({ ...start, pending: NO })
    expect(draftAnswer(held, 'a', NO)).toEqual(drafted)
  })

  test('is kept for the open question only', () => {
    expect(draftAnswer(start, 'b', NO)).toBe(start)
  })

  test('is removed when the question is judged', () => {
    expect(recordStep(drafted, 'a', step('wrong')).draft).toBeUndefined()
  })
})

describe('a pending answer', () => {
  const round = ['a', 'b']
  const start = startRound(round)
  const held = setPendingAnswer(start, 'a', NO)
  const judgedFirst = recordStep(start, 'a', step('right'))

  test('is stored with the round', () => {
    expect(held).toEqual({ ...start, pending: NO })
  })

  test('is replaced by a later one', () => {
    const yes: SubmittedAnswer = { kind: 'true-false', value: true }
    expect(setPendingAnswer(held, 'a', yes).pending).toEqual(yes)
  })

  test.each<[string, QuizProgress, string]>([
    ['that is not open yet', start, 'b'],
    ['that was judged', judgedFirst, 'a'],
    ['of another lesson', start, 'x'],
    ['behind the end of the round', { ...judgedFirst, round: ['a'], position: 1 }, 'a'],
  ])('is not kept for a question %s', (_, progress, id) => {
    expect(setPendingAnswer(progress, id, NO)).toBe(progress)
  })

  test('becomes a draft again when it can’t be judged', () => {
    expect(revertPendingToDraft(held)).toEqual({ ...start, draft: NO })
    expect('pending' in revertPendingToDraft(held)).toBe(false)
  })

  test('without a pending answer, dropping changes nothing', () => {
    expect(revertPendingToDraft(start)).toBe(start)
  })

  test('is removed when its question is judged, not another one', () => {
    expect(recordStep(held, 'a', step('wrong')).pending).toBeUndefined()
    expect(recordStep(held, 'b', step('wrong')).pending).toEqual(NO)
  })

  test('is restored with the round, but not for a judged question', () => {
    expect(resumeRound(held, round)).toEqual(held)
    expect(resumeRound({ ...judgedFirst, pending: NO }, round)).toEqual(judgedFirst)
  })

  test('is dropped with a round that no longer fits', () => {
    expect(resumeRound(held, ['x'])).toEqual(startRound(['x']))
  })
})

describe('a stored round is resumed only when it fits', () => {
  const round = ['a', 'b']
  const half: QuizProgress = { round, position: 1, steps: { a: step('right') } }

  test.each<[string, QuizProgress | null, string[], boolean]>([
    ['it is whole', half, ['a', 'b'], true],
    ['the lesson has more questions now', half, ['a', 'b', 'c'], true],
    ['it replays mistakes only', { ...half, round: ['a'] }, ['a', 'b'], true],
    ['it is finished', { ...half, position: 1, round: ['a'] }, ['a', 'b'], true],
    ['nothing is stored', null, ['a', 'b'], false],
    ['it is empty', startRound([]), ['a', 'b'], false],
    ['a question is gone', half, ['a', 'c'], false],
    ['the position lies behind the end', { ...half, position: 3 }, ['a', 'b'], false],
    ['the position is negative', { ...half, position: -1 }, ['a', 'b'], false],
    ['a question was passed without an answer', { ...half, position: 2 }, ['a', 'b'], false],
  ])('%s', (_, stored, questionIds, fits) => {
    expect(resumeRound(stored, questionIds)).toEqual(fits ? stored : startRound(questionIds))
  })
})

describe('a round with an id', () => {
  test('keeps its first id through answers and drafts', () => {
    const named = setRoundId(startRound(['a', 'b']), 'krug')
    expect(setRoundId(named, 'drugi')).toBe(named)
    const answer = { kind: 'true-false', value: true } as const
    expect(setPendingAnswer(draftAnswer(named, 'a', answer), 'a', answer).id).toBe('krug')
    expect(revertPendingToDraft(setPendingAnswer(named, 'a', answer)).id).toBe('krug')
    expect(resumeRound(named, ['a', 'b']).id).toBe('krug')
  })

  test('is needed again for a new round', () => {
    expect(startRound(['a']).id).toBeUndefined()
  })
})

describe('a round of the demo questions', () => {
  const demo = ['a', 'b']
  const all = ['a', 'b', 'c']

  test('continues with all questions from its position', () => {
    const begun = { ...startRound(demo), position: 1 }
    expect(extendRound(begun, demo, all)).toEqual({ ...begun, round: all })
  })

  test.each([
    ['of mistakes', ['b'], all],
    ['of other questions', ['x', 'y'], all],
    ['whose questions were edited', demo, ['b', 'a', 'c']],
  ])('%s stays as it is', (_, round, now) => {
    const progress = startRound(round)
    expect(extendRound(progress, demo, now)).toBe(progress)
  })
})
