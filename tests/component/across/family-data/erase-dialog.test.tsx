import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { EraseDialog } from '@/components/across/family-data/erase-dialog'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { familyDataApiCalls } from '@/lib/across/family-data/calls'
import { announceSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { parentOf } from '../../support/family'
import {
  answer,
  bodies,
  calls,
  loseConnection,
  refuse,
  refuseSession,
  settle,
} from '../../support/network'
import { button, errorAt, field, fill, press, pagesLoaded } from '../../support/person'

vi.mock('@/stores/session', async (original) => ({
  ...(await original<object>()),
  announceSession: vi.fn(),
}))

const parent = parentOf()
const onOpenChange = vi.fn()
const CONFIRMED = [{ password: 'Tajna-1' }]
const SURE = 'Da, obriši sve zauvijek'

beforeEach(async () => {
  onOpenChange.mockReset()
  answer(accountsApiCalls.confirmPassword, { success: true })
  vi.mocked(announceSession).mockReset()
  useUser.setState({ user: parent })
  render(<EraseDialog onOpenChange={onOpenChange} parent={parent} />)
  await settle()
})

const confirm = async () => {
  await fill('Lozinka', 'Tajna-1')
  await press('Nastavi')
}

it('names everything that will be lost', () => {
  const text = screen.getByRole('dialog').textContent
  for (const part of ['ana@obitelj.test', 'Maja', 'Luka', 'pretplata']) expect(text).toContain(part)
})

it('requires the password before the second question', async () => {
  await press('Nastavi')
  expect(errorAt('Lozinka')).toBe('Lozinka je obavezna')
  expect(screen.queryByRole('button', { name: SURE })).toBeNull()
})

it('asks twice, with focus on cancel, and erases nothing before', async () => {
  await confirm()
  expect(bodies(accountsApiCalls.confirmPassword)).toEqual(CONFIRMED)
  expect(document.activeElement).toBe(button('Odustani'))
  expect(screen.getByRole('dialog').textContent).toContain(
    'Jeste li sigurni? Brišemo Vaš račun i 2 profila djece. Nitko ih više neće moći vratiti.',
  )
  await press('Odustani')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(calls()).toHaveLength(1)
})

it.each(['Na početnu', 'Zatvori'])(
  'erases, confirms it here and in other tabs; %s opens the start page',
  async (way) => {
    answer(familyDataApiCalls.eraseFamily, { success: true })
    await confirm()
    await press(SURE)
    const body = { parentId: parent._id, password: 'Tajna-1', isSure: true }
    expect(bodies(familyDataApiCalls.eraseFamily)).toEqual([body])
    expect(announceSession).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Račun je obrisan' })).toBeDefined()
    expect(document.activeElement).toBe(button('Na početnu'))
    expect(pagesLoaded()).toEqual([])
    await press(way)
    expect(useUser.getState().user).toBeNull()
    expect(pagesLoaded()).toEqual(['/'])
  },
)

it('removes all data of the family from the browser, but not of others', async () => {
  const [maja] = parent.children
  const theirs = ['kviz:lekcija', 'dolazak:', 'provjera:krug.pitanje', 'test:pisani'].map(
    (name) => `iskra:${maja?._id}:${name}`,
  )
  const others = ['iskra:netko:kviz:lekcija', 'iskra:netko:test:pisani', 'theme']
  for (const key of [...theirs, ...others]) localStorage.setItem(key, '1')
  refuse(familyDataApiCalls.eraseFamily, 429, 'Previše pokušaja.')
  await confirm()
  await press(SURE)
  expect(localStorage).toHaveLength(7)
  answer(familyDataApiCalls.eraseFamily, { success: true })
  await press(SURE)
  expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted())
})

/** Loses the first response; the second request finds the session ended. */
async function loseAnswer() {
  loseConnection(familyDataApiCalls.eraseFamily)
  await confirm()
  await press(SURE)
  refuseSession(familyDataApiCalls.eraseFamily)
  await press(SURE)
  await settle()
}

it('an erasure whose response got lost ends the same way at the second click', async () => {
  const theirs = `iskra:${parent.children[0]?._id}:dolazak:`
  localStorage.setItem(theirs, '1')
  answer(familyDataApiCalls.readErasureStatus, { isErased: true })
  await loseAnswer()
  expect(screen.getByRole('dialog', { name: 'Račun je obrisan' })).toBeDefined()
  expect(announceSession).toHaveBeenCalledOnce()
  expect(localStorage.getItem(theirs)).toBeNull()
})

it.each([
  ['the account is there', () => answer(familyDataApiCalls.readErasureStatus, { isErased: false })],
  ['nobody knows', () => loseConnection(familyDataApiCalls.readErasureStatus)],
])('an ended session leads to the sign-in when %s', async (_, prepare) => {
  prepare()
  answer(sessionApiCalls.signOut, { success: true })
  await loseAnswer()
  expect(screen.queryByRole('dialog', { name: 'Račun je obrisan' })).toBeNull()
  expect(pagesLoaded()).toEqual(['/prijava'])
})

it.each([
  ['before the second question', false],
  ['also where it was replaced since', true],
])('a wrong password is reported %s', async (_, isReplaced) => {
  const wrong = 'Lozinka nije točna'
  const target = isReplaced ? familyDataApiCalls.eraseFamily : accountsApiCalls.confirmPassword
  refuse(target, 400, wrong, { fields: { password: [wrong] } })
  await fill('Lozinka', 'kriva')
  await press('Nastavi')
  if (isReplaced) await press(SURE)
  expect(screen.queryByRole('button', { name: SURE })).toBeNull()
  expect(errorAt('Lozinka')).toBe(wrong)
  expect(document.activeElement).toBe(field('Lozinka'))
  expect(useUser.getState().user).toEqual(parent)
  expect(pagesLoaded()).toEqual([])
})

it('a failure about no field is shown beside the second question', async () => {
  refuse(familyDataApiCalls.eraseFamily, 429, 'Previše pokušaja.')
  await confirm()
  await press(SURE)
  expect(screen.getByText('Previše pokušaja.')).toBeDefined()
  expect(button(SURE).disabled).toBe(false)
})

it('an account without profiles is worded accordingly', async () => {
  cleanup()
  render(<EraseDialog onOpenChange={onOpenChange} parent={parentOf({ children: [] })} />)
  await confirm()
  expect(screen.getByRole('dialog').textContent).toContain(
    'Jeste li sigurni? Brišemo Vaš račun. Nitko ga više neće moći vratiti.',
  )
})
