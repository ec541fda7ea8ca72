import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasswordInput } from '@/components/ui/password-input'

const renderInput = () =>
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput aria-label="Lozinka" name="password" autoComplete="current-password" />
    </form>,
  )
const input = () => screen.getByLabelText<HTMLInputElement>('Lozinka')
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Prikaži lozinku' }))

it('shows and hides typed text without submitting', () => {
  renderInput()
  fireEvent.input(input(), { target: { value: 'tajna' } })
  expect(input().type).toBe('password')
  show()
  expect(input().type).toBe('text')
  expect(input().value).toBe('tajna')
  fireEvent.click(screen.getByRole('button', { name: 'Sakrij lozinku' }))
  expect(input().type).toBe('password')
})

it('is hidden when its form is submitted', () => {
  renderInput()
  show()
  fireEvent.submit(document.forms[0] as HTMLFormElement)
  expect(input().type).toBe('password')
})

it('keeps name and autocomplete for password managers, without corrections', () => {
  renderInput()
  show()
  expect(input().name).toBe('password')
  expect(input().autocomplete).toBe('current-password')
  expect(input().getAttribute('autocapitalize')).toBe('none')
  expect(input().getAttribute('spellcheck')).toBe('false')
})
