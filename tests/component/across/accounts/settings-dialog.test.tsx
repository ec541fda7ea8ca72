import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SettingsDialog } from '@/components/across/accounts/settings-dialog'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { oidcApiCalls } from '@/lib/across/accounts/oidc/calls'
import { useUser } from '@/stores/user'
import { parentOf, pupilOf } from '../../support/family'
import { answer, bodies, refuse, settle } from '../../support/network'
import { button, errorAt, field, fill, pagesLoaded, press, toasts } from '../../support/person'

const parent = parentOf()
const open = async () => {
  useUser.setState({ user: parent })
  render(<SettingsDialog onOpenChange={() => undefined} />)
  await settle()
}
const isEnabled = (name: string) => !button(name).disabled
const SAVE = 'Spremi promjene'
const CHANGE = 'Promijeni lozinku'

it('has the specified title, subtitle and tabs, personal data first', async () => {
  await open()
  const dialog = screen.getByRole('dialog', { name: 'Postavke korisničkog računa' })
  expect(dialog.textContent).toContain('Uredite osobne podatke i promijenite lozinku')
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Osobni podaci', 'Promjena lozinke'])
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
})

describe('where a provider is set', () => {
  beforeEach(() => {
    document.documentElement.dataset.oidc = 'AAI@EduHr'
    return () => delete document.documentElement.dataset.oidc
  })
  const { listOidcLinks, beginOidcLink, removeOidcLink } = oidcApiCalls
  const [child] = parent.children
  const LINKED = { accountId: parent._id, since: '2026-11-30T10:00:00.000Z' }

  const openLinks = async (...links: (typeof LINKED)[]) => {
    answer(listOidcLinks, { links })
    await open()
    fireEvent.click(screen.getByRole('tab', { name: 'Vanjska prijava' }))
    await settle()
  }

  it('a third tab shows who is linked, the parent and each child', async () => {
    await openLinks(LINKED)
    expect(screen.getByText('Povezano 30. studenoga 2026.')).toBeTruthy()
    expect(button(`Prekini vezu: ${parent.firstName} (Vi)`)).toBeTruthy()
    expect(button(`Poveži: ${child?.firstName}`)).toBeTruthy()
  })

  it('linking a child leads to the provider', async () => {
    answer(beginOidcLink, { url: 'https://prijava.example/auth' })
    await openLinks()
    await press(`Poveži: ${child?.firstName}`)
    expect(bodies(beginOidcLink)).toEqual([{ accountId: child?._id }])
    expect(pagesLoaded()).toEqual(['https://prijava.example/auth'])
  })

  it('a provider that does not respond is said', async () => {
    refuse(beginOidcLink, 503, 'Prijava trenutačno ne radi.')
    await openLinks()
    await press(`Poveži: ${parent.firstName} (Vi)`)
    expect(toasts()).toEqual(['error: Greška Prijava trenutačno ne radi.'])
    expect(pagesLoaded()).toEqual([])
  })

  it('ending a link asks nobody but the server, and shows that it is gone', async () => {
    answer(removeOidcLink, { success: true })
    await openLinks(LINKED)
    answer(listOidcLinks, { links: [] })
    await press(`Prekini vezu: ${parent.firstName} (Vi)`)
    expect(toasts()).toEqual(['success: Uspjeh! Veza je prekinuta.'])
    expect(button(`Poveži: ${parent.firstName} (Vi)`)).toBeTruthy()
  })
})

it('a pupil has no settings', () => {
  useUser.setState({ user: pupilOf() })
  render(<SettingsDialog onOpenChange={() => undefined} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('personal data', () => {
  beforeEach(open)

  it('can be saved only after a change', async () => {
    expect(isEnabled(SAVE)).toBe(false)
    await fill('Ime', 'Anamarija')
    expect(isEnabled(SAVE)).toBe(true)
    await fill('Ime', 'Ana')
    expect(isEnabled(SAVE)).toBe(false)
    fireEvent.click(field('Želim primati novosti emailom'))
    await settle()
    expect(isEnabled(SAVE)).toBe(true)
  })

  it.each([
    ['Ime', '', 'Ime je obavezno'],
    ['Ime', '   ', 'Ime je obavezno'],
    ['Prezime', '', 'Prezime je obavezno'],
    ['Email', '', 'Email je obavezan'],
    ['Email', 'ana@', 'Unesite ispravan email'],
  ])('%s „%s” shows „%s” and can’t be saved', async (label, value, message) => {
    await fill(label, value)
    expect(errorAt(label)).toBe(message)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(isEnabled(SAVE)).toBe(false)
  })

  it('saves, confirms, shows the new data and can’t save them again', async () => {
    answer(accountsApiCalls.updateParent, { user: { ...parent, firstName: 'Iva' } })
    await fill('Ime', 'Iva')
    await press(SAVE)
    const { _id: userId, lastName, email } = parent
    const body = { userId, firstName: 'Iva', lastName, email, subscribedToNewsletter: false }
    expect(bodies(accountsApiCalls.updateParent)).toEqual([body])
    expect(toasts()).toEqual(['success: Uspjeh! Uspješno ste ažurirali osobne podatke'])
    expect(useUser.getState().user?.firstName).toBe('Iva')
    expect(field('Ime').value).toBe('Iva')
    expect(isEnabled(SAVE)).toBe(false)
  })

  it('only a new e-mail requires the password', async () => {
    answer(accountsApiCalls.updateParent, { user: { ...parent, email: 'drugi@obitelj.test' } })
    expect(screen.queryByLabelText('Lozinka')).toBeNull()
    await fill('Email', 'drugi@obitelj.test')
    expect(field('Lozinka').autocomplete).toBe('current-password')
    expect(isEnabled(SAVE)).toBe(false)
    await fill('Lozinka', 'Tajna-lozinka')
    expect(isEnabled(SAVE)).toBe(true)
    await fill('Email', parent.email)
    expect(screen.queryByLabelText('Lozinka')).toBeNull()
    expect(isEnabled(SAVE)).toBe(false)
    await fill('Email', 'drugi@obitelj.test')
    expect(field('Lozinka').value).toBe('')
    await fill('Lozinka', 'Tajna-lozinka')
    await press(SAVE)
    expect(bodies(accountsApiCalls.updateParent)).toMatchObject([
      { email: 'drugi@obitelj.test', password: 'Tajna-lozinka' },
    ])
  })

  it('a new e-mail is shown as pending, and the field keeps the current one', async () => {
    const user = { ...parent, pendingEmail: 'drugi@obitelj.test' }
    answer(accountsApiCalls.updateParent, { user })
    await fill('Email', 'drugi@obitelj.test')
    await fill('Lozinka', 'Tajna-lozinka')
    await press(SAVE)
    expect(screen.getByText(/spremljeni\. Novi email čeka potvrdu\.$/)).toBeTruthy()
    expect(field('Email').value).toBe(parent.email)
    expect(screen.getByText(/^Adresa drugi@obitelj\.test čeka potvrdu/)).toBeTruthy()
  })

  it('an error is shown beside its field and in a toast, and typed text stays', async () => {
    const taken = 'Ovaj email već ima račun'
    refuse(accountsApiCalls.updateParent, 409, taken, { fields: { email: [taken] } })
    await fill('Email', 'drugi@obitelj.test')
    await fill('Lozinka', 'Tajna-lozinka')
    await press(SAVE)
    expect(errorAt('Email')).toBe(taken)
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Email').value).toBe('drugi@obitelj.test')
    expect(toasts()).toEqual(['error: Greška! Došlo je do greške prilikom ažuriranja podataka'])
  })
})

describe('the password', () => {
  const fields = ['Trenutna lozinka', 'Nova lozinka', 'Potvrda lozinke'] as const
  const GOOD = ['Stara-lozinka', 'Nova-lozinka', 'Nova-lozinka']
  const fillAll = async (values: string[]) => {
    for (const [index, label] of fields.entries()) await fill(label, values[index] ?? '')
  }
  beforeEach(async () => {
    await open()
    fireEvent.click(screen.getByRole('tab', { name: 'Promjena lozinke' }))
    await settle()
  })

  it('can be changed only when all three fields are filled', async () => {
    expect(isEnabled(CHANGE)).toBe(false)
    for (const [index, label] of fields.entries()) {
      expect(isEnabled(CHANGE)).toBe(false)
      await fill(label, GOOD[index] ?? '')
    }
    expect(isEnabled(CHANGE)).toBe(true)
    await fill('Trenutna lozinka', '')
    expect(isEnabled(CHANGE)).toBe(false)
  })

  it.each([
    ['Trenutna lozinka', ['', 'Nova-lozinka', 'Nova-lozinka'], 'Trenutna lozinka je obavezna'],
    ['Nova lozinka', ['x', '', 'y'], 'Nova lozinka je obavezna'],
    ['Nova lozinka', ['x', '1234567', '1234567'], 'Nova lozinka mora imati najmanje 8 znakova'],
    ['Potvrda lozinke', ['x', 'plavi mrav', ''], 'Potvrda lozinke je obavezna'],
    ['Potvrda lozinke', ['x', 'plavi mrav', 'plavi mrak'], 'Lozinke se ne podudaraju'],
  ])('%s of %o shows „%s”', async (label, values, message) => {
    await fillAll(values)
    expect(errorAt(label)).toBe(message)
    expect(isEnabled(CHANGE)).toBe(false)
  })

  it('eight matching characters are enough', async () => {
    await fillAll(['x', 'plavi mrav', 'plavi mrav'])
    expect(fields.map(errorAt)).toEqual(['', '', ''])
    expect(isEnabled(CHANGE)).toBe(true)
  })

  it('a later change of the new password is compared with its repetition again', async () => {
    await fillAll(GOOD)
    await fill('Nova lozinka', 'Sasvim-druga')
    expect(errorAt('Potvrda lozinke')).toBe('Lozinke se ne podudaraju')
    expect(isEnabled(CHANGE)).toBe(false)
    await fill('Nova lozinka', 'Nova-lozinka')
    expect(errorAt('Potvrda lozinke')).toBe('')
    expect(isEnabled(CHANGE)).toBe(true)
  })

  it('a success is confirmed and empties the form', async () => {
    answer(accountsApiCalls.changePassword, {
      success: true,
      message: 'Uspješno ste promijenili lozinku',
    })
    await fillAll(GOOD)
    await press(CHANGE)
    const [trenutnaLozinka, novaLozinka, potvrdaLozinke] = GOOD
    const body = { userId: parent._id, trenutnaLozinka, novaLozinka, potvrdaLozinke }
    expect(bodies(accountsApiCalls.changePassword)).toEqual([body])
    expect(toasts()).toEqual(['success: Uspjeh! Uspješno ste promijenili lozinku'])
    expect(fields.map((label) => field(label).value)).toEqual(['', '', ''])
    expect(fields.map(errorAt)).toEqual(['', '', ''])
    expect(isEnabled(CHANGE)).toBe(false)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('a pending e-mail is no longer pending', async () => {
    act(() => useUser.setState({ user: { ...parent, pendingEmail: 'novi@skola.example' } }))
    answer(accountsApiCalls.changePassword, { success: true, message: 'Promijenjena.' })
    await fillAll(GOOD)
    await press(CHANGE)
    expect(useUser.getState().user).toEqual({ ...parent, pendingEmail: null })
  })

  it('a wrong current password is reported beside its field and in a toast', async () => {
    const wrong = 'Lozinka nije točna'
    refuse(accountsApiCalls.changePassword, 400, wrong, { fields: { trenutnaLozinka: [wrong] } })
    await fillAll(GOOD)
    await press(CHANGE)
    expect(errorAt('Trenutna lozinka')).toBe(wrong)
    expect(document.activeElement).toBe(field('Trenutna lozinka'))
    expect(field('Nova lozinka').value).toBe('Nova-lozinka')
    expect(toasts()).toEqual(['error: Greška! Došlo je do greške prilikom promjene lozinke'])
  })

  it('a success removes the error of the previous try', async () => {
    refuse(accountsApiCalls.changePassword, 400, 'Lozinka nije točna')
    await fillAll(GOOD)
    await press(CHANGE)
    answer(accountsApiCalls.changePassword, {
      success: true,
      message: 'Uspješno ste promijenili lozinku',
    })
    await press(CHANGE)
    expect(toasts()).toEqual(['success: Uspjeh! Uspješno ste promijenili lozinku'])
  })

  it('an error about no field is announced', async () => {
    refuse(accountsApiCalls.changePassword, 429, 'Previše pokušaja.')
    await fillAll(GOOD)
    await press(CHANGE)
    expect(document.activeElement?.textContent).toBe('Previše pokušaja.')
  })
})
