import { fireEvent, cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quizCalls } from '@/lib/learning/quiz/calls'
import { startRound } from '@/lib/learning/quiz/quiz-progress'
import { answer, pass, pending, refuse } from '../../support/network'
import { button } from '../../support/person'
import {
  B,
  C,
  asGuest,
  check,
  choose,
  chosen,
  message,
  open,
  questionId,
  reload,
  right,
  sentAnswers,
  stored,
  submitB,
  verdict,
  waitWithB,
} from '../../support/quiz-page'
import { useQuiz } from '@/stores/quiz'

asGuest()

it('a change drops the waiting answer: nothing is sent until Provjeri', async () => {
  await waitWithB()
  answer(quizCalls.judgeAnswer, right)
  choose(/treći/)
  expect(message()).toBe('')
  expect(stored()).toEqual({ ...startRound([questionId]), draft: C })
  fireEvent(window, new Event('online'))
  await pass(60_000)
  expect(sentAnswers()).toEqual([])
  await check()
  expect(sentAnswers()).toEqual([C])
})

it('a change while an answer is being sent wins, whatever the first response', async () => {
  const judging = pending(quizCalls.judgeAnswer)
  await open()
  await submitB()
  expect(button('Provjeravam...')).toBeTruthy()
  choose(/treći/)
  await judging.loseConnection()
  await pass(60_000)
  expect(message()).toBe('')
  expect(sentAnswers()).toEqual([B])
  answer(quizCalls.judgeAnswer, right)
  await check()
  expect(sentAnswers()).toEqual([B, C])
  expect(verdict()).toBe('Točno!')
})

it('a late judgement of a changed answer does not count', async () => {
  const judging = pending(quizCalls.judgeAnswer)
  await open()
  await submitB()
  choose(/treći/)
  await judging.answer(right)
  expect(verdict()).toBeUndefined()
  expect(stored()).toEqual({ ...startRound([questionId]), draft: C })
})

it('after a rejection with 403 nothing waits, and the pupil may answer again', async () => {
  refuse(quizCalls.judgeAnswer, 403, 'Ne sada.')
  await open()
  await submitB()
  expect(message()).toBe('Ne sada.')
  await pass(60_000)
  expect(sentAnswers()).toEqual([B])
  answer(quizCalls.judgeAnswer, right)
  await check()
  expect(verdict()).toBe('Točno!')
})

it.each([503, 500, 429])('after the error %i the answer is retried by itself', async (status) => {
  refuse(quizCalls.judgeAnswer, status, 'Ne sada.')
  await open()
  await submitB()
  expect(message()).toBe('Ne sada.')
  answer(quizCalls.judgeAnswer, right)
  await pass(2_000)
  expect(verdict()).toBe('Točno!')
  expect(message()).toBe('')
})

it('a pupil who does not want to wait clicks again', async () => {
  await waitWithB()
  answer(quizCalls.judgeAnswer, right)
  await check()
  expect(verdict()).toBe('Točno!')
  expect(sentAnswers()).toEqual([B])
})

it('a waiting answer that can’t be judged shows the reason and is not resent', async () => {
  await waitWithB()
  await reload()
  const { length } = sentAnswers()
  answer(quizCalls.judgeAnswer, { outcome: 'invalid', message: 'Odaberi odgovor.' })
  await pass(60_000)
  expect(sentAnswers().slice(length)).toEqual([B])
  expect(message()).toBe('Odaberi odgovor.')
  expect(chosen()).toHaveLength(1)
})

const openOther = () => {
  useQuiz.getState().open('druga-lekcija', ['drugo-pitanje'])
  useQuiz.getState().hold('drugo-pitanje', B)
}
const waiting = () => useQuiz.getState().progress?.pending

it('a request’s outcome does not affect another quiz’s waiting answer', async () => {
  const judging = pending(quizCalls.judgeAnswer)
  await open()
  await submitB()
  cleanup()
  openOther()
  await judging.refuse(503, 'Ne sada.')
  expect(waiting()).toEqual(B)
})

it('only the open question’s answer is dropped', () => {
  openOther()
  useQuiz.getState().drop(questionId)
  expect(waiting()).toEqual(B)
  useQuiz.getState().drop('drugo-pitanje')
  expect(waiting()).toBeUndefined()
})
