// Preloaded: the field loads it on first use, which takes real time.
import '@/components/learning/quiz/kinds/number-pad'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { useSession } from '@/stores/session'
import { pupilOf, viewerOf } from '../../support/family'
import { renderAnswerFields } from '../../support/fields'
import { settle } from '../../support/network'

const base = { _id: 'a', isBonus: false, html: '<p>?</p>', hints: null }
const number = { ...base, kind: 'number', unit: null } as unknown as PublicQuestion
const claim = { ...base, kind: 'true-false' } as unknown as PublicQuestion

const signIn = (changes: { isEarlyReader?: true }) =>
  act(() => useSession.setState({ viewer: viewerOf(pupilOf(), changes) }))
beforeEach(() => signIn({ isEarlyReader: true }))
afterEach(() => act(() => useSession.setState({ viewer: null })))

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('an early reader taps a number instead of typing it', async () => {
  const onChange = renderAnswerFields(number)
  await settle()
  for (const digit of ['1', '0', '4']) press(digit)
  press('Obriši brojku')
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'number', text: '10' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tvoj odgovor' })
  expect([field.value, field.inputMode]).toEqual(['10', 'none'])
  // A keyboard still works.
  fireEvent.change(field, { target: { value: '12' } })
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'number', text: '12' })
})

it('older pupils get no number pad', async () => {
  signIn({})
  renderAnswerFields(number)
  await settle()
  expect(screen.queryByRole('group', { name: 'Brojke' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox').inputMode).toBe('decimal')
})

it('a claim has two answers with pictures', () => {
  const onChange = renderAnswerFields(claim)
  const pictures = [...document.querySelectorAll('[data-early-icon]')]
  expect(pictures.map(({ textContent }) => textContent)).toEqual(['Da', 'Ne'])
  const [, no] = screen.getAllByRole('radio')
  fireEvent.click(no as HTMLElement)
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'true-false', value: false })
})
