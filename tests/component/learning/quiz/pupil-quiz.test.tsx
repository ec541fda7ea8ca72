import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import { flush } from '@/stores/outbox'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../../support/family'
import { answer, bodies, loseConnection, holdRequest } from '../../support/network'
import { press } from '../../support/person'
import {
  playAsPupil,
  ANSWER_B,
  pressCheck,
  choose,
  LESSON,
  openQuiz,
  questions,
  reload,
  right,
  signIn,
  storedRound,
  submitB,
} from '../../support/quiz-page'

playAsPupil()
beforeEach(() => {
  answer(quizApiCalls.judgeAnswer, { ...right, earned: 1 })
  answer(rewardsApiCalls.redeemXp, { oldXP: 5, newXP: 6, xpGained: 1, oldLevel: 1, newLevel: 1 })
})

const UUID = expect.stringMatching(/^[\da-f-]{36}$/) as string

it('a pupil with a subscription plays all questions, and a reload resumes the round', async () => {
  await openQuiz()
  expect(screen.getByText('od 3')).toBeTruthy()
  await submitB()
  await press('Dalje')
  await reload()
  expect(screen.getByText(/Pitanje 2/).textContent).toBe('Pitanje 2 od 3')
})

it('an option chosen before all questions have arrived stays chosen', async () => {
  const all = holdRequest(quizApiCalls.lessonQuestions)
  await openQuiz()
  const option = () => screen.getByRole<HTMLInputElement>('radio', { name: /drugi/ })
  choose(/drugi/)
  expect(option().checked).toBe(true)
  await all.answer(questions)
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
  expect(option().checked).toBe(true)
  expect(JSON.stringify(localStorage)).toContain('\\"choice\\":\\"b\\"')
  await pressCheck()
  expect(screen.getByText('+1 XP')).toBeTruthy()
})

it('an answer submitted before all questions have arrived is judged once they have', async () => {
  const all = holdRequest(quizApiCalls.lessonQuestions)
  await openQuiz()
  await submitB()
  expect(screen.queryByText('+1 XP')).toBeNull()
  await all.answer(questions)
  expect(screen.getByText('+1 XP')).toBeTruthy()
  expect(bodies(quizApiCalls.judgeAnswer)).toEqual([{ answer: ANSWER_B, roundId: UUID, id: UUID }])
})

it('an answer given after the session had ended is sent with the id it keeps', async () => {
  await openQuiz()
  act(() => useSession.getState().forget())
  await submitB()
  expect(bodies(quizApiCalls.judgeAnswer)).toEqual([])
  signIn(pupilOf()._id)
  cleanup()
  act(() => void useSession.getState().look())
  await flush()
  await reload()
  const [sent, ...again] = bodies(quizApiCalls.judgeAnswer)
  expect(sent).toEqual({ answer: ANSWER_B, roundId: UUID, id: UUID })
  expect(again.every(({ id }) => id === sent?.id)).toBe(true)
})

it('without a response the first questions are played', async () => {
  loseConnection(quizApiCalls.lessonQuestions)
  await openQuiz()
  expect(screen.getByText('od 2')).toBeTruthy()
})

it('an answer is sent with round and id, and its XP is redeemed and shown', async () => {
  await openQuiz()
  await submitB()
  expect(bodies(quizApiCalls.judgeAnswer)).toEqual([{ answer: ANSWER_B, roundId: UUID, id: UUID }])
  expect(bodies(rewardsApiCalls.redeemXp)).toEqual([{ xp: 1 }])
  expect(screen.getByText('+1 XP')).toBeTruthy()
  expect(useUser.getState().user).toMatchObject({ xp: 6 })
})

it('with rewards hidden by a parent, XP is redeemed silently', async () => {
  useUser.setState({ user: pupilOf({ hasRewards: false }) })
  await openQuiz()
  await submitB()
  expect(bodies(rewardsApiCalls.redeemXp)).toHaveLength(1)
  expect(screen.queryByText('+1 XP')).toBeNull()
})

it('a finished round is reported to the server once', async () => {
  await openQuiz()
  for (const label of ['Dalje', 'Dalje', 'Pogledaj rezultat']) {
    await submitB()
    await press(label)
  }
  const { _id: childID, parent } = pupilOf()
  const told = { childID, parentID: parent._id, lessonID: LESSON, roundID: UUID }
  await vi.waitFor(() => expect(bodies(quizApiCalls.saveRoundResult)).toEqual([told]))
})

it('each child of a shared browser has their own round', async () => {
  await openQuiz()
  await submitB()
  await press('Dalje')
  signIn(idOf('11'))
  await reload()
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
})

it('ticks made while signing out are kept with the pupil’s round, never the guests’', async () => {
  await openQuiz()
  await submitB()
  await press('Dalje')
  act(() => useSession.getState().forget())
  choose(/drugi/)
  expect(storedRound('gost')).toBeNull()
  expect(storedRound()).toMatchObject({ position: 1, draft: ANSWER_B })
})
