import '../../support/all-fields'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { answer } from '../../support/network'
import {
  setUpTestDesk,
  openTest,
  press,
  openDesk,
  settleSteps,
  currentStepLabel,
} from '../../support/lesson-test'
import { questionOf } from '../../support/quiz'

setUpTestDesk()

const ASKED = /^To ne možemo pročitati kao broj\./

async function sitDownAtNumbers(first: object = {}) {
  const questions = [{ ...questionOf('number', 1), ...first }, questionOf('number', 2)]
  answer(examsApiCalls.startTest, openTest({ questions }))
  await openDesk()
}
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Tvoj odgovor/), { target: { value: text } })
/** Preloads the rules that read numbers. */
async function go(button: string) {
  await press(button)
  await import('@/lib/content/questions/kinds/number/measure')
  await settleSteps()
}

it('an unreadable number causes a warning before it is left', async () => {
  await sitDownAtNumbers()
  write('tri cm')
  await go('Dalje')
  expect(screen.getByText(ASKED)).toBeTruthy()
  expect(currentStepLabel()).toBe('Pitanje 1, odgovoreno')
  write('3 cm')
  expect(screen.queryByText(ASKED)).toBeNull()
  await go('Dalje')
  expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
})

it('also before a jump by the list of questions', async () => {
  await sitDownAtNumbers()
  write('tri cm')
  await go('Pitanje 2, bez odgovora')
  expect(screen.getByText(ASKED)).toBeTruthy()
  await go('Pitanje 2, bez odgovora')
  expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
  expect(screen.queryByText(ASKED)).toBeNull()
})

it('a second step leaves it as it is', async () => {
  await sitDownAtNumbers()
  write('tri')
  await go('Dalje')
  await go('Ostavi ovako')
  expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
})

it('a unit of another quantity is reported as in the quiz', async () => {
  await sitDownAtNumbers()
  write('3 kg')
  await go('Dalje')
  expect(screen.getByText(/^Jedinica „kg” mjeri masu/)).toBeTruthy()
})

it('a unit other than the required one is reported', async () => {
  await sitDownAtNumbers({ isUnitAsked: true })
  write('0,03 m')
  await go('Dalje')
  expect(screen.getByText(/^Ovdje se traži odgovor u jedinici cm/)).toBeTruthy()
})

it.each(['', '3', '3 centimetra', '1/2 m'])('%j is left without a warning', async (text) => {
  await sitDownAtNumbers()
  if (text) write(text)
  await go('Dalje')
  expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
})

it('an unreadable number in a gap causes a warning that names the gap', async () => {
  const questions = [questionOf('gaps', 1), questionOf('number', 2)]
  answer(examsApiCalls.startTest, openTest({ questions }))
  await openDesk()
  const gap = screen.getByRole('textbox')
  fireEvent.change(gap, { target: { value: 'devet ili deset' } })
  await go('Dalje')
  expect(screen.getByText(/^2\. praznina: To ne možemo pročitati kao broj\./)).toBeTruthy()
  fireEvent.change(gap, { target: { value: '9' } })
  await go('Dalje')
  expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
})
