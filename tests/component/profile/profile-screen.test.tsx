import '../support/edges'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { YOUNG_ARTS } from '@/components/profile/young-arts'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { useUser } from '@/stores/user'
import { GRADES, parentOf, pupilOf } from '../support/family'
import { button, press, refusal, sent, server, settle, withoutMemory } from '../support/people'

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
  render(<ProfileScreen grades={GRADES} arts={YOUNG_ARTS} />)
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

/** The next call is answered when the test says so. */
const later = () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  server.mockReturnValueOnce(promise)
  return async (overview: unknown) => {
    resolve(overview)
    await settle()
  }
}
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

it('a failure is said, and one try at a time can be made by hand', async () => {
  server.mockRejectedValueOnce(refusal(503, 'Profil se trenutačno ne može učitati.'))
  await open()
  expect(screen.getByRole('alert').textContent).toBe('Profil se trenutačno ne može učitati.')
  const answer = later()
  await press('Pokušaj ponovno')
  expect(button('Učitavam...').ariaDisabled).toBe('true')
  await press('Učitavam...')
  expect(sent()).toHaveLength(2)
  await answer(PUPIL)
  expect(heading()).toBe('Bok, Maja!')
})

it('a profile that did not come is asked for again when the connection is back', async () => {
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
  await open()
  server.mockResolvedValue(PUPIL)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(heading()).toBe('Bok, Maja!')
  window.dispatchEvent(new Event('online'))
  expect(sent()).toHaveLength(2)
})

it('an answer that comes after a newer one is not shown', async () => {
  const first = later()
  await open()
  const second = later()
  look()
  await second({ ...PUPIL, user: pupilOf({ firstName: 'Nova' }) })
  await first(PUPIL)
  expect(heading()).toBe('Bok, Nova!')
})

it('a tablet that wakes on another day without a connection gets the new day with it', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z'), toFake: ['Date'] })
  server.mockResolvedValue(PUPIL)
  await open()
  vi.setSystemTime('2026-11-23T06:00:00Z')
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
  look()
  await settle()
  expect(heading()).toBe('Bok, Maja!')
  server.mockResolvedValue({ ...PUPIL, user: pupilOf({ firstName: 'Nova' }) })
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(heading()).toBe('Bok, Nova!')
  vi.useRealTimers()
})
