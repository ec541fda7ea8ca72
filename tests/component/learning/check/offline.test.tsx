import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { checkApiCalls } from '@/lib/learning/check/calls'
import { answer, calls, loseConnection, holdRequest, refuse } from '../../support/network'
import { button, press } from '../../support/person'
import { answeredTo, area, begin, prompts, runOf, submit, ticks, write } from './run'

vi.mock('@/components/learning/lesson-state/use-lesson-state', () => ({
  useLessonState: () => null,
}))

const alert = () => screen.getByRole('alert').textContent

beforeEach(() => begin(runOf({ questions: prompts.slice(0, 1) })))

it('an answer that can’t be sent stays in its field, and can be retried', async () => {
  loseConnection(checkApiCalls.answerOpen)
  await submit()
  expect(alert()).toMatch(/^Nema veze s internetom\..* Tvoj je tekst sačuvan\.$/)
  expect(area().value).toBe('Zbog sunca.')
  answer(checkApiCalls.answerOpen, answeredTo())
  await press('Usporedi')
  expect(screen.getByRole('region', { name: 'Usporedba s uzornim odgovorom' })).toBeTruthy()
})

it('while sending nothing can be typed, since it would be lost', async () => {
  const sending = holdRequest(checkApiCalls.answerOpen)
  write('Zbog sunca.')
  expect(area().readOnly).toBe(false)
  await press('Usporedi')
  expect(area().readOnly).toBe(true)
  await sending.loseConnection()
  expect(area().readOnly).toBe(false)
})

it('ticks that can’t be sent stay, and can be retried', async () => {
  answer(checkApiCalls.answerOpen, answeredTo())
  await submit()
  fireEvent.click(ticks()[1] as HTMLElement)
  loseConnection(checkApiCalls.tickPoints)
  await press('Pogledaj sve')
  expect(alert()).toMatch(/Tvoje su kvačice još ovdje\.$/)
  expect(ticks()[1]?.checked).toBe(true)
  answer(checkApiCalls.tickPoints, { ...answeredTo(), isDecided: true })
  await press('Pogledaj sve')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/ od 1 u potpunosti$/)
})

it('a removed question, without the next one loaded, leads back to the start', async () => {
  refuse(checkApiCalls.answerOpen, 404, 'Pitanje nije pronađeno')
  loseConnection(checkApiCalls.startCheck)
  await submit()
  expect(button('Počni')).toBeTruthy()
  expect(calls()).toHaveLength(3)
})
