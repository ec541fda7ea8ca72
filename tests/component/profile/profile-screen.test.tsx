import '../support/edges'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { useUser } from '@/stores/user'
import { GRADES, parentOf, pupilOf } from '../support/family'
import { press, refusal, sent, server, settle, withoutMemory } from '../support/people'

vi.mock('next/navigation', () => ({ usePathname: () => '/profil' }))

withoutMemory()
beforeEach(async () => {
  await Promise.all([
    import('@/components/profile/pupil-profile'),
    import('@/components/profile/parent-profile'),
  ])
})

const PUPIL = {
  type: 'ucenik',
  user: pupilOf(),
  goOn: null,
  recent: [],
  review: { count: 0, hasDeck: false },
  nextPlan: null,
  marked: [],
}
const PARENT = {
  type: 'roditelj',
  user: parentOf(),
  lastLessons: {},
  weeks: {},
  now: '2026-11-21T12:00:00Z',
}

const open = async () => {
  render(<ProfileScreen grades={GRADES} />)
  await settle()
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

it('keeps the place while the server is asked', async () => {
  server.mockReturnValue(new Promise(() => undefined))
  await open()
  expect(screen.getByRole('status').textContent).toBe('Profil se učitava.')
  expect(sent()).toEqual([['/korisnik/profil', undefined]])
})

it.each([
  ['Bok, Maja!', PUPIL],
  ['Dobro došli, Ana!', PARENT],
])('„%s” stands over the profile, and the store knows the user', async (words, overview) => {
  server.mockResolvedValue(overview)
  await open()
  expect(heading()).toBe(words)
  expect(useUser.getState().user).toEqual(overview.user)
  expect(screen.queryByText('Profil se učitava.')).toBeNull()
})

it('a failure is said, and can be tried again', async () => {
  server.mockRejectedValueOnce(refusal(503, 'Profil se trenutačno ne može učitati.'))
  await open()
  expect(screen.getByRole('alert').textContent).toBe('Profil se trenutačno ne može učitati.')
  server.mockResolvedValue(PUPIL)
  await press('Pokušaj ponovno')
  expect(heading()).toBe('Bok, Maja!')
})
