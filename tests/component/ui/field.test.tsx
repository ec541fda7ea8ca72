import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field } from '@/components/ui/field'
import { Checkbox, Input } from '@/components/ui/input'

const input = () => screen.getByLabelText('Ime')

it('ties label and hint to its control', () => {
  render(
    <Field label="Ime" hint="Kako te zovu">
      {(wiring) => <Input {...wiring} />}
    </Field>,
  )
  expect(input().getAttribute('aria-invalid')).toBe('false')
  const hint = document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Kako te zovu')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('its error replaces the hint and is announced', () => {
  render(
    <Field label="Ime" hint="Kako te zovu" error="Ime je obavezno">
      {(wiring) => <Input {...wiring} />}
    </Field>,
  )
  expect(input().getAttribute('aria-invalid')).toBe('true')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Ime je obavezno')
  expect(input().getAttribute('aria-describedby')).toBe(alert.id)
  expect(screen.queryByText('Kako te zovu')).toBeNull()
})

it('without hint and error the control has no description', () => {
  render(<Field label="Ime">{(wiring) => <Input {...wiring} />}</Field>)
  expect(input().hasAttribute('aria-describedby')).toBe(false)
})

it('clicking a checkbox label ticks it', () => {
  render(
    <Field label="Pristajem" isLabelBehind>
      {(wiring) => <Checkbox {...wiring} />}
    </Field>,
  )
  screen.getByText('Pristajem').click()
  expect(screen.getByRole('checkbox', { checked: true })).toBeTruthy()
})
