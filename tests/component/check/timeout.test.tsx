import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Check } from '@/components/check/check'
import { checkCalls } from '@/lib/check/calls'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../support/family'
import { impatient } from '../support/timeout'
import { answer, calls, pass, pending, refuse } from '../support/network'
import { button, press } from '../support/person'
import { answeredTo, prompts, runOf } from './run'

vi.mock('@/components/lesson-state/use-lesson-state', () => ({
  useLessonState: () => null,
}))

beforeEach(() => {
  vi.useFakeTimers()
  impatient()
})
afterEach(() => void vi.useRealTimers())

const asked = prompts.slice(0, 1)
const RUN = runOf({ questions: asked })
const ANSWERED = answeredTo({ text: 'Voda teče.', marks: [] })

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const write = (text: string) => fireEvent.change(area(), { target: { value: text } })
const alert = () => screen.getByRole('alert').textContent

const show = () => {
  useUser.setState({ user: pupilOf({ hasSubscription: true }) })
  const paths = { scriptPath: '/a/skripta', lessonPath: '/a' }
  render(<Check lessonId={idOf('70')} isSpoken={false} prompts={asked} {...paths} />)
}
const begin = async () => {
  show()
  answer(checkCalls.startCheck, RUN)
  await press('Počni')
}

it('a start that is swallowed gives the button back, with a sentence', async () => {
  show()
  pending(checkCalls.startCheck)
  await press('Počni')
  await pass(14_999)
  expect(button('Otvaram...')).toBeTruthy()
  await pass(1)
  expect(alert()).toMatch(/^Nema veze s internetom/)
  answer(checkCalls.startCheck, RUN)
  await press('Počni')
  expect(area().value).toBe('')
})

it('an answer that is swallowed stays in its field, and can be sent again', async () => {
  await begin()
  pending(checkCalls.answerOpen)
  write('Voda teče.')
  await press('Usporedi')
  await pass(15_000)
  expect(alert()).toMatch(/^Nema veze s internetom\..* Tvoj je tekst sačuvan\.$/)
  expect(area().value).toBe('Voda teče.')
  answer(checkCalls.answerOpen, ANSWERED)
  await press('Usporedi')
  expect(screen.getByRole('region', { name: 'Usporedba s uzornim odgovorom' })).toBeTruthy()
})

it('what is kept is what was sent: nothing can be typed that would be lost', async () => {
  await begin()
  pending(checkCalls.answerOpen)
  write('Voda teče.')
  expect(area().readOnly).toBe(false)
  await press('Usporedi')
  expect(area().readOnly).toBe(true)
  await pass(15_000)
  expect(area().readOnly).toBe(false)
})

it('ticks that are swallowed stay as they are, and can be sent again', async () => {
  await begin()
  answer(checkCalls.answerOpen, ANSWERED)
  write('Voda teče.')
  await press('Usporedi')
  const [, tick] = screen.getAllByRole<HTMLInputElement>('checkbox')
  if (!tick) throw new Error('Nothing to tick')
  fireEvent.click(tick)
  pending(checkCalls.tickPoints)
  await press('Pogledaj sve')
  await pass(15_000)
  expect(alert()).toMatch(/Tvoje su kvačice još ovdje\.$/)
  expect(tick.checked).toBe(true)
  answer(checkCalls.tickPoints, { ...ANSWERED, isDecided: true })
  await press('Pogledaj sve')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/ od 1 u potpunosti$/)
})

it('a question that is gone, and a swallowed look for the next, lead back to the beginning', async () => {
  await begin()
  refuse(checkCalls.answerOpen, 404, 'Pitanje nije pronađeno')
  pending(checkCalls.startCheck)
  write('Voda teče.')
  await press('Usporedi')
  await pass(15_000)
  expect(button('Počni')).toBeTruthy()
  expect(calls()).toHaveLength(3)
})
