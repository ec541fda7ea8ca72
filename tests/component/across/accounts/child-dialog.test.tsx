import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { useUser } from '@/stores/user'
import {
  addedBodies,
  fillNew,
  onOpenChange,
  openChildDialog,
  parent,
  updatedBodies,
} from '../../support/child-dialog'
import { childOf, idOf, LUKA } from '../../support/family'
import { answer, bodies, calls, refuse, settle } from '../../support/network'
import { errorAt, field, fill, press, toasts } from '../../support/person'

const maja = childOf()
const CHILDREN = () => {
  const { user } = useUser.getState()
  return user?.type === 'roditelj' ? user.children.map(({ firstName }) => firstName) : []
}

describe('a new child', () => {
  it('needs a name, a nickname and a grade; focus moves to the first missing one', async () => {
    await openChildDialog()
    await press('Dodaj dijete')
    expect(['Ime', 'Nadimak', 'Razred'].map(errorAt)).toEqual([
      'Ime je obavezno',
      'Nadimak je obavezan',
      'Razred je obavezan',
    ])
    expect(document.activeElement).toBe(field('Ime'))
    expect(calls()).toEqual([])
  })

  it.each([
    ['ab', 'Nadimak ima od 3 do 30 slova, brojki, točaka, crtica i podvlaka, bez razmaka'],
    ['a b c', 'Nadimak ima od 3 do 30 slova, brojki, točaka, crtica i podvlaka, bez razmaka'],
    ['ana@mail', 'Nadimak ima od 3 do 30 slova, brojki, točaka, crtica i podvlaka, bez razmaka'],
  ])('the nickname „%s” shows „%s” without a request', async (nickName, message) => {
    await openChildDialog()
    await fill('Nadimak', nickName)
    expect(errorAt('Nadimak')).toBe(message)
    expect(calls()).toEqual([])
  })

  it('a taken nickname is reported on blur, until it is changed', async () => {
    await openChildDialog()
    answer(accountsApiCalls.checkNickname, { available: false, suggestion: 'ivan2' })
    await fill('Nadimak', 'ivan')
    expect(bodies(accountsApiCalls.checkNickname)).toEqual([{ nickName: 'ivan' }])
    expect(errorAt('Nadimak')).toBe('Ovaj nadimak je zauzet. Slobodan je, na primjer, ivan2.')
    fireEvent.change(field('Nadimak'), { target: { value: 'ivan2' } })
    await settle()
    expect(errorAt('Nadimak')).toBe('')
  })

  it('a nickname counts as free when the request fails', async () => {
    await openChildDialog()
    refuse(accountsApiCalls.checkNickname, 429, 'Previše zahtjeva.')
    await fill('Nadimak', 'ivan')
    expect(errorAt('Nadimak')).toBe('')
  })

  it('is added with the chosen picture and without a password', async () => {
    await openChildDialog()
    await fillNew()
    fireEvent.click(screen.getByRole('radio', { name: 'Sova' }))
    const child = childOf({ _id: idOf('12'), firstName: 'Nika' })
    answer(accountsApiCalls.addChild, { success: true, child })
    await press('Dodaj dijete')
    const body = {
      parentId: parent._id,
      firstName: 'Nika',
      nickName: 'nika.h',
      gradeID: idOf('57'),
      avatarURL: '/avatars/sova.svg',
      showsNickname: false,
    }
    expect(addedBodies()).toEqual([body])
    expect(toasts()).toEqual(['success: Uspjeh! Dijete je dodano'])
    expect(CHILDREN()).toEqual(['Maja', 'Luka', 'Nika'])
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it.each([
    ['1234567', 'Lozinka mora imati najmanje 8 znakova'],
    ['12345678', 'Ova se lozinka lako pogađa. Dodajte joj još koju riječ.'],
    ['plavi mrav', ''],
    ['', ''],
  ])('the password „%s” shows „%s”', async (password, message) => {
    await openChildDialog()
    await fill('Lozinka djeteta', 'x')
    await fill('Lozinka djeteta', password)
    expect(errorAt('Lozinka djeteta')).toBe(message)
  })

  it('a password is explained and sent', async () => {
    await openChildDialog()
    await fillNew()
    expect(screen.getByRole('dialog').textContent).toContain(
      'Bez toga se dijete prijavljuje samo preko Vašeg računa.',
    )
    await fill('Lozinka djeteta', 'Nikina-lozinka')
    await press('Dodaj dijete')
    expect(addedBodies()).toMatchObject([{ password: 'Nikina-lozinka' }])
  })

  it('a failure is shown, beside its field if it has one, and the dialog stays open', async () => {
    await openChildDialog()
    await fillNew()
    const taken = 'Ovaj nadimak je zauzet'
    refuse(accountsApiCalls.addChild, 409, taken, { fields: { nickName: [taken] } })
    await press('Dodaj dijete')
    expect(errorAt('Nadimak')).toBe(taken)
    expect(document.activeElement).toBe(field('Nadimak'))
    expect(toasts()).toEqual(['error: Greška Došlo je do greške prilikom dodavanja djeteta'])
    expect(CHILDREN()).toEqual(['Maja', 'Luka'])
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('too many children is reported above the button', async () => {
    await openChildDialog()
    await fillNew()
    refuse(accountsApiCalls.addChild, 409, 'Dodali ste najveći mogući broj djece.')
    await press('Dodaj dijete')
    expect(document.activeElement?.textContent).toBe('Dodali ste najveći mogući broj djece.')
  })
})

describe('editing a child', () => {
  const saved = childOf({ firstName: 'Majda' })
  const body = {
    parentId: parent._id,
    _id: maja._id,
    firstName: 'Majda',
    nickName: 'maja',
    gradeID: maja.gradeID,
    avatarURL: '/avatars/lisica.svg',
    hasRewards: true,
    isOnLeaderboards: true,
    showsNickname: false,
  }

  it('starts with the known data, and its own nickname is not checked', async () => {
    await openChildDialog(maja)
    expect(field('Ime').value).toBe('Maja')
    expect(field('Nadimak').value).toBe('maja')
    expect(field('Razred').value).toBe(maja.gradeID)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lisica' }).checked).toBe(true)
    fireEvent.focus(field('Nadimak'))
    fireEvent.blur(field('Nadimak'))
    await settle()
    expect(calls()).toEqual([])
  })

  it('keeps its password when the field stays empty', async () => {
    await openChildDialog(maja)
    answer(accountsApiCalls.updateChild, { success: true, child: saved })
    await fill('Ime', 'Majda')
    await press('Spremi promjene')
    expect(updatedBodies()).toEqual([body])
    expect(toasts()).toEqual(['success: Uspjeh! Podaci djeteta su spremljeni'])
    expect(CHILDREN()).toEqual(['Majda', 'Luka'])
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('a password can be removed, whatever was half typed', async () => {
    await openChildDialog(maja)
    answer(accountsApiCalls.updateChild, { success: true, child: saved })
    await fill('Ime', 'Majda')
    await fill('Nova lozinka djeteta', 'pola')
    fireEvent.click(field('Ukloni lozinku djeteta'))
    await settle()
    expect(screen.queryByLabelText('Nova lozinka djeteta')).toBeNull()
    await press('Spremi promjene')
    expect(updatedBodies()).toEqual([{ ...body, password: null }])
  })

  it('a child without a password has none to remove', async () => {
    await openChildDialog(LUKA)
    expect(screen.queryByLabelText('Ukloni lozinku djeteta')).toBeNull()
    expect(field('Lozinka djeteta').value).toBe('')
  })

  it('a failure is worded for a change', async () => {
    await openChildDialog(maja)
    refuse(accountsApiCalls.updateChild, 500, 'Došlo je do greške.')
    await press('Spremi promjene')
    expect(toasts()).toEqual(['error: Greška Došlo je do greške pri ažuriranju podataka djeteta'])
    expect(CHILDREN()).toEqual(['Maja', 'Luka'])
  })
})
