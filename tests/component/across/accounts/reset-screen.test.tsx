import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { ResetScreen } from '@/components/across/accounts/entry/reset-screen'
import { answer, bodies, loseConnection, refuse, settle } from '../../support/network'
import { field, fill, blurField, noteOf, submitForm } from '../../support/form'

const NAME = 'Email ili nadimak'
const USED = { valid: false, signInName: null }

const title = () => screen.queryByRole('heading', { level: 2 })?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function openLink(token: string) {
  window.history.replaceState(null, '', `/resetiraj-lozinku#${token}`)
  render(<ResetScreen />)
  await settle()
}

it.each([
  ['roditelj@iskra.test', false],
  ['maja', true],
])(
  'for %s it shows the same message; for a nickname also who gets the letter',
  async (name, isChild) => {
    answer(accountsApiCalls.requestReset, { success: true })
    render(<ResetScreen />)
    fill(NAME, name)
    await submitForm()
    expect(bodies(accountsApiCalls.requestReset)).toEqual([{ emailOrUsername: name }])
    expect(document.activeElement?.textContent).toBe('Provjerite poštu')
    expect(screen.getByText(/^Ako račun postoji, poslali smo poruku/)).toBeTruthy()
    expect(screen.queryAllByText(/stiže na email roditelja/)).toHaveLength(isChild ? 1 : 0)
    press('Pošalji ponovno')
    expect(field(NAME)).toBeTruthy()
  },
)

it('requires a name', async () => {
  render(<ResetScreen />)
  await blurField(NAME)
  expect(noteOf(NAME)).toBe('Email ili nadimak je obavezan')
})

it('a failed request shows the reason and can be repeated', async () => {
  refuse(accountsApiCalls.requestReset, 429, 'Previše zahtjeva.')
  render(<ResetScreen />)
  fill(NAME, 'maja')
  await submitForm()
  expect(document.activeElement?.textContent).toBe('Previše zahtjeva.')
  answer(accountsApiCalls.requestReset, { success: true })
  await submitForm()
  expect(title()).toBe('Provjerite poštu')
})

it('a valid link leads to the new password and is removed afterwards', async () => {
  answer(accountsApiCalls.verifyReset, { valid: true, signInName: 'maja' })
  answer(accountsApiCalls.resetPassword, { success: true })
  await openLink('tajna')
  expect(bodies(accountsApiCalls.verifyReset)).toEqual([{ token: 'tajna' }])
  await screen.findByLabelText('Nova lozinka', { selector: 'input' })
  expect(field('Nova lozinka').autocomplete).toBe('new-password')
  // Password managers store the password under this name.
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe(
    'maja',
  )
  fill('Nova lozinka', '1234567')
  await blurField('Nova lozinka')
  expect(noteOf('Nova lozinka')).toBe('Nova lozinka mora imati najmanje 8 znakova')
  fill('Nova lozinka', 'plavi mrav ide')
  await submitForm()
  expect(bodies(accountsApiCalls.resetPassword)).toEqual([
    { token: 'tajna', password: 'plavi mrav ide' },
  ])
  expect(title()).toBe('Lozinka je promijenjena')
  expect(screen.getByRole('link', { name: 'Na prijavu' }).getAttribute('href')).toBe('/prijava')
  expect(window.location.hash).toBe('')
})

it.each([
  ['that is used or old', () => answer(accountsApiCalls.verifyReset, USED)],
  [
    'that is none',
    () => refuse(accountsApiCalls.verifyReset, 400, 'Uneseni podaci nisu ispravni.'),
  ],
])('a link %s is reported, with a link onwards', async (_what, prepare) => {
  prepare()
  await openLink('stara')
  expect(title()).toBe('Poveznica više ne vrijedi')
  press('Zatraži novu poveznicu')
  await settle()
  expect(field(NAME)).toBeTruthy()
})

it('a link used elsewhere meanwhile accepts no password', async () => {
  answer(accountsApiCalls.verifyReset, { valid: true, signInName: 'maja' })
  refuse(accountsApiCalls.resetPassword, 400, 'Poveznica ne vrijedi.')
  await openLink('tajna')
  fill('Nova lozinka', 'plavi mrav ide')
  await submitForm()
  expect(title()).toBe('Poveznica više ne vrijedi')
})

it('a check without a response can be retried', async () => {
  loseConnection(accountsApiCalls.verifyReset)
  await openLink('tajna')
  expect(title()).toMatch(/^Nema veze/)
  answer(accountsApiCalls.verifyReset, { valid: true, signInName: 'maja' })
  press('Pokušaj ponovno')
  await settle()
  expect(field('Nova lozinka')).toBeTruthy()
})

it('another link in the same tab is checked anew', async () => {
  answer(accountsApiCalls.verifyReset, USED)
  await openLink('stara')
  answer(accountsApiCalls.verifyReset, { valid: true, signInName: 'maja' })
  await act(async () => {
    window.location.hash = 'nova'
  })
  await settle()
  expect(field('Nova lozinka')).toBeTruthy()
})
