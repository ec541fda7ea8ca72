import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { ConfirmEmail } from '@/components/across/accounts/entry/confirm-email'
import { answer, bodies, loseConnection, refuse, settle } from '../../support/network'
import { pagesLoaded } from '../../support/person'

const title = () => screen.getByRole('heading', { level: 2 }).textContent

async function open(hash: string) {
  window.history.replaceState(null, '', `/potvrda-emaila${hash}`)
  // React runs effects twice, but a link works for one request only.
  render(<ConfirmEmail />, { wrapper: StrictMode })
  await settle()
}

it('confirms once, shows it with focus on the result, and links onwards', async () => {
  answer(accountsApiCalls.confirmEmail, { success: true })
  await open('#tajna')
  expect(bodies(accountsApiCalls.confirmEmail)).toEqual([{ token: 'tajna' }])
  expect(document.activeElement?.textContent).toBe('Email je potvrđen')
  // The used link must not stay in the address or the history.
  expect(window.location.hash).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Nastavi' }))
  expect(pagesLoaded()).toEqual(['/prijava'])
})

it('a used or expired link is reported, with a link onwards', async () => {
  refuse(accountsApiCalls.confirmEmail, 400, 'Poveznica više ne vrijedi. Zatražite novu.')
  await open('#stara')
  expect(title()).toBe('Poveznica više ne vrijedi')
  expect(screen.getByRole('button', { name: 'Nastavi' })).toBeTruthy()
})

it('without a response it can be retried', async () => {
  loseConnection(accountsApiCalls.confirmEmail)
  await open('#tajna')
  expect(title()).toMatch(/^Nema veze/)
  expect(window.location.hash).toBe('#tajna')
  answer(accountsApiCalls.confirmEmail, { success: true })
  fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
  await settle()
  expect(title()).toBe('Email je potvrđen')
})

it('an address taken meanwhile is reported, with a link onwards', async () => {
  refuse(accountsApiCalls.confirmEmail, 409, 'Ovu adresu u međuvremenu ima drugi račun.')
  await open('#tajna')
  expect(title()).toBe('Ovu adresu u međuvremenu ima drugi račun.')
  expect(screen.getByRole('button', { name: 'Nastavi' })).toBeTruthy()
})

it('without a link it sends no request', async () => {
  await open('')
  expect(title()).toBe('Nedostaje poveznica')
  expect(bodies(accountsApiCalls.confirmEmail)).toEqual([])
})

it('the cached page waits, because it knows no link', () => {
  expect(renderToString(<ConfirmEmail />)).toContain('Potvrđujem email...')
})
