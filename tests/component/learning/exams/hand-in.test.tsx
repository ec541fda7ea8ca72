import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examsCalls } from '@/lib/learning/exams/calls'
import { pending } from '../../support/network'
import {
  atTheDesk,
  choose,
  dialog,
  handedIn,
  handIn,
  RESULT,
  sitDown,
  step,
  tap,
  where,
} from '../../support/lesson-test'

atTheDesk()

it.each([
  ['goes back to the questions', () => tap('Vrati se na pitanja')],
  ['goes to a question without an answer', () => tap('2. pitanje')],
  [
    'presses Escape',
    async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
  ],
])('a pupil who %s while answers are being saved submits nothing', async (_, goBack) => {
  await sitDown()
  choose(/drugi/)
  const saving = pending(examsCalls.keepAnswer)
  await handIn()
  expect(dialog().getByRole('button', { name: 'Predajem...' })).toBeTruthy()
  await goBack()
  await step()
  expect(screen.queryByRole('dialog')).toBeNull()
  await saving.answer({ success: true })
  await step()
  expect(handedIn()).toEqual([])
  expect(where()).toMatch(/^Pitanje [12], /)
  await handIn()
  expect(handedIn()).toHaveLength(1)
})

it('a submission in progress can’t be cancelled, and no cancel is offered', async () => {
  await sitDown()
  const handingIn = pending(examsCalls.testResults)
  await handIn()
  expect(handedIn()).toHaveLength(1)
  for (const name of ['Vrati se na pitanja', '2. pitanje', 'Zatvori']) {
    await tap(name)
    expect(screen.queryByRole('dialog')).not.toBeNull()
  }
  expect(
    dialog().getByRole('button', { name: 'Vrati se na pitanja' }).getAttribute('aria-disabled'),
  ).toBe('true')
  await handingIn.answer({ success: true, result: RESULT })
  await step()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
})
