import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ProfileSwitcher } from '@/components/across/accounts/profile-switcher'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import type { User } from '@/lib/across/accounts/model'
import { announceSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { idOf, parentOf, pupilOf } from '../../support/family'
import { answer, bodies, refuse, settle } from '../../support/network'
import { press, pagesLoaded } from '../../support/person'

vi.mock('@/stores/session', async (original) => ({
  ...(await original<object>()),
  announceSession: vi.fn(),
}))

const open = async (user: User) => {
  vi.mocked(announceSession).mockReset()
  useUser.setState({ user })
  render(<ProfileSwitcher onOpenChange={() => undefined} />)
  await settle()
}
const rows = () => screen.queryAllByRole('listitem')
const viaParent = pupilOf({ loginViaParent: true })

it('a parent sees their own profile, marked as active, and all children', async () => {
  await open(parentOf())
  expect(screen.getByRole('dialog', { name: 'Zamijeni profil' })).toBeDefined()
  expect(rows().map((row) => row.textContent)).toEqual(['AAna, otvoren profil', 'Maja', 'Luka'])
  expect(rows().map((row) => row.querySelector('[aria-current=true]') !== null)).toEqual([
    true,
    false,
    false,
  ])
  expect(rows().map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
    undefined,
    '/avatars/lisica.svg',
    '/avatars/iskra.svg',
  ])
  expect(rows().map((row) => row.querySelector('button') !== null)).toEqual([false, true, true])
})

it.each([
  ['whose profile the parent opened is offered only the parent, not active', viaParent, ['AAna']],
  ['who signed in alone is offered nothing', pupilOf(), []],
])('a pupil %s', async (_, pupil, expected) => {
  await open(pupil)
  expect(rows().map((row) => row.textContent)).toEqual(expected)
  expect(document.querySelector('[aria-current]')).toBeNull()
})

it('choosing a child signs it in, notifies other tabs and opens its profile', async () => {
  answer(sessionApiCalls.loginAsChild, { user: pupilOf(), token: '' })
  await open(parentOf())
  await press('Luka')
  const body = { parentId: idOf('01'), childId: idOf('11') }
  expect(bodies(sessionApiCalls.loginAsChild)).toEqual([body])
  expect(announceSession).toHaveBeenCalledOnce()
  expect(pagesLoaded()).toEqual(['/profil'])
})

it('the switch back to the parent', async () => {
  answer(sessionApiCalls.returnToParent, { user: parentOf(), token: '' })
  await open(viaParent)
  await press('Ana')
  expect(bodies(sessionApiCalls.returnToParent)).toEqual([{ childId: viaParent._id }])
  expect(announceSession).toHaveBeenCalledOnce()
  expect(pagesLoaded()).toEqual(['/profil'])
})

it.each([
  ['a parent', parentOf(), 'Maja'],
  ['a pupil', viaParent, 'Ana'],
])('an error of %s’s switch is ignored and the profile opens anyway', async (_, user, name) => {
  for (const target of [sessionApiCalls.loginAsChild, sessionApiCalls.returnToParent])
    refuse(target, 404, 'Korisnik nije pronađen')
  await open(user)
  await press(name)
  expect(announceSession).not.toHaveBeenCalled()
  expect(pagesLoaded()).toEqual(['/profil'])
})
