import '../support/edges'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { EraseDialog } from '@/components/family-data/erase-dialog'
import { SessionRefused } from '@/lib/http/client'
import { loadPage } from '@/lib/browser/load-page'
import { announceSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { parentOf } from '../support/family'
import {
  button,
  errorAt,
  field,
  fill,
  press,
  refusal,
  sent,
  server,
  settle,
  withoutMemory,
} from '../support/people'

vi.mock('@/stores/session', async (original) => ({
  ...(await original<object>()),
  announceSession: vi.fn(),
}))

withoutMemory()

const parent = parentOf()
const onOpenChange = vi.fn()
/** What the server says of the erasure; the password is right. */
const erasing = vi.fn()
const CONFIRMED = ['/korisnik/potvrdi-lozinku', { password: 'Tajna-1' }]
const SURE = 'Da, obriši sve zauvijek'

beforeEach(async () => {
  onOpenChange.mockReset()
  erasing.mockReset()
  server.mockImplementation(async ({ path }) =>
    path === '/korisnik/potvrdi-lozinku' ? { success: true } : erasing(),
  )
  vi.mocked(announceSession).mockReset()
  useUser.setState({ user: parent })
  render(<EraseDialog isOpen onOpenChange={onOpenChange} parent={parent} />)
  await settle()
})

it('names all that goes', () => {
  const text = screen.getByRole('dialog').textContent
  for (const part of ['ana@obitelj.test', 'Maja', 'Luka', 'pretplata']) expect(text).toContain(part)
})

it('needs the password before the second question', async () => {
  await press('Nastavi')
  expect(errorAt('Lozinka')).toBe('Lozinka je obavezna')
  expect(screen.queryByRole('button', { name: SURE })).toBeNull()
})

it('asks twice, the way out first, and erases nothing before', async () => {
  await fill('Lozinka', 'Tajna-1')
  await press('Nastavi')
  expect(sent()).toEqual([CONFIRMED])
  expect(document.activeElement).toBe(button('Odustani'))
  expect(screen.getByRole('dialog').textContent).toContain(
    'Jeste li sigurni? Brišemo vaš račun i 2 profila djece. Nitko ih više neće moći vratiti.',
  )
  await press('Odustani')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(sent()).toEqual([CONFIRMED])
})

it.each(['Na početnu', 'Zatvori'])(
  'erases, tells it here and to the other tabs; %s leads to the start page',
  async (way) => {
    erasing.mockResolvedValue({ success: true })
    await fill('Lozinka', 'Tajna-1')
    await press('Nastavi')
    await press(SURE)
    const body = { parentId: parent._id, password: 'Tajna-1', isSure: true }
    expect(sent()).toEqual([CONFIRMED, ['/korisnik/brisanje', body]])
    expect(announceSession).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Račun je obrisan' })).toBeDefined()
    expect(document.activeElement).toBe(button('Na početnu'))
    expect(loadPage).not.toHaveBeenCalled()
    await press(way)
    expect(useUser.getState().user).toBeNull()
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/')
  },
)

it('leaves nothing of the family in the browser, and everything of others', async () => {
  const [maja] = parent.children
  const theirs = ['kviz:lekcija', 'dolazak:', 'provjera:krug.pitanje', 'test:pisani'].map(
    (name) => `iskra:${maja?._id}:${name}`,
  )
  const others = ['iskra:netko:kviz:lekcija', 'iskra:netko:test:pisani', 'theme']
  for (const key of [...theirs, ...others]) localStorage.setItem(key, '1')
  erasing.mockRejectedValueOnce(refusal(429, 'Previše pokušaja.'))
  await fill('Lozinka', 'Tajna-1')
  await press('Nastavi')
  await press(SURE)
  expect(localStorage).toHaveLength(7)
  erasing.mockResolvedValue({ success: true })
  await press(SURE)
  expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted())
})

const REFUSED = new SessionRefused()
const LOST = refusal(0, 'Nema veze s internetom.')
const pressTwice = async () => {
  await fill('Lozinka', 'Tajna-1')
  await press('Nastavi')
  await press(SURE)
  await press(SURE)
}

it('an erasure whose answer got lost ends the same way at the second press', async () => {
  const theirs = `iskra:${parent.children[0]?._id}:dolazak:`
  localStorage.setItem(theirs, '1')
  erasing.mockRejectedValueOnce(LOST)
  erasing.mockRejectedValueOnce(REFUSED)
  erasing.mockResolvedValueOnce({ isErased: true })
  await pressTwice()
  expect(server.mock.calls.at(-1)?.[0]).toMatchObject({ method: 'GET', path: '/korisnik/brisanje' })
  expect(screen.getByRole('dialog', { name: 'Račun je obrisan' })).toBeDefined()
  expect(announceSession).toHaveBeenCalledOnce()
  expect(localStorage.getItem(theirs)).toBeNull()
})

it.each([
  ['the account is there', { isErased: false }],
  ['nobody knows', LOST],
] as const)('a session that is over leads to the sign-in when %s', async (_, then) => {
  erasing.mockRejectedValueOnce(LOST).mockRejectedValueOnce(REFUSED)
  erasing.mockImplementation(async () => {
    if (then instanceof Error) throw then
    return then
  })
  await pressTwice()
  await settle()
  expect(screen.queryByRole('dialog', { name: 'Račun je obrisan' })).toBeNull()
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/prijava')
})

it.each([
  ['before the second question', false],
  ['also where it was replaced since', true],
])('a wrong password is said %s', async (_, isReplaced) => {
  const wrong = 'Lozinka nije točna'
  const refused = refusal(400, wrong, { password: [wrong] })
  if (isReplaced) erasing.mockRejectedValue(refused)
  else server.mockRejectedValue(refused)
  await fill('Lozinka', 'kriva')
  await press('Nastavi')
  if (isReplaced) await press(SURE)
  expect(screen.queryByRole('button', { name: SURE })).toBeNull()
  expect(errorAt('Lozinka')).toBe(wrong)
  expect(document.activeElement).toBe(field('Lozinka'))
  expect(useUser.getState().user).toEqual(parent)
  expect(loadPage).not.toHaveBeenCalled()
})

it('a failure about no field is said beside the second question', async () => {
  erasing.mockRejectedValue(refusal(429, 'Previše pokušaja.'))
  await fill('Lozinka', 'Tajna-1')
  await press('Nastavi')
  await press(SURE)
  expect(screen.getByText('Previše pokušaja.')).toBeDefined()
  expect(button(SURE).disabled).toBe(false)
})

it('an account without profiles is spoken of alone', async () => {
  cleanup()
  render(<EraseDialog isOpen onOpenChange={onOpenChange} parent={parentOf({ children: [] })} />)
  await fill('Lozinka', 'Tajna-1')
  await press('Nastavi')
  expect(screen.getByRole('dialog').textContent).toContain(
    'Jeste li sigurni? Brišemo vaš račun. Nitko ga više neće moći vratiti.',
  )
})
