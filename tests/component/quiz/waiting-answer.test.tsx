import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quizCalls } from '@/lib/quiz/calls'
import { recordStep, startRound } from '@/lib/quiz/quiz-progress'
import { answer, loseConnection, pass, refuse } from '../support/network'
import { questionOf, step } from '../support/quiz'
import {
  B,
  C,
  OFFLINE,
  asGuest,
  check,
  choose,
  chosen,
  key,
  message,
  open,
  questionId,
  reload,
  right,
  sentAnswers,
  store,
  stored,
  verdict,
  waitWithB,
} from '../support/quiz-page'

asGuest()

function otherTabStores(round: object) {
  store(round)
  fireEvent(window, new StorageEvent('storage', { key: key() }))
}

it('an answer that cannot be sent stays chosen, and the pupil reads that it is kept', async () => {
  await waitWithB()
  expect(message()).toMatch(OFFLINE)
  expect(chosen()).toEqual(['drugiB'])
  expect(stored()).toEqual({ ...startRound([questionId]), pending: B })
})

it('what waits is no mistake and has not its colour; a refusal has', async () => {
  await waitWithB()
  const colour = () => /text-(almost|bad)/.exec(screen.getByRole('alert').className)?.[1]
  expect(colour()).toBe('almost')
  choose(/treći/)
  refuse(quizCalls.judgeAnswer, 403, 'Ne sada.')
  await check()
  expect(colour()).toBe('bad')
})

it('after a reload without a connection it is chosen again with the same sentence', async () => {
  await waitWithB()
  await reload()
  expect(message()).toMatch(OFFLINE)
  expect(chosen()).toEqual(['drugiB'])
})

it('after a reload with a connection it is judged at once, and once', async () => {
  await waitWithB()
  answer(quizCalls.judgeAnswer, right)
  await reload()
  expect(verdict()).toBe('Točno!')
  expect(sentAnswers()).toEqual([B])
  expect(stored()).toEqual(recordStep(startRound([questionId]), questionId, step(B, right)))
  await pass(60_000)
  expect(sentAnswers()).toEqual([B])
})

it('goes out when the browser is online again', async () => {
  await waitWithB()
  answer(quizCalls.judgeAnswer, right)
  fireEvent(window, new Event('online'))
  await pass(0)
  expect(verdict()).toBe('Točno!')
  expect(sentAnswers()).toEqual([B])
})

it('is not sent when another tab has judged the question', async () => {
  await waitWithB()
  otherTabStores(recordStep(startRound([questionId]), questionId, step(C, right)))
  await pass(60_000)
  expect(sentAnswers()).toEqual([])
  expect(verdict()).toBe('Točno!')
})

it('is not sent when it was changed in another tab', async () => {
  await waitWithB()
  otherTabStores(startRound([questionId]))
  await pass(60_000)
  expect(sentAnswers()).toEqual([])
})

it('what another tab has judged is shown here too', async () => {
  await open()
  otherTabStores(recordStep(startRound([questionId]), questionId, step(C, right)))
  expect(verdict()).toBe('Točno!')
})

it('a typed text waits, is shown again and can be cleared', async () => {
  const typed = questionOf('short')
  store({ ...startRound([questionId]), pending: { kind: 'short', text: ' kuća' } })
  loseConnection(quizCalls.judgeAnswer)
  await open(typed)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.value).toBe(' kuća')
  fireEvent.change(field, { target: { value: '' } })
  expect(field.value).toBe('')
  expect(stored()).toEqual({ ...startRound([questionId]), draft: { kind: 'short', text: '' } })
})

it('pairs wait, are shown again, and none of them is being made', async () => {
  const matching = questionOf('matching')
  store({ ...startRound([questionId]), pending: { kind: 'matching', pairs: { a: 'b', b: 'a' } } })
  loseConnection(quizCalls.judgeAnswer)
  await open(matching)
  expect(screen.queryAllByText('Par')).toHaveLength(4)
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
})
