import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startRound } from '@/lib/quiz/quiz-progress'
import { quizCalls } from '@/lib/quiz/calls'
import { answer, pass } from '../support/network'
import { button } from '../support/person'
import { questionOf } from '../support/quiz'
import {
  B,
  asGuest,
  check,
  choose,
  chosen,
  key,
  open,
  questionId,
  reload,
  right,
  sentAnswers,
  store,
  stored,
  verdict,
} from '../support/quiz-page'

asGuest()

const isClosed = () => button('Provjeri').disabled
const field = () => screen.getByRole<HTMLInputElement>('textbox')

it('what is ticked is ticked after a reload too, and is not sent before Provjeri', async () => {
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

it('of several ticks all are kept, and after the last was taken away Provjeri is closed', async () => {
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

it.each(['short', 'number'] as const)('what is typed into a %s field is kept', async (kind) => {
  const typed = questionOf(kind)
  await open(typed)
  fireEvent.change(field(), { target: { value: '12' } })
  await reload(typed)
  expect(field().value).toBe('12')
  fireEvent.change(field(), { target: { value: '  ' } })
  expect(field().value).toBe('  ')
  expect(isClosed()).toBe(true)
})

it('a pair that was made is kept while others are missing', async () => {
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

it('what is ticked in another tab is ticked here', async () => {
  await open()
  store({ ...startRound([questionId]), draft: B })
  fireEvent(window, new StorageEvent('storage', { key: key() }))
  expect(chosen()).toEqual(['drugiB'])
})
