import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AccountMenuSection } from '@/components/across/accounts/account-menu-section'
import { ChildSwitchList } from '@/components/across/accounts/child-switch-list'
import { OwnGradeLink } from '@/components/across/accounts/own-grade-link'
import { PupilBadges } from '@/components/across/accounts/pupil-badges'
import { UserMenu } from '@/components/across/accounts/user-menu'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { useDialogs } from '@/stores/dialogs'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { parentOf, pupilOf, viewerOf } from '../../support/family'
import { answer, bodies, settle } from '../../support/network'
import { pagesLoaded } from '../../support/person'
import { renderOnSite } from '../../support/site'

const items = () => [
  ...screen.queryAllByRole('link').map(({ textContent }) => textContent),
  ...screen.queryAllByRole('button').map(({ textContent }) => textContent),
]

beforeEach(() => {
  useDialogs.setState({ open: null })
})

it.each([
  ['a parent', parentOf(), {}, ['Korisnički profil', 'Postavke', 'Zamijeni profil', 'Odjava']],
  ['a pupil who signed in alone', pupilOf(), {}, ['Korisnički profil', 'Poruke', 'Odjava']],
  [
    'a pupil whose profile the parent opened',
    pupilOf(),
    { loginViaParent: true },
    ['Korisnički profil', 'Poruke', 'Zamijeni profil', 'Odjava'],
  ],
] as const)('the account of %s shows its items', (_, user, changes, expected) => {
  useSession.setState({ viewer: viewerOf(user, changes) })
  render(<AccountMenuSection onChoose={() => undefined} />)
  expect(items()).toEqual(expected)
})

it('each item has a picture for early readers', () => {
  useSession.setState({ viewer: viewerOf(pupilOf(), { loginViaParent: true }) })
  render(<AccountMenuSection onChoose={() => undefined} />)
  const pictures = [...document.querySelectorAll<HTMLElement>('[data-early-icon]')]
  expect(pictures.map(({ textContent, dataset }) => [textContent, dataset['earlyIcon']])).toEqual([
    ['Korisnički profil', 'home'],
    ['Poruke', 'letter'],
    ['Zamijeni profil', 'people'],
    ['Odjava', 'door'],
  ])
})

it.each([
  ['the list of a pupil names', AccountMenuSection, pupilOf(), 'Roditelj: Ana'],
  ['the menu of a pupil names', UserMenu, pupilOf(), 'Roditelj: Ana'],
  ['the list of a parent names nobody as', AccountMenuSection, parentOf(), null],
  ['the menu of a parent names nobody as', UserMenu, parentOf(), null],
] as const)('%s the parent', async (_, Account, user, expected) => {
  const viewer = viewerOf(user)
  useSession.setState({ viewer })
  useUser.setState({ user })
  render(<Account viewer={viewer} onChoose={() => undefined} />)
  const trigger = screen.queryByRole('button', { name: /^Korisnički izbornik/ })
  if (trigger) fireEvent.click(trigger)
  await settle()
  expect(screen.queryByText(/Odjava/)).not.toBeNull()
  expect(screen.queryByText(/Roditelj/)?.textContent ?? null).toBe(expected)
})

it('an item closes the menu and opens its dialog', () => {
  useSession.setState({ viewer: viewerOf(parentOf()) })
  const onChoose = vi.fn()
  render(<AccountMenuSection onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Postavke' }))
  expect(onChoose).toHaveBeenCalledOnce()
  expect(useDialogs.getState().open).toBe('settings')
})

it('choosing a parent’s child switches to it and opens its grade', async () => {
  const parent = parentOf()
  useUser.setState({ user: parent })
  const [child] = parent.children
  if (!child) throw new Error('The parent of these tests has children.')
  answer(sessionApiCalls.loginAsChild, { user: pupilOf(), token: '' })
  renderOnSite(<ChildSwitchList />)
  fireEvent.click(screen.getByRole('button', { name: new RegExp(child.firstName) }))
  await settle()
  const body = { parentId: parent._id, childId: child._id }
  expect(bodies(sessionApiCalls.loginAsChild)).toEqual([body])
  expect(pagesLoaded()).toEqual(['/5-razred'])
})

it('nobody else has children in the list of grades', () => {
  useUser.setState({ user: pupilOf() })
  renderOnSite(<ChildSwitchList />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('a pupil’s badges name XP with level and flames', () => {
  render(<PupilBadges pupil={{ ...pupilOf(), xp: 1_250, dailyVisits: 3 }} />)
  expect(screen.getByText('1250 XP, razina 10')).toBeTruthy()
  expect(screen.getByText('3 vatrice')).toBeTruthy()
  const images = [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
  expect(images).toEqual(['/thunder/thunder-9.svg', '/fire/fire-2.svg'])
})

it('a pupil has their own grade before the menu’s grades, others do not', () => {
  useUser.setState({ user: pupilOf() })
  const { unmount } = renderOnSite(<OwnGradeLink />)
  const link = screen.getByRole('link', { name: 'Moj razred: 5. razred' })
  expect(link.getAttribute('href')).toBe('/5-razred')
  unmount()
  useUser.setState({ user: parentOf() })
  renderOnSite(<OwnGradeLink />)
  expect(screen.queryByRole('link')).toBeNull()
})
