import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { accountsCalls } from '@/lib/across/accounts/calls'
import { ConfirmEmail } from '@/components/across/accounts/entry/confirm-email'
import { answer, bodies, loseConnection, refuse, settle } from '../../support/network'
import { pagesLoaded } from '../../support/person'

const title = () => screen.getByRole('heading', { level: 2 }).textContent

async function open(hash: string) {
  window.history.replaceState(null, '', `/potvrda-emaila${hash}`)
  // React runs effects twice: a link is good for one call.
  render(<ConfirmEmail />, { wrapper: StrictMode })
  await settle()
}

it('confirms once, says so with the focus there, and leads on', async () => {
  answer(accountsCalls.confirmEmail, { success: true })
  await open('#tajna')
  expect(bodies(accountsCalls.confirmEmail)).toEqual([{ token: 'tajna' }])
  expect(document.activeElement?.textContent).toBe('Email je potvrđen')
  // Nobody who goes back or copies the address meets the used link again.
  expect(window.location.hash).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Nastavi' }))
  expect(pagesLoaded()).toEqual(['/prijava'])
})

it('a used or old link says so and leads on', async () => {
  refuse(accountsCalls.confirmEmail, 400, 'Poveznica više ne vrijedi. Zatražite novu.')
  await open('#stara')
  expect(title()).toBe('Poveznica više ne vrijedi')
  expect(screen.getByRole('button', { name: 'Nastavi' })).toBeTruthy()
})

it('without an answer it can be tried again', async () => {
  loseConnection(accountsCalls.confirmEmail)
  await open('#tajna')
  expect(title()).toMatch(/^Nema veze/)
  expect(window.location.hash).toBe('#tajna')
  answer(accountsCalls.confirmEmail, { success: true })
  fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
  await settle()
  expect(title()).toBe('Email je potvrđen')
})

it('an address that was taken meanwhile is said, with a way on', async () => {
  refuse(accountsCalls.confirmEmail, 409, 'Ovu adresu u međuvremenu ima drugi račun.')
  await open('#tajna')
  expect(title()).toBe('Ovu adresu u međuvremenu ima drugi račun.')
  expect(screen.getByRole('button', { name: 'Nastavi' })).toBeTruthy()
})

it('without a link it asks for none of the server', async () => {
  await open('')
  expect(title()).toBe('Nedostaje poveznica')
  expect(bodies(accountsCalls.confirmEmail)).toEqual([])
})

it('the stored page waits: it knows no link', () => {
  expect(renderToString(<ConfirmEmail />)).toContain('Potvrđujem email...')
})
