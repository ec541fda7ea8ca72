import { cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quizCalls } from '@/lib/quiz/calls'
import { useQuiz } from '@/stores/quiz'
import { pending } from '../support/network'
import { asGuest, B, open, questionId, submitB } from '../support/quiz-page'

asGuest()

const openOther = () => {
  useQuiz.getState().open('druga-lekcija', ['drugo-pitanje'])
  useQuiz.getState().hold('drugo-pitanje', B)
}
const waiting = () => useQuiz.getState().progress?.pending

it('what its call says does not touch the answer that waits in another quiz', async () => {
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
