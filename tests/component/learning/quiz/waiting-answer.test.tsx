import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { recordStep, startRound } from '@/lib/learning/quiz/quiz-progress'
import { answer, loseConnection, advanceClock, refuse } from '../../support/network'
import { questionOf, quizStepOf } from '../../support/quiz'
import {
  ANSWER_B,
  ANSWER_C,
  OFFLINE_TEXT,
  playAsGuest,
  pressCheck,
  choose,
  chosen,
  roundKey,
  message,
  openQuiz,
  questionId,
  reload,
  right,
  sentAnswers,
  storeRound,
  storedRound,
  verdict,
  submitBOffline,
} from '../../support/quiz-page'
import { button } from '../../support/person'

playAsGuest()

function otherTabStores(round: object) {
  storeRound(round)
  fireEvent(window, new StorageEvent('storage', { key: roundKey() }))
}

it('an answer that can’t be sent stays chosen, and the pupil reads that it is kept', async () => {
  await submitBOffline()
  expect(message()).toMatch(OFFLINE_TEXT)
  expect(chosen()).toEqual(['drugiB'])
  expect(storedRound()).toEqual({ ...startRound([questionId]), pending: ANSWER_B })
})

it('a waiting answer does not have a mistake’s colour; a rejection has', async () => {
  await submitBOffline()
  const colour = () => /text-(almost|bad)/.exec(screen.getByRole('alert').className)?.[1]
  expect(colour()).toBe('almost')
  choose(/treći/)
  refuse(quizApiCalls.judgeAnswer, 403, 'Ne sada.')
  await pressCheck()
  expect(colour()).toBe('bad')
})

it('after an offline reload it is chosen again with the same message', async () => {
  await submitBOffline()
  await reload()
  expect(message()).toMatch(OFFLINE_TEXT)
  expect(chosen()).toEqual(['drugiB'])
})

it('after an online reload it is judged at once, and once', async () => {
  await submitBOffline()
  answer(quizApiCalls.judgeAnswer, right)
  await reload()
  expect(verdict()).toBe('Točno!')
  expect(sentAnswers()).toEqual([ANSWER_B])
  expect(storedRound()).toEqual(
    recordStep(startRound([questionId]), questionId, quizStepOf(ANSWER_B, right)),
  )
  await advanceClock(60_000)
  expect(sentAnswers()).toEqual([ANSWER_B])
})

it('is sent when the browser is online again', async () => {
  await submitBOffline()
  answer(quizApiCalls.judgeAnswer, right)
  fireEvent(window, new Event('online'))
  await advanceClock(0)
  expect(verdict()).toBe('Točno!')
  expect(sentAnswers()).toEqual([ANSWER_B])
})

it('is not sent when another tab has judged the question', async () => {
  await submitBOffline()
  otherTabStores(recordStep(startRound([questionId]), questionId, quizStepOf(ANSWER_C, right)))
  await advanceClock(60_000)
  expect(sentAnswers()).toEqual([])
  expect(verdict()).toBe('Točno!')
})

it('is not sent when it was changed in another tab', async () => {
  await submitBOffline()
  otherTabStores(startRound([questionId]))
  await advanceClock(60_000)
  expect(sentAnswers()).toEqual([])
})

it('another tab’s judgement is shown here too', async () => {
  await openQuiz()
  otherTabStores(recordStep(startRound([questionId]), questionId, quizStepOf(ANSWER_C, right)))
  expect(verdict()).toBe('Točno!')
})

it('a typed text waits, is shown again and can be cleared', async () => {
  const typed = questionOf('short')
  storeRound({ ...startRound([questionId]), pending: { kind: 'short', text: ' kuća' } })
  loseConnection(quizApiCalls.judgeAnswer)
  await openQuiz(typed)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.value).toBe(' kuća')
  fireEvent.change(field, { target: { value: '' } })
  expect(field.value).toBe('')
  expect(storedRound()).toEqual({ ...startRound([questionId]), draft: { kind: 'short', text: '' } })
})

it('pairs wait and are shown again, and no pair is half made', async () => {
  const matching = questionOf('matching')
  storeRound({
    ...startRound([questionId]),
    pending: { kind: 'matching', pairs: { a: 'b', b: 'a' } },
  })
  loseConnection(quizApiCalls.judgeAnswer)
  await openQuiz(matching)
  expect(screen.queryAllByText('Par')).toHaveLength(4)
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
})

const isClosed = () => button('Provjeri').disabled
const field = () => screen.getByRole<HTMLInputElement>('textbox')

it('ticks survive a reload, and are not sent before Provjeri', async () => {
  await openQuiz()
  expect(isClosed()).toBe(true)
  choose(/drugi/)
  await reload()
  expect(chosen()).toEqual(['drugiB'])
  expect(isClosed()).toBe(false)
  await advanceClock(60_000)
  expect(sentAnswers()).toEqual([])
  answer(quizApiCalls.judgeAnswer, right)
  await pressCheck()
  expect(sentAnswers()).toEqual([ANSWER_B])
  expect(verdict()).toBe('Točno!')
  expect(storedRound()).not.toHaveProperty('draft')
})

it('all of several ticks are kept, and after removing the last Provjeri is disabled', async () => {
  const several = questionOf('several')
  await openQuiz(several)
  choose(/prvi/)
  choose(/treći/)
  await reload(several)
  const ticked = () => screen.queryAllByRole('checkbox', { checked: true })
  expect(ticked()).toHaveLength(2)
  choose(/prvi/)
  choose(/treći/)
  expect(isClosed()).toBe(true)
})

it.each(['short', 'number'] as const)('text typed into a %s field is kept', async (kind) => {
  const typed = questionOf(kind)
  await openQuiz(typed)
  fireEvent.change(field(), { target: { value: '12' } })
  await reload(typed)
  expect(field().value).toBe('12')
  fireEvent.change(field(), { target: { value: '  ' } })
  expect(field().value).toBe('  ')
  expect(isClosed()).toBe(true)
})

it('a finished pair is kept while others are missing', async () => {
  const matching = questionOf('matching')
  const right = () => within(screen.getByRole('list', { name: 'Parovi' }))
  await openQuiz(matching)
  fireEvent.click(right().getByRole('button', { name: 'laje' }))
  await reload(matching)
  expect(right().getByRole('button', { name: /laje/ }).textContent).toBe('Par 1laje')
  expect(isClosed()).toBe(true)
  fireEvent.click(right().getByRole('button', { name: 'mijauče' }))
  expect(isClosed()).toBe(false)
})

it('ticks in another tab appear here', async () => {
  await openQuiz()
  storeRound({ ...startRound([questionId]), draft: ANSWER_B })
  fireEvent(window, new StorageEvent('storage', { key: roundKey() }))
  expect(chosen()).toEqual(['drugiB'])
})
