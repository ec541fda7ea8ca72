import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { holdRequest } from '../../support/network'
import {
  setUpTestDesk,
  choose,
  dialog,
  resultBodies,
  handIn,
  RESULT,
  openDesk,
  settleSteps,
  pressInDialog,
  currentStepLabel,
} from '../../support/lesson-test'

setUpTestDesk()

it.each([
  ['goes back to the questions', () => pressInDialog('Vrati se na pitanja')],
  ['goes to a question without an answer', () => pressInDialog('2. pitanje')],
  [
    'presses Escape',
    async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
  ],
])('a pupil who %s while answers are being saved submits nothing', async (_, goBack) => {
  await openDesk()
  choose(/drugi/)
  const saving = holdRequest(examsApiCalls.keepAnswer)
  await handIn()
  expect(dialog().getByRole('button', { name: 'Predajem...' })).toBeTruthy()
  await goBack()
  await settleSteps()
  expect(screen.queryByRole('dialog')).toBeNull()
  await saving.answer({ success: true })
  await settleSteps()
  expect(resultBodies()).toEqual([])
  expect(currentStepLabel()).toMatch(/^Pitanje [12], /)
  await handIn()
  expect(resultBodies()).toHaveLength(1)
})

it('a submission in progress can’t be cancelled, and no cancel is offered', async () => {
  await openDesk()
  const handingIn = holdRequest(examsApiCalls.handInTest)
  await handIn()
  expect(resultBodies()).toHaveLength(1)
  for (const name of ['Vrati se na pitanja', '2. pitanje', 'Zatvori']) {
    await pressInDialog(name)
    expect(screen.queryByRole('dialog')).not.toBeNull()
  }
  expect(
    dialog().getByRole('button', { name: 'Vrati se na pitanja' }).getAttribute('aria-disabled'),
  ).toBe('true')
  await handingIn.answer({ success: true, result: RESULT })
  await settleSteps()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
})
