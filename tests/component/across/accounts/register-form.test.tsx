import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { takeLeftToast } from '@/components/ui/toast-after-redirect'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { RegisterForm } from '@/components/across/accounts/entry/register-form'
import { answer, bodies, loseConnection, refuse, settle } from '../../support/network'
import { pagesLoaded } from '../../support/person'
import { parentOf } from '../../support/family'
import { field, fill, isRefused, blurField, noteOf, submitForm } from '../../support/form'

const EMAIL = /^Email$/
const TERMS = /^Prihvaćam uvjete/
const CONSENT = /^Roditelj sam ili skrbnik/
const NEWS = /^Želim emailom/
const TAKEN = 'Ovaj email već ima račun'

const TERMS_VERSION = '2026-11-24'

const renderForm = () => render(<RegisterForm termsVersion={TERMS_VERSION} />)

const tick = (label: RegExp) => fireEvent.click(field(label))

function fillIn() {
  renderForm()
  fill('Ime', ' Iva ')
  fill('Prezime', 'Marić')
  fill(EMAIL, 'iva@obitelj.test')
  fill('Lozinka', 'plavi mrav ide')
  tick(TERMS)
  tick(CONSENT)
}

it.each([
  ['Ime', '', 'Ime je obavezno'],
  ['Ime', '  ', 'Ime je obavezno'],
  ['Ime', 'x'.repeat(61), 'Najviše 60 znakova'],
  ['Prezime', '', 'Prezime je obavezno'],
  [EMAIL, '', 'Email je obavezan'],
  [EMAIL, 'iva@', 'Unesite ispravan email'],
  [EMAIL, 'iva', 'Unesite ispravan email'],
  ['Lozinka', '', 'Lozinka je obavezna'],
  ['Lozinka', '1234567', 'Lozinka mora imati najmanje 8 znakova'],
])('%s „%.12s”: %s', async (label, value, sentence) => {
  answer(accountsApiCalls.checkEmail, { available: true })
  renderForm()
  fill(label, value)
  await blurField(label)
  expect(noteOf(label)).toBe(sentence)
  expect(isRefused(label)).toBe(true)
})

it('reports missing data beside every field, focuses the first, ticks nothing', async () => {
  renderForm()
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  await submitForm()
  expect(document.activeElement).toBe(field('Ime'))
  expect(noteOf(TERMS)).toBe('Za registraciju treba prihvatiti uvjete korištenja')
  expect(noteOf(CONSENT)).toBe('Za račun djeteta treba suglasnost roditelja')
  expect(isRefused(NEWS)).toBe(false)
  expect(bodies(accountsApiCalls.register)).toEqual([])
})

it.each([
  ['left alone', () => undefined, false],
  ['ticked', () => tick(NEWS), true],
])('registers with the newsletter %s and opens the profile', async (_what, choose, wanted) => {
  answer(accountsApiCalls.register, { user: parentOf({ firstName: 'Iva' }), token: '' })
  fillIn()
  choose()
  await submitForm()
  expect(bodies(accountsApiCalls.register)).toEqual([
    {
      firstName: 'Iva',
      lastName: 'Marić',
      email: 'iva@obitelj.test',
      password: 'plavi mrav ide',
      acceptsTerms: true,
      consentsForChildren: true,
      subscribedToNewsletter: wanted,
      termsVersion: TERMS_VERSION,
    },
  ])
  expect(pagesLoaded()).toEqual(['/profil'])
  expect(takeLeftToast()).toMatchObject({ kind: 'success', title: 'Dobro došli, Iva!' })
})

it.each([
  ['?povratak=%2Fcjenik', '/cjenik'],
  ['?povratak=%2F%2Fevil.test', '/profil'],
])('started with %s it ends on %s', async (search, page) => {
  window.history.replaceState(null, '', `/registracija${search}`)
  answer(accountsApiCalls.register, { user: parentOf({ firstName: 'Iva' }), token: '' })
  fillIn()
  await submitForm()
  expect(pagesLoaded()).toEqual([page])
  window.history.replaceState(null, '', '/')
})

it('a taken e-mail is reported on blur, until it is changed', async () => {
  answer(accountsApiCalls.checkEmail, { available: false })
  fillIn()
  await blurField(EMAIL)
  expect(bodies(accountsApiCalls.checkEmail)).toEqual([{ email: 'iva@obitelj.test' }])
  expect(noteOf(EMAIL)).toBe(TAKEN)
  await blurField('Ime')
  await submitForm()
  expect(noteOf(EMAIL)).toBe(TAKEN)
  expect(bodies(accountsApiCalls.register)).toEqual([])
  fill(EMAIL, 'druga@obitelj.test')
  await settle()
  expect(isRefused(EMAIL)).toBe(false)
})

it('a failed check counts as free', async () => {
  loseConnection(accountsApiCalls.checkEmail)
  fillIn()
  await blurField(EMAIL)
  expect(isRefused(EMAIL)).toBe(false)
})

it('an invalid e-mail is not checked', async () => {
  renderForm()
  fill(EMAIL, 'iva@')
  await blurField(EMAIL)
  expect(bodies(accountsApiCalls.checkEmail)).toEqual([])
})

it('a rejected registration is reported beside the e-mail, which takes focus', async () => {
  refuse(accountsApiCalls.register, 409, TAKEN, { fields: { email: [TAKEN] } })
  answer(accountsApiCalls.checkEmail, { available: true })
  fillIn()
  await submitForm()
  expect(noteOf(EMAIL)).toBe(TAKEN)
  expect(document.activeElement).toBe(field(EMAIL))
  expect(pagesLoaded()).toEqual([])
})

it('gives advice on the password while typing', async () => {
  renderForm()
  expect(noteOf('Lozinka')).toBe('Najmanje 8 znakova, najbolje rečenica.')
  fill('Lozinka', 'plavi')
  await settle()
  expect(noteOf('Lozinka')).toBe('Još 3 znaka.')
  fill('Lozinka', 'plavi mrav ide.')
  await settle()
  expect(noteOf('Lozinka')).toBe('Odlična lozinka.')
})

it.each([
  ['Ime', 'firstName', 'given-name'],
  ['Prezime', 'lastName', 'family-name'],
  [EMAIL, 'email', 'username'],
  ['Lozinka', 'password', 'new-password'],
])('%s is %s, autofilled as %s', (label, name, autocomplete) => {
  renderForm()
  expect(field(label).name).toBe(name)
  expect(field(label).autocomplete).toBe(autocomplete)
})
