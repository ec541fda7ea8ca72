// Preloaded: the quiz loads them with the first answer, which takes real time.
import '@/components/learning/quiz/explanation'
import '@/components/learning/quiz/quiz-end'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Quiz } from '@/components/learning/quiz/quiz'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useSession } from '@/stores/session'
import { idOf, pupilOf } from '../../support/family'
import { answer, bodies, loseConnection, settle } from '../../support/network'
import { press } from '../../support/person'
import { judgementOf, questionOf, quizLessonOf, quizStepOf } from '../../support/quiz'
import { LESSON, playAsPupil, right, signIn, storeRound, submitB } from '../../support/quiz-page'

playAsPupil()

const questions = Array.from({ length: 12 }, (_, index) => ({
  ...questionOf('single'),
  _id: idOf(`${10 + index}`),
}))
const ids = questions.map(({ _id }) => _id)
const given = { kind: 'single', choice: 'b' } as const
const known = quizStepOf(given, right)
const missed = quizStepOf(
  given,
  judgementOf({ outcome: 'wrong', correct: { kind: 'single', choice: 'a' } }),
)

/** Opens a round of an early reader in which so many questions are answered, the first one wrongly. */
async function openAt(position: number, isEarlyReader = true) {
  signIn(pupilOf()._id, isEarlyReader ? { isEarlyReader: true } : {})
  useSession.getState().look()
  const judged = ids.slice(0, position).map((id, index) => [id, index ? known : missed])
  storeRound({ id: LESSON, round: ids, position, steps: Object.fromEntries(judged) as object })
  render(
    <Quiz lesson={quizLessonOf(LESSON, 12)} questions={questions.slice(0, 8)} freeLesson={null} />,
  )
  await settle()
}

const partEnd = () => screen.queryByRole('button', { name: 'Još' })
const shownBar = () => {
  const bar = screen.getByRole('progressbar')
  return [bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]
}

beforeEach(() => {
  answer(quizApiCalls.lessonQuestions, questions)
})

it('a part of an early reader’s round ends with stars, and „Još” goes on', async () => {
  await openAt(5)
  expect(shownBar()).toEqual(['5', '6'])
  await submitB()
  expect(shownBar()).toEqual(['6', '6'])
  await press('Dalje')
  expect(screen.getByRole('heading', { name: '5 od 6 točno' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Zvjezdice: 2 od 3' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Natrag na lekciju' })).toBeTruthy()
  await press('Još')
  expect(screen.getByText('Pitanje 7')).toBeTruthy()
  expect(shownBar()).toEqual(['0', '6'])
  // Only the whole round counts as played.
  expect(bodies(quizApiCalls.saveRoundResult)).toEqual([])
})

it('a part played offline shows no result before its answers were judged', async () => {
  await openAt(5)
  loseConnection(quizApiCalls.judgeAnswer)
  await submitB()
  await press('Dalje')
  expect(screen.getByRole('heading', { name: 'Sve je sačuvano' })).toBeTruthy()
  expect(screen.queryByRole('img', { name: /^Zvjezdice/ })).toBeNull()
  answer(quizApiCalls.judgeAnswer, { ...right, earned: 0 })
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('heading', { name: '5 od 6 točno' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Zvjezdice: 2 od 3' })).toBeTruthy()
})

it('whoever left at the end of a part finds it again, but not within a part', async () => {
  await openAt(6)
  expect(partEnd()).not.toBeNull()
  cleanup()
  await openAt(7)
  expect(partEnd()).toBeNull()
})

it('others play the round at a stretch', async () => {
  await openAt(6, false)
  expect(partEnd()).toBeNull()
  expect(shownBar()).toEqual(['6', '12'])
})
