import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MatchingFields } from '@/components/learning/quiz/kinds/matching'
import { RoundQuestion } from '@/components/learning/quiz/review/round-question'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { flush } from '@/stores/outbox'
import { answer, bodies, loseConnection, settle } from '../../support/network'
import { press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'
import {
  message,
  OFFLINE_TEXT,
  openQuiz,
  playAsGuest,
  playAsPupil,
  right,
  submitB,
  verdict,
} from '../../support/quiz-page'

const wrong = { ...right, outcome: 'wrong', score: 0, explanation: '<p>Jer je tako.</p>' } as const
const TITLE = 'Evo kako je to'
const button = () => screen.queryByRole('button', { name: 'Ne znam' })

describe('a guest in a quiz', () => {
  playAsGuest()

  it('who doesn’t know sees the right answer and the explanation, and goes on', async () => {
    answer(quizApiCalls.judgeAnswer, wrong)
    await openQuiz()
    await press('Ne znam')
    await settle()
    expect(bodies(quizApiCalls.judgeAnswer)).toEqual([{ answer: { kind: 'ne-znam' } }])
    expect(verdict()).toBe(TITLE)
    expect(screen.getByText('Jer je tako.')).toBeTruthy()
    expect(screen.getByText('Ovo je dobar odgovor')).toBeTruthy()
    expect(screen.queryByText('Ovo nije dobar odgovor')).toBeNull()
    expect(button()).toBeNull()
    await press('Dalje')
    expect(screen.getByText('Još jednom ono što nije bilo točno')).toBeTruthy()
    await press('Ne znam')
    await settle()
    await press('Pogledaj rezultat')
    await settle()
    fireEvent.click(screen.getByText('Pitanje'))
    expect(screen.getByText('Ne znam')).toBeTruthy()
  })

  it('is not asked whether they know what they have answered', async () => {
    answer(quizApiCalls.judgeAnswer, wrong)
    await openQuiz()
    await submitB()
    await settle()
    expect(verdict()).toBe('Nije točno')
    expect(button()).toBeNull()
  })
})

describe('a pupil without a connection', () => {
  playAsPupil()

  it('who doesn’t know goes on, and it is sent when the connection is back', async () => {
    loseConnection(quizApiCalls.judgeAnswer)
    await openQuiz()
    await press('Ne znam')
    await settle()
    expect(message()).toMatch(OFFLINE_TEXT)
    await press('Dalje')
    answer(quizApiCalls.judgeAnswer, { ...wrong, earned: 0 })
    await flush()
    await settle()
    expect(bodies(quizApiCalls.judgeAnswer).at(-1)).toMatchObject({ answer: { kind: 'ne-znam' } })
  })
})

it('in a round of mistakes „Ne znam” is judged and repeated later', async () => {
  answer(quizApiCalls.judgeAnswer, { ...wrong, earned: 0 })
  const known: (boolean | null)[] = []
  render(
    <RoundQuestion
      question={{ ...questionOf('short'), hints: ['<p>Misli.</p>'] }}
      judging={{ source: 'greske', roundId: questionOf('short', 9)._id }}
      isLast
      takesFocus
      onKnown={(isKnown) => known.push(isKnown)}
      onNext={() => undefined}
    />,
  )
  await press('Uputa')
  await press('Ne znam')
  await settle()
  expect(bodies(quizApiCalls.judgeAnswer)).toMatchObject([
    { answer: { kind: 'ne-znam' }, hints: 1, source: 'greske' },
  ])
  expect(verdict()).toBe(TITLE)
  expect(known).toEqual([false])
  expect(screen.getByText('Završi').closest('button')?.disabled).toBe(false)
  cleanup()
})

it('pairs that were not made show their right side', () => {
  const question = questionOf('matching')
  const correct = { kind: 'matching', pairs: { a: 'a', b: 'b' } } as const
  const judged = { ...judgementOf({ outcome: 'wrong', correct }), correct }
  render(<MatchingFields {...{ question, judged }} answer={undefined} onChange={() => undefined} />)
  expect(screen.getAllByText(/^Točno:/).map(({ textContent }) => textContent)).toEqual([
    'Točno: laje',
    'Točno: mijauče',
  ])
})
