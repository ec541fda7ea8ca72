import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { FAMILY_STARS } from '@/components/art/family-star'
import { expect, it, vi } from 'vitest'
import { LazyEmailNotice } from '@/components/across/profile/lazy-email-notice'
import { ParentProfile } from '@/components/across/profile/parent-profile'
import { AccountDialogs } from '@/components/across/accounts/account-dialogs'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import type { RecentLesson } from '@/lib/learning/lesson-state/model'
import type { WeekActivity } from '@/lib/learning/reports/model'
import { announceSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { childOf, goalOf, idOf, LUKA, parentOf, pupilOf } from '../../support/family'
import { answer, bodies, calls, refuse, settle } from '../../support/network'
import { button, press, toasts, pagesLoaded } from '../../support/person'
import { withSite, renderOnSite } from '../../support/site'

vi.mock('next/navigation', () => ({ usePathname: () => '/profil' }))
vi.mock('@/stores/session', async (original) => ({
  ...(await original<object>()),
  announceSession: vi.fn(),
}))

const NOW = '2026-11-21T12:00:00Z'

const lesson: RecentLesson = {
  lessonId: idOf('20'),
  title: 'Pitagorin poučak',
  area: 'matematika',
  element: 'kwiz',
  path: '/8-razred/knjiga/pitagorin-poucak/kwiz',
  at: '2026-11-20T10:00:00Z',
}

const open = async (
  user = parentOf(),
  lastLessons: Record<string, RecentLesson> = {},
  weeks: Record<string, WeekActivity> = {},
  waitingOrders = 0,
) => {
  const familyGoal = goalOf()
  renderOnSite(
    <>
      <ParentProfile
        stars={FAMILY_STARS}
        user={user}
        now={NOW}
        {...{ lastLessons, weeks, familyGoal, waitingOrders }}
      />
      {/* Part of the head: settings and the profile switcher open there. */}
      <AccountDialogs />
    </>,
  )
  await settle()
}

const cards = () => screen.getAllByRole('heading', { level: 3 }).map(cardOf).filter(Boolean)
const cardOf = (heading: HTMLElement) => heading.closest<HTMLElement>('li.rounded-card')
const card = (index: number) => within(cards()[index] as HTMLElement)
const dialog = () => screen.findByRole('dialog')

it('has no dialog, notice or week for a parent with children, a confirmed e-mail and no time', async () => {
  await open()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Potvrda emaila' })).toBeNull()
  expect(cards()[0]?.textContent).not.toContain('Zadnjih 7 dana')
})

it('summarizes how much a child learned in the last seven days', async () => {
  await open(parentOf(), {}, { [idOf('10')]: { days: 4, ms: 78 * 60_000 } })
  expect(cards()[0]?.textContent).toContain('Zadnjih 7 dana: 1 sat i 18 minuta učenja, 4 dana od 7')
})

it('greets the parent and shows each child with progress and the last lesson', async () => {
  await open(parentOf(), { [idOf('10')]: lesson })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dobro došli, Ana!')
  const [maja, luka] = cards().map((one) => one?.textContent ?? '')
  expect(maja).toContain('maja · 5. razred')
  expect(maja).toContain('Razina 3')
  expect(maja).toContain('42 XP')
  expect(maja).toContain('5vatrica')
  expect(maja).toContain('Zadnje: Pitagorin poučak, kviz, jučer')
  expect(maja).not.toContain('samo preko Vašeg računa')
  expect(luka).toContain('Još nije otvorena nijedna lekcija.')
  expect(luka).toContain('Prijava je moguća samo preko Vašeg računa.')
  expect(luka).not.toContain('slikama')
  const pictures = [...(cards()[0]?.querySelectorAll('img') ?? [])].map((one) =>
    one.getAttribute('src'),
  )
  expect(pictures).toEqual(['/avatars/lisica.svg', '/fire/fire-3.svg'])
})

it('fills the store, and shows later changes of the store', async () => {
  await open()
  expect(useUser.getState().user).toEqual(parentOf())
  act(() => useUser.getState().show(parentOf({ firstName: 'Iva', children: [LUKA] })))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dobro došli, Iva!')
  expect(cards()).toHaveLength(1)
})

it('an unchanged prop does not undo later changes', async () => {
  const user = parentOf()
  const profile = () =>
    withSite(
      <ParentProfile
        {...{ user, now: NOW, stars: FAMILY_STARS, waitingOrders: 0, familyGoal: goalOf() }}
        lastLessons={{}}
        weeks={{}}
      />,
    )
  const { rerender } = render(profile())
  act(() => useUser.getState().show(parentOf({ children: [LUKA] })))
  rerender(profile())
  expect(cards()).toHaveLength(1)
})

it('the add-child dialog opens by itself for a parent without children', async () => {
  await open(parentOf({ children: [] }))
  expect((await dialog()).textContent).toContain('Dodaj dijete')
  await press('Zatvori')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Još niste dodali dijete')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Zamijeni profil' })).toBeNull()
  await press('Dodaj dijete')
  expect(await dialog()).toBeDefined()
})

it('focus is never lost after adding the first child or cancelling', async () => {
  const heading = () => screen.getByRole('heading', { name: 'Djeca' })
  await open(parentOf({ children: [] }))
  await dialog()
  await press('Zatvori')
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()))
  // The empty list's button disappears once there is a child.
  button('Dodaj dijete').focus()
  await press('Dodaj dijete')
  await dialog()
  act(() => useUser.getState().show(parentOf({ children: [LUKA] })))
  await press('Zatvori')
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()))
})

it('focus returns to the button that opened a dialog', async () => {
  await open()
  button('Uredi: Maja').focus()
  await press('Uredi: Maja')
  await dialog()
  await press('Zatvori')
  await new Promise((shown) => requestAnimationFrame(shown))
  expect(document.activeElement).toBe(button('Uredi: Maja'))
})

it.each([
  ['Zamijeni profil', 'Zamijeni profil'],
  ['Postavke', 'Postavke korisničkog računa'],
  ['Dodaj dijete', 'Dodaj dijete'],
  ['Uredi: Maja', 'Uredi: Maja'],
  ['Obriši: Luka', 'Obrisati profil: Luka?'],
  ['Obriši račun', 'Brisanje računa'],
])('„%s” opens „%s”', async (name, title) => {
  await open()
  await press(name)
  expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
})

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('sends the confirmation again, and shows the outcome', async () => {
  await LazyEmailNotice.preload()
  answer(accountsApiCalls.resendConfirmation, { success: true })
  await open(parentOf({ isEmailConfirmed: false }))
  await press('Pošalji ponovno')
  expect(bodies(accountsApiCalls.resendConfirmation)).toEqual([{ parentId: idOf('01') }])
  expect(said()).toContainEqual(expect.stringMatching(/^Poslali smo novu poruku/))
  refuse(accountsApiCalls.resendConfirmation, 429, 'Pričekajte sat vremena.')
  await press('Pošalji ponovno')
  expect(said()).toContain('Pričekajte sat vremena.')
})

it('opens a child’s profile and notifies other tabs', async () => {
  answer(sessionApiCalls.loginAsChild, { user: pupilOf(), token: '' })
  await open()
  await press('Otvori profil: Luka')
  const body = { parentId: idOf('01'), childId: LUKA._id }
  expect(bodies(sessionApiCalls.loginAsChild)).toEqual([body])
  expect(announceSession).toHaveBeenCalledOnce()
  expect(pagesLoaded()).toEqual(['/profil'])
})

it('a second click while a profile opens sends nothing, until the page is restored', async () => {
  answer(sessionApiCalls.loginAsChild, { user: pupilOf(), token: '' })
  await open()
  fireEvent.click(button('Otvori profil: Luka'))
  await press('Otvori profil: Luka')
  await press('Otvori profil: Maja')
  expect(calls()).toHaveLength(1)
  window.dispatchEvent(new Event('pageshow'))
  await press('Otvori profil: Maja')
  expect(calls()).toHaveLength(2)
})

it('shows why a profile can’t be opened, and can be retried', async () => {
  refuse(sessionApiCalls.loginAsChild, 404, 'Korisnik nije pronađen')
  await open()
  await press('Otvori profil: Luka')
  expect(toasts()).toEqual(['error: Greška Korisnik nije pronađen'])
  expect(pagesLoaded()).toEqual([])
  answer(sessionApiCalls.loginAsChild, { user: pupilOf(), token: '' })
  await press('Otvori profil: Luka')
  expect(calls()).toHaveLength(2)
  expect(pagesLoaded()).toEqual(['/profil'])
})

it('shows beside the child that its change is saved, until the next action', async () => {
  await open()
  await press('Uredi: Luka')
  await dialog()
  answer(accountsApiCalls.updateChild, { success: true, child: LUKA })
  await press('Spremi promjene')
  expect(card(1).getByRole('status').textContent).toBe('Spremljeno')
  expect(card(0).getByRole('status').textContent).toBe('')
  await press('Uredi: Maja')
  expect(screen.queryByText('Spremljeno')).toBeNull()
})

it('confirms deleting a child, names what is lost, and only then deletes it', async () => {
  localStorage.setItem(`iskra:${idOf('10')}:dolazak:`, '2026-11-21')
  answer(accountsApiCalls.deleteChild, { success: true })
  await open()
  await press('Obriši: Maja')
  const text = (await dialog()).textContent
  expect(text).toContain('prijava nadimkom „maja”')
  expect(text).toContain('42 XP i 5 vatrica')
  expect(text).toContain('Obrisano se ne može vratiti.')
  await press('Odustani')
  expect(calls()).toEqual([])
  await press('Obriši: Maja')
  await dialog()
  await press('Obriši profil')
  const body = { parentId: idOf('01'), childId: idOf('10') }
  expect(bodies(accountsApiCalls.deleteChild)).toEqual([body])
  expect(toasts()).toEqual(['success: Uspjeh! Profil djeteta je obrisan'])
  expect(localStorage).toHaveLength(0)
  expect(cards()).toHaveLength(1)
  expect(card(0).getByRole('heading').textContent).toBe('Luka')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a failed deletion is shown, and the child stays', async () => {
  refuse(accountsApiCalls.deleteChild, 503, 'Usluga je trenutačno nedostupna.')
  await open()
  await press('Obriši: Maja')
  await dialog()
  await press('Obriši profil')
  expect(toasts()).toEqual(['error: Greška Došlo je do greške prilikom brisanja djeteta'])
  expect(screen.getByText('Usluga je trenutačno nedostupna.')).toBeDefined()
  expect(button('Obriši profil').disabled).toBe(false)
})

it('an unconfirmed e-mail is reported, with a way to correct it', async () => {
  await open(parentOf({ isEmailConfirmed: false }))
  const notice = screen.getByRole('region', { name: 'Potvrda emaila' })
  expect(notice.textContent).toContain('ana@obitelj.test')
  await press('Ispravi adresu')
  expect(await screen.findByRole('dialog', { name: 'Postavke korisničkog računa' })).toBeDefined()
})

it('shows in plain words what is active, until when and what remains', async () => {
  const until = '2027-01-05T12:00:00Z'
  const subscription = { name: 'Iskra, godišnja pretplata', until }
  await open(parentOf({ subscription, aiMaxUntil: until, tokensNo: 120 }))
  const panel = screen.getByRole('region', { name: 'Pretplata' })
  expect(panel.textContent).toMatch(/Iskra, godišnja pretplata: da.*Vrijedi do 5. siječnja 2027./)
  // Tokens and the professor's questions can't be used yet.
  expect(panel.textContent).not.toMatch(/token|profesor/i)
})

it('the family’s data can be downloaded in both formats', async () => {
  await open()
  const links = screen.getAllByRole('link', { name: /^Preuzmi/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/korisnik/izvoz?format=xlsx',
    '/api/korisnik/izvoz?format=json',
  ])
  expect(links.every((link) => link.hasAttribute('download'))).toBe(true)
})

it('a child of a closed grade needs a new one', async () => {
  await open(parentOf({ children: [childOf({ gradeID: idOf('99') })] }))
  expect(cards()[0]?.textContent).toContain('razred nije otvoren: odaberite drugi')
})

it.each([
  [0, undefined],
  [1, '/profil/narudzbe'],
])('with %i pending orders the link to them is %s', async (count, way) => {
  await open(parentOf(), {}, {}, count)
  const link = screen.queryByRole('link', { name: 'Narudžba čeka uplatu' })
  expect(link?.getAttribute('href')).toBe(way)
})
