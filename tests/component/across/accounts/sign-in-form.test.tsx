import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { takeLeftToast } from '@/components/ui/toast-after-redirect'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { SignInForm } from '@/components/across/accounts/entry/sign-in-form'
import { noteSessionOver, readSessionEndPath } from '@/lib/across/accounts/session-over'
import { answer, bodies, holdRequest, refuse, settle } from '../../support/network'
import { pagesLoaded } from '../../support/person'
import { pupilOf } from '../../support/family'
import { field, fill, isRefused, blurField, noteOf, submitForm } from '../../support/form'

afterEach(() => void vi.useRealTimers())
const SIGNED_IN = { user: pupilOf(), token: '' }

function fillIn() {
  render(<SignInForm />)
  fill('Email ili nadimak', ' maja ')
  fill('Lozinka', ' tajna riječ ')
}

/** The sentence is always in the DOM; a mark on the document shows it (tests/e2e/sign-in). */
const isSaid = () => 'sessionOver' in document.documentElement.dataset

it('explains itself after an ended session, and returns to that page', async () => {
  const { unmount } = render(<SignInForm />)
  expect(isSaid()).toBe(false)
  unmount()
  history.replaceState(null, '', '/prijava?povratak=%2Fprofil&prestala=1')
  const { unmount: leave } = render(<SignInForm />)
  expect(isSaid()).toBe(true)
  leave()
  expect(isSaid()).toBe(false)
  history.replaceState(null, '', '/prijava')

  noteSessionOver('/5-razred/knjiga/lekcija/kwiz')
  fillIn()
  expect(isSaid()).toBe(true)
  answer(accountsApiCalls.signIn, SIGNED_IN)
  await submitForm()
  expect(pagesLoaded()).toEqual(['/5-razred/knjiga/lekcija/kwiz'])

  // The page is left: a later visit has another reason.
  window.dispatchEvent(new Event('pagehide'))
  expect(readSessionEndPath()).toBeNull()
})

it.each([
  ['Email ili nadimak', '', 'Email ili nadimak je obavezan'],
  ['Email ili nadimak', '   ', 'Email ili nadimak je obavezan'],
  ['Lozinka', '', 'Lozinka je obavezna'],
  ['Lozinka', 'x'.repeat(201), 'Lozinka može imati najviše 200 znakova'],
])('%s „%.12s”: %s', async (label, value, sentence) => {
  render(<SignInForm />)
  fill(label, value)
  await blurField(label)
  expect(noteOf(label)).toBe(sentence)
})

it('any former password may be tried', async () => {
  render(<SignInForm />)
  fill('Lozinka', 'x')
  await blurField('Lozinka')
  expect(isRefused('Lozinka')).toBe(false)
})

it('supports password managers and phones', () => {
  render(<SignInForm />)
  const name = field('Email ili nadimak')
  expect(name.name).toBe('email')
  expect(name.autocomplete).toBe('username')
  expect(name.inputMode).toBe('email')
  expect(name.getAttribute('enterkeyhint')).toBe('next')
  expect(field('Lozinka').autocomplete).toBe('current-password')
  expect(field('Lozinka').getAttribute('enterkeyhint')).toBe('go')
  // Credentials never appear in an address.
  expect(document.forms[0]?.method).toBe('post')
})

it('signs in, notifies other tabs, greets on the next page and opens it', async () => {
  answer(accountsApiCalls.signIn, SIGNED_IN)
  const heard = vi.fn()
  const channel = new BroadcastChannel('iskra-session')
  channel.onmessage = heard
  fillIn()
  await submitForm()
  expect(bodies(accountsApiCalls.signIn)).toEqual([{ email: 'maja', password: ' tajna riječ ' }])
  expect(pagesLoaded()).toEqual(['/profil'])
  const text = 'Uspješno ste se prijavili'
  expect(takeLeftToast()).toEqual({ kind: 'success', title: 'Uspjeh!', text })
  await settle()
  expect(heard).toHaveBeenCalledOnce()
  channel.close()
})

it.each([
  ['?povratak=%2Finbox', '/inbox'],
  ['?povratak=%2F%2Fevil.test', '/profil'],
])('with %s it opens %s', async (search, page) => {
  answer(accountsApiCalls.signIn, SIGNED_IN)
  window.history.replaceState(null, '', `/prijava${search}`)
  fillIn()
  await submitForm()
  expect(pagesLoaded()).toEqual([page])
})

it.each([
  [401, 'Neispravni korisnički podaci'],
  [429, 'Previše pokušaja s pogrešnom lozinkom. Novi je pokušaj moguć nešto kasnije.'],
  [0, 'Nema veze s internetom. Treba pokušati ponovno kad se veza vrati.'],
  [503, 'Usluga je trenutačno nedostupna. Novi je pokušaj moguć za koji trenutak.'],
])('a rejection with %i takes focus and keeps typed text', async (status, sentence) => {
  refuse(accountsApiCalls.signIn, status, sentence)
  fillIn()
  await submitForm()
  expect(document.activeElement?.textContent).toBe(sentence)
  expect(field('Lozinka').value).toBe(' tajna riječ ')
  expect(pagesLoaded()).toEqual([])
  expect(takeLeftToast()).toBeNull()
})

it('a slow sign-in shows it after 800 ms, not before', async () => {
  fillIn()
  await settle()
  holdRequest(accountsApiCalls.signIn)
  vi.useFakeTimers()
  fireEvent.submit(document.forms[0] as HTMLFormElement)
  await act(() => vi.advanceTimersByTimeAsync(700))
  expect(screen.queryByText('Prijavljujem...')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(150))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('button', { name: 'Prijavljujem...' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Prijavljujem...')
})
