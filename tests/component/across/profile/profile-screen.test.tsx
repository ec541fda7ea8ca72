import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STATIC_PARTS } from '@/components/across/profile/static-parts'
import { ProfileScreen } from '@/components/across/profile/profile-screen'
import { contentApiCalls } from '@/lib/content/curriculum/calls'
import { siteApiCalls } from '@/lib/site/dynamic-content/calls'
import { SiteProvider } from '@/stores/site'
import { profileApiCalls } from '@/lib/across/profile/calls'
import type { ParentOverview, PupilOverview } from '@/lib/across/profile/model'
import { useUser } from '@/stores/user'
import { goalOf, idOf, parentOf, pupilOf } from '../../support/family'
import { answer, loseConnection, advanceClock, holdRequest, settle } from '../../support/network'
import { button } from '../../support/person'
import { renderOnSite } from '../../support/site'

vi.mock('next/navigation', () => ({ usePathname: () => '/profil' }))

beforeEach(async () => {
  await Promise.all([
    import('@/components/across/profile/pupil-profile'),
    import('@/components/across/profile/closed-grade-profile'),
    import('@/components/across/profile/parent-profile'),
  ])
})
afterEach(() => void vi.useRealTimers())

const PUPIL: PupilOverview = {
  type: 'ucenik',
  user: pupilOf(),
  daily: 'none',
  placements: [],
  recent: [],
  openMixedTest: null,
  review: { count: 0, hasDeck: false },
  nextPlan: null,
  familyGoal: null,
  marked: [],
  unseenAnswers: 0,
}
const PARENT: ParentOverview = {
  type: 'roditelj',
  user: parentOf(),
  lastLessons: {},
  weeks: {},
  familyGoal: goalOf(),
  waitingOrders: 0,
  now: '2026-11-21T12:00:00Z',
}

const open = async () => {
  renderOnSite(<ProfileScreen {...STATIC_PARTS} shelves={{}} />)
  await settle()
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

it('reserves its place while loading', async () => {
  holdRequest(profileApiCalls.profile)
  await open()
  expect(screen.getByRole('status').textContent).toBe('Profil se učitava.')
})

it.each([
  ['Bok, Maja!', PUPIL],
  ['Dobro došli, Ana!', PARENT],
])('„%s” is the profile’s heading, and the store has the user', async (words, overview) => {
  answer(profileApiCalls.profile, overview)
  await open()
  expect(heading()).toBe(words)
  expect(useUser.getState().user).toEqual(overview.user)
  expect(screen.queryByText('Profil se učitava.')).toBeNull()
})

it('a pupil of a closed grade reads so, and gets links instead of a usual profile', async () => {
  answer(profileApiCalls.profile, { ...PUPIL, user: pupilOf({ gradeID: idOf('99') }) })
  await open()
  expect(heading()).toBe('Bok, Maja!')
  const closed = screen.getByRole('region', { name: 'Tvoj razred trenutačno nije otvoren' })
  expect(closed.textContent).toContain('Zamoli roditelja')
  expect(
    within(closed)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/5-razred', '/7-razred', '/zabavni-kwizovi'])
  expect(screen.getByRole('link', { name: 'Otvori bilježnicu' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Kreni učiti' })).toBeNull()
})

it('when grades can’t be loaded, no grade is called closed', async () => {
  answer(profileApiCalls.profile, PUPIL)
  answer(contentApiCalls.listGrades, [])
  loseConnection(siteApiCalls.dynamicContent)
  render(
    <SiteProvider site={{ grades: [], content: null }}>
      <ProfileScreen {...STATIC_PARTS} shelves={{}} />
    </SiteProvider>,
  )
  await settle()
  expect(heading()).toBe('Bok, Maja!')
  expect(screen.queryByRole('region', { name: /nije otvoren/ })).toBeNull()
})

it('the e-mail notice loads with the profile, which it would otherwise move', async () => {
  answer(profileApiCalls.profile, { ...PARENT, user: parentOf({ isEmailConfirmed: false }) })
  renderOnSite(<ProfileScreen {...STATIC_PARTS} shelves={{}} />)
  await screen.findByRole('heading', { name: 'Dobro došli, Ana!' })
  expect(screen.getByRole('region', { name: 'Potvrda emaila' })).toBeTruthy()
})

it('offline the page says so, and recovers with the connection', async () => {
  vi.useFakeTimers()
  loseConnection(profileApiCalls.profile)
  await open()
  expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
  expect(button('Pokušaj ponovno')).toBeTruthy()
  answer(profileApiCalls.profile, PUPIL)
  await advanceClock(2_000)
  expect(heading()).toBe('Bok, Maja!')
})

it('a tablet that wakes offline on another day updates with the connection', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z') })
  answer(profileApiCalls.profile, PUPIL)
  await open()
  vi.setSystemTime('2026-11-23T06:00:00Z')
  loseConnection(profileApiCalls.profile)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(heading()).toBe('Bok, Maja!')
  answer(profileApiCalls.profile, { ...PUPIL, user: pupilOf({ firstName: 'Nova' }) })
  await advanceClock(2_000)
  expect(heading()).toBe('Bok, Nova!')
})

it.each([
  ['an', { isEmailConfirmed: false }],
  ['a new', { pendingEmail: 'nova@obitelj.test' }],
])('%s e-mail confirmed in another tab is noticed on return', async (_, waits) => {
  answer(profileApiCalls.profile, { ...PARENT, user: parentOf(waits) })
  renderOnSite(<ProfileScreen {...STATIC_PARTS} shelves={{}} />)
  await screen.findByRole('region', { name: 'Potvrda emaila' })
  answer(profileApiCalls.profile, PARENT)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(screen.queryByRole('region', { name: 'Potvrda emaila' })).toBeNull()
})
