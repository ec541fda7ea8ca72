import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quizCalls } from '@/lib/learning/quiz/calls'
import { recordStep, startRound } from '@/lib/learning/quiz/quiz-progress'
import { answer, loseConnection, pass, refuse } from '../../support/network'
import { questionOf, step } from '../../support/quiz'
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
} from '../../support/quiz-page'
import { button } from '../../support/person'

asGuest()

function otherTabStores(round: object) {
  store(round)
  fireEvent(window, new StorageEvent('storage', { key: key() }))
}

it('an answer that can’t be sent stays chosen, and the pupil reads that it is kept', async () => {
  await waitWithB()
  expect(message()).toMatch(OFFLINE)
  expect(chosen()).toEqual(['drugiB'])
  expect(stored()).toEqual({ ...startRound([questionId]), pending: B })
})

it('a waiting answer does not have a mistake’s colour; a rejection has', async () => {
  await waitWithB()
  const colour = () => /text-(almost|bad)/.exec(screen.getByRole('alert').className)?.[1]
  expect(colour()).toBe('almost')
  choose(/treći/)
  refuse(quizCalls.judgeAnswer, 403, 'Ne sada.')
  await check()
  expect(colour()).toBe('bad')
})

it('after an offline reload it is chosen again with the same message', async () => {
  await waitWithB()
  await reload()
  expect(message()).toMatch(OFFLINE)
  expect(chosen()).toEqual(['drugiB'])
})

it('after an online reload it is judged at once, and once', async () => {
  await waitWithB()
  answer(quizCalls.judgeAnswer, right)
  await reload()
  expect(verdict()).toBe('Točno!')
  expect(sentAnswers()).toEqual([B])
  expect(stored()).toEqual(recordStep(startRound([questionId]), questionId, step(B, right)))
  await pass(60_000)
  expect(sentAnswers()).toEqual([B])
})

it('is sent when the browser is online again', async () => {
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

it('another tab’s judgement is shown here too', async () => {
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

it('pairs wait and are shown again, and no pair is half made', async () => {
  const matching = questionOf('matching')
  store({ ...startRound([questionId]), pending: { kind: 'matching', pairs: { a: 'b', b: 'a' } } })
  loseConnection(quizCalls.judgeAnswer)
  await open(matching)
  expect(screen.queryAllByText('Par')).toHaveLength(4)
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
})

const isClosed = () => button('Provjeri').disabled
const field = () => screen.getByRole<HTMLInputElement>('textbox')

it('ticks survive a reload, and are not sent before Provjeri', async () => {
  await open()
  expect(isClosed()).toBe(true)
  choose(/drugi/)
  await reload()
  expect(chosen()).toEqual(['drugiB'])
  expect(isClosed()).toBe(false)
  await pass(60_000)
  expect(sentAnswers()).toEqual([])
  answer(quizCalls.judgeAnswer, right)
  await check()
  expect(sentAnswers()).toEqual([B])
  expect(verdict()).toBe('Točno!')
  expect(stored()).not.toHaveProperty('draft')
})

it('all of several ticks are kept, and after removing the last Provjeri is disabled', async () => {
  const several = questionOf('several')
  await open(several)
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
  await open(typed)
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
  await open(matching)
  fireEvent.click(right().getByRole('button', { name: 'laje' }))
  await reload(matching)
  expect(right().getByRole('button', { name: /laje/ }).textContent).toBe('Par 1laje')
  expect(isClosed()).toBe(true)
  fireEvent.click(right().getByRole('button', { name: 'mijauče' }))
  expect(isClosed()).toBe(false)
})

it('ticks in another tab appear here', async () => {
  await open()
  store({ ...startRound([questionId]), draft: B })
  fireEvent(window, new StorageEvent('storage', { key: key() }))
  expect(chosen()).toEqual(['drugiB'])
})
