import { fireEvent, cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { startRound } from '@/lib/learning/quiz/quiz-progress'
import { answer, advanceClock, holdRequest, refuse } from '../../support/network'
import { button } from '../../support/person'
import {
  ANSWER_B,
  ANSWER_C,
  playAsGuest,
  pressCheck,
  choose,
  chosen,
  message,
  openQuiz,
  questionId,
  reload,
  right,
  sentAnswers,
  storedRound,
  submitB,
  verdict,
  submitBOffline,
} from '../../support/quiz-page'
import { useQuiz } from '@/stores/quiz'

playAsGuest()

it('a change drops the waiting answer: nothing is sent until Provjeri', async () => {
  await submitBOffline()
  answer(quizApiCalls.judgeAnswer, right)
  choose(/treći/)
  expect(message()).toBe('')
  expect(storedRound()).toEqual({ ...startRound([questionId]), draft: ANSWER_C })
  fireEvent(window, new Event('online'))
  await advanceClock(60_000)
  expect(sentAnswers()).toEqual([])
  await pressCheck()
  expect(sentAnswers()).toEqual([ANSWER_C])
})

it('a change while an answer is being sent wins, whatever the first response', async () => {
  const judging = holdRequest(quizApiCalls.judgeAnswer)
  await openQuiz()
  await submitB()
  expect(button('Provjeravam...')).toBeTruthy()
  choose(/treći/)
  await judging.loseConnection()
  await advanceClock(60_000)
  expect(message()).toBe('')
  expect(sentAnswers()).toEqual([ANSWER_B])
  answer(quizApiCalls.judgeAnswer, right)
  await pressCheck()
  expect(sentAnswers()).toEqual([ANSWER_B, ANSWER_C])
  expect(verdict()).toBe('Točno!')
})

it('a late judgement of a changed answer does not count', async () => {
  const judging = holdRequest(quizApiCalls.judgeAnswer)
  await openQuiz()
  await submitB()
  choose(/treći/)
  await judging.answer(right)
  expect(verdict()).toBeUndefined()
  expect(storedRound()).toEqual({ ...startRound([questionId]), draft: ANSWER_C })
})

it('after a rejection with 403 nothing waits, and the pupil may answer again', async () => {
  refuse(quizApiCalls.judgeAnswer, 403, 'Ne sada.')
  await openQuiz()
  await submitB()
  expect(message()).toBe('Ne sada.')
  await advanceClock(60_000)
  expect(sentAnswers()).toEqual([ANSWER_B])
  answer(quizApiCalls.judgeAnswer, right)
  await pressCheck()
  expect(verdict()).toBe('Točno!')
})

it.each([503, 500, 429])('after the error %i the answer is retried by itself', async (status) => {
  refuse(quizApiCalls.judgeAnswer, status, 'Ne sada.')
  await openQuiz()
  await submitB()
  expect(message()).toBe('Ne sada.')
  answer(quizApiCalls.judgeAnswer, right)
  await advanceClock(2_000)
  expect(verdict()).toBe('Točno!')
  expect(message()).toBe('')
})

it('a pupil who does not want to wait clicks again', async () => {
  await submitBOffline()
  answer(quizApiCalls.judgeAnswer, right)
  await pressCheck()
  expect(verdict()).toBe('Točno!')
  expect(sentAnswers()).toEqual([ANSWER_B])
})

it('a waiting answer that can’t be judged shows the reason and is not resent', async () => {
  await submitBOffline()
  await reload()
  const { length } = sentAnswers()
  answer(quizApiCalls.judgeAnswer, { outcome: 'invalid', message: 'Odaberi odgovor.' })
  await advanceClock(60_000)
  expect(sentAnswers().slice(length)).toEqual([ANSWER_B])
  expect(message()).toBe('Odaberi odgovor.')
  expect(chosen()).toHaveLength(1)
})

const openOther = () => {
  useQuiz.getState().open('druga-lekcija', ['drugo-pitanje'])
  useQuiz.getState().hold('drugo-pitanje', ANSWER_B)
}
const waiting = () => useQuiz.getState().progress?.pending

it('a request’s outcome does not affect another quiz’s waiting answer', async () => {
  const judging = holdRequest(quizApiCalls.judgeAnswer)
  await openQuiz()
  await submitB()
  cleanup()
  openOther()
  await judging.refuse(503, 'Ne sada.')
  expect(waiting()).toEqual(ANSWER_B)
})

it('only the open question’s answer is dropped', () => {
  openOther()
  useQuiz.getState().drop(questionId)
  expect(waiting()).toEqual(ANSWER_B)
  useQuiz.getState().drop('drugo-pitanje')
  expect(waiting()).toBeUndefined()
})
