import { QuizHead } from '@/components/learning/quiz/quiz-head'
import { render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { expect, it, vi } from 'vitest'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useUser } from '@/stores/user'
import { pupilOf } from '../../support/family'
import {
  answer,
  advanceClock,
  holdRequest,
  refuse,
  refuseSession,
  sentInputs,
  settle,
} from '../../support/network'
import { press } from '../../support/person'
import {
  playAsPupil,
  ANSWER_B,
  ids,
  openQuiz,
  questions,
  QUIZ,
  right,
  storeRound,
  storedRound,
  submitB,
} from '../../support/quiz-page'

playAsPupil()

/** Two of three are answered, and the third is not among the page's questions. */
const ROUND = {
  id: '01890000-0000-7000-8000-0000000000f1',
  round: ids,
  position: 2,
  steps: Object.fromEntries(
    ids.slice(0, 2).map((id) => [id, { answer: ANSWER_B, judgement: right }]),
  ),
}
const WAITS = /^Pitanja trenutačno ne stižu\./

async function reopen() {
  storeRound(ROUND)
  await openQuiz()
  // They are requested again at once.
  await settle()
}

const refuseAll = (status: number) => refuse(quizApiCalls.lessonQuestions, status, 'Ne sada.')
const timesAsked = () => sentInputs(quizApiCalls.lessonQuestions).length
const untouched = () => expect(storedRound()).toEqual(ROUND)

it.each([0, 429, 503])(
  'a round beyond the page’s questions waits when all are refused with %i, then continues',
  async (status) => {
    refuseAll(status)
    await reopen()
    expect(screen.getByRole('status').textContent).toMatch(WAITS)
    expect(screen.queryByRole('radio')).toBeNull()
    untouched()
    answer(quizApiCalls.lessonQuestions, questions)
    await press('Pokušaj ponovno')
    expect(screen.getByText('Pitanje 3')).toBeTruthy()
    expect(screen.getByText('Točno: 2')).toBeTruthy()
    await submitB()
    expect(storedRound()).toMatchObject({ id: ROUND.id, round: ids, position: 2 })
  },
)

it('it retries by itself, with growing delays', async () => {
  refuseAll(503)
  vi.useFakeTimers()
  await reopen()
  const asked = timesAsked()
  await advanceClock(2_000 + 4_000 + 8_000)
  expect(timesAsked()).toBe(asked + 3)
  answer(quizApiCalls.lessonQuestions, questions)
  await advanceClock(16_000)
  expect(screen.getByText('Pitanje 3')).toBeTruthy()
})

it('it also waits while all are slow to load, and no tap starts another round', async () => {
  const all = holdRequest(quizApiCalls.lessonQuestions)
  vi.useFakeTimers()
  await reopen()
  await advanceClock(2_500)
  expect(screen.getByRole('status').textContent).toMatch(WAITS)
  untouched()
  await all.answer(questions)
  expect(screen.getByText('Pitanje 3')).toBeTruthy()
  expect(timesAsked()).toBe(1)
})

it('loaded questions are kept when they can’t be fetched again', async () => {
  storeRound(ROUND)
  const { rerender } = render(<Activity>{QUIZ}</Activity>)
  await settle()
  rerender(<Activity mode="hidden">{QUIZ}</Activity>)
  refuseAll(503)
  rerender(<Activity>{QUIZ}</Activity>)
  await settle()
  expect(timesAsked()).toBe(2)
  expect(screen.queryByRole('status')).toBeNull()
  await submitB()
  expect(storedRound()).toMatchObject({ id: ROUND.id, round: ids, position: 2 })
  expect(Object.keys((storedRound() as typeof ROUND).steps)).toHaveLength(3)
})

it('until it is known whether there are more, a member sees no number', async () => {
  const total = () => screen.getByText(/^od \d/)
  const { unmount } = render(
    <QuizHead position={0} total={8} right={0} isJudged={false} isWhole={false} />,
  )
  expect(total().className).toContain('member:invisible')
  unmount()
  render(<QuizHead position={0} total={20} right={0} isJudged={false} />)
  expect(total().className).not.toContain('invisible')
})

it('a pupil whose subscription has ended restarts with the first questions', async () => {
  answer(quizApiCalls.lessonQuestions, questions.slice(0, 2))
  answer(sessionApiCalls.currentUser, { user: pupilOf() })
  await reopen()
  await vi.waitFor(() => expect(sentInputs(sessionApiCalls.currentUser)).toHaveLength(1))
  expect(screen.getByText('Pitanje 1')).toBeTruthy()
  expect(screen.getByText('od 2')).toBeTruthy()
  expect(useUser.getState().user).not.toBeNull()
})

// Last, because its request for the user stays pending, as on a page being left.
it('an ended session gets the first questions: the round waits for the sign-in', async () => {
  answer(quizApiCalls.lessonQuestions, questions.slice(0, 2))
  refuseSession(sessionApiCalls.currentUser)
  answer(sessionApiCalls.signOut, { success: true })
  await reopen()
  expect(await screen.findByText(WAITS)).toBeTruthy()
  untouched()
})
