import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { TextField } from '@/components/ui/field'
import { ApiError } from '@/lib/platform/http/client'
import { field, fill, isRefused, blurField, noteOf, submitForm } from '../support/form'
import { settle } from '../support/network'

const schema = z.object({
  town: z.string().min(1, 'Mjesto je obavezno').max(5),
  street: z.string().min(1, 'Ulica je obavezna'),
})
type Address = z.output<typeof schema>

const sent = vi.fn<(address: Address) => Promise<unknown>>()
beforeEach(() => sent.mockReset().mockResolvedValue(undefined))

type Options = { source?: () => Promise<typeof schema>; leavesPage?: boolean }

function AddressForm({ source, leavesPage = false }: Options) {
  const { formProps, field, isSending, message } = useSchemaForm<Address>({
    schema: source ?? schema,
    send: sent,
    leavesPage,
  })
  // Registered in reverse screen order.
  const street = field('street')
  return (
    <form {...formProps}>
      <FormMessage text={message} />
      <TextField label="Mjesto" {...field('town')} />
      <TextField label="Ulica" {...street} />
      <button type="submit">{isSending ? 'Šaljem' : 'Pošalji'}</button>
    </form>
  )
}

function fillIn() {
  fill('Mjesto', 'Sisak')
  fill('Ulica', 'Duga 1')
}

it('shows no error before blur, then updates on each change', async () => {
  render(<AddressForm />)
  fill('Mjesto', 'S')
  fill('Mjesto', '')
  await settle()
  expect(isRefused('Mjesto')).toBe(false)
  await blurField('Mjesto')
  expect(noteOf('Mjesto')).toBe('Mjesto je obavezno')
  fill('Mjesto', 'S')
  await settle()
  expect(isRefused('Mjesto')).toBe(false)
  expect(isRefused('Ulica')).toBe(false)
})

it('a rule without its own message has a Croatian one', async () => {
  render(<AddressForm />)
  fill('Mjesto', 'Dugo Selo')
  await blurField('Mjesto')
  expect(noteOf('Mjesto')).toBe('Treba upisati najviše 5 znakova.')
})

it('focuses the first error on the screen and sends nothing', async () => {
  render(<AddressForm />)
  await submitForm()
  expect(noteOf('Mjesto')).toBe('Mjesto je obavezno')
  expect(noteOf('Ulica')).toBe('Ulica je obavezna')
  expect(document.activeElement).toBe(field('Mjesto'))
  expect(sent).not.toHaveBeenCalled()
})

it('a double click sends once, and a click after the response sends again', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<undefined>()
  sent.mockReturnValueOnce(promise)
  render(<AddressForm />)
  fillIn()
  fireEvent.submit(document.forms[0] as HTMLFormElement)
  fireEvent.submit(document.forms[0] as HTMLFormElement)
  await submitForm()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ town: 'Sisak', street: 'Duga 1' })
  expect(screen.getByRole('button').textContent).toBe('Šaljem')
  answer(undefined)
  await settle()
  expect(screen.getByRole('button').textContent).toBe('Pošalji')
  await submitForm()
  expect(sent).toHaveBeenCalledTimes(2)
})

it('shows the server’s error beside the field, until the value is changed', async () => {
  const fields = { street: ['Nema takve ulice'], unknown: ['?'] }
  sent.mockRejectedValueOnce(new ApiError(409, 'Ne ide.', fields))
  render(<AddressForm />)
  fillIn()
  await submitForm()
  expect(noteOf('Ulica')).toBe('Nema takve ulice')
  expect(document.activeElement).toBe(field('Ulica'))
  expect(screen.queryByText('Ne ide.')).toBeNull()
  await blurField('Ulica')
  await submitForm()
  expect(noteOf('Ulica')).toBe('Nema takve ulice')
  expect(sent).toHaveBeenCalledTimes(1)
  fill('Ulica', 'Duga 2')
  await settle()
  expect(isRefused('Ulica')).toBe(false)
  await submitForm()
  expect(sent).toHaveBeenCalledTimes(2)
})

it.each([
  ['about no field', new ApiError(429, 'Previše zahtjeva.')],
  ['about a field that is not here', new ApiError(400, 'Previše zahtjeva.', { token: ['?'] })],
])('an error %s is shown above the form, with focus', async (_what, refusal) => {
  sent.mockRejectedValueOnce(refusal)
  render(<AddressForm />)
  fillIn()
  await submitForm()
  expect(document.activeElement?.textContent).toBe('Previše zahtjeva.')
  await submitForm()
  expect(screen.queryByText('Previše zahtjeva.')).toBeNull()
})

it('keeps text typed before hydration', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<AddressForm />)
  for (const input of container.querySelectorAll('input')) input.value = 'Osijek'.slice(0, 5)
  render(<AddressForm />, { container, hydrate: true })
  await submitForm()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ town: 'Osije', street: 'Osije' })
})

it('sends values that a password manager filled in without events', async () => {
  render(<AddressForm />)
  field('Mjesto').value = 'Zadar'
  field('Ulica').value = 'Nova 3'
  await submitForm()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ town: 'Zadar', street: 'Nova 3' })
})

it('a form that opens another page is sent once, and again after the back button', async () => {
  render(<AddressForm leavesPage />)
  fillIn()
  await submitForm()
  await submitForm()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').textContent).toBe('Šaljem')
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(screen.getByRole('button').textContent).toBe('Pošalji')
  await submitForm()
  expect(sent).toHaveBeenCalledTimes(2)
})

it('loads its schema on first use, once', async () => {
  const source = vi.fn(async () => schema)
  render(<AddressForm source={source} />)
  expect(source).not.toHaveBeenCalled()
  fireEvent.focus(field('Mjesto'))
  expect(source).toHaveBeenCalledOnce()
  await blurField('Mjesto')
  expect(noteOf('Mjesto')).toBe('Mjesto je obavezno')
  expect(source).toHaveBeenCalledOnce()
})

it('without its schema, offline, it leaves validation to the server', async () => {
  const source = vi.fn<() => Promise<typeof schema>>().mockRejectedValueOnce(new Error('offline'))
  render(<AddressForm source={source} />)
  fill('Mjesto', 'Sisak')
  sent.mockRejectedValueOnce(new ApiError(0, 'Nema veze.'))
  await submitForm()
  expect(document.activeElement?.textContent).toBe('Nema veze.')
  source.mockResolvedValue(schema)
  await submitForm()
  expect(noteOf('Ulica')).toBe('Ulica je obavezna')
  expect(sent).toHaveBeenCalledTimes(1)
})
