import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AccountDialogs } from '@/components/across/accounts/account-dialogs'
import { lessonShelvesByGrade } from '@/components/across/profile/lesson-shelves-by-grade'
import { PupilProfile } from '@/components/across/profile/pupil-profile'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import type { OpenedLesson } from '@/lib/learning/lesson-state/model'
import type { Plan } from '@/lib/learning/plan/model'
import type { Pupil } from '@/lib/across/accounts/model'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { useUser } from '@/stores/user'
import { GRADES, idOf, pupilOf, viewerOf } from '../../support/family'
import { EMPTY_PROFILE } from '../../support/profile-props'
import { answer, bodies, calls, holdRequest, refuse, settle } from '../../support/network'
import { press, toasts } from '../../support/person'
import { judgementOf } from '../../support/quiz'
import { keep } from '@/lib/platform/browser/storage'
import { startRound } from '@/lib/learning/quiz/quiz-progress'
import { roundKey } from '@/stores/quiz-rounds'
import { useSession } from '@/stores/session'
import { lessonOf } from '../../support/opened-lesson'

vi.mock('next/navigation', () => ({ usePathname: () => '/profil' }))

const lessonIn = (gradeSlug: string, title: string): PlacedLesson => ({
  ...{ _id: idOf('77'), slug: 'lekcija', title, summary: '' },
  ...{ questionCount: 0, cardCount: 0, isFree: false },
  unit: { _id: idOf('78'), name: 'Cjelina', slug: 'cjelina' },
  subject: { name: 'Matematika', area: 'matematika' },
  ...{ literatureName: 'Udžbenik', literatureSlug: 'udzbenik', gradeName: '', gradeSlug },
})

const open = async (user: Pupil = pupilOf(), recent: OpenedLesson[] = []) => {
  const [grade = null] = GRADES
  useUser.setState({ user })
  render(
    <>
      <PupilProfile user={user} {...EMPTY_PROFILE} {...{ grade, recent }} />
      {/* Part of the head: the picture dialog opens there. */}
      <AccountDialogs />
    </>,
  )
  await settle()
}

const panel = (name: string) => screen.getByRole('region', { name })
const picture = (of: HTMLElement) => of.querySelector('img')?.getAttribute('src')

it('greets by first name and links to the grade', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bok, Maja!')
  const link = screen.getByRole('link', { name: 'Kreni učiti: 5. razred' })
  expect(link.getAttribute('href')).toBe('/5-razred')
})

it('leads back into a mixed test in progress', async () => {
  const test = { title: 'mješoviti test: Djeljivost', path: '/5-razred/atelje/ponovi/a/test' }
  render(<PupilProfile user={pupilOf()} {...EMPTY_PROFILE} openMixedTest={test} />)
  const link = screen.getByRole('link', { name: 'Nastavi mješoviti test: Djeljivost' })
  expect(link.getAttribute('href')).toBe(test.path)
  await settle()
})

it('shows new and recommended lessons of the own grade only', () => {
  const shelves = lessonShelvesByGrade(
    [lessonIn('5-razred', 'Prosti brojevi'), lessonIn('6-razred', 'Površina trokuta')],
    [
      {
        ...{ gradeName: '5. razred', gradeSlug: '5-razred', questions: [] },
        lessons: [lessonIn('5-razred', 'Stari Egipat')],
      },
    ],
  )
  const [grade = null] = GRADES
  render(<PupilProfile user={pupilOf()} {...EMPTY_PROFILE} {...{ grade, shelves }} />)
  expect(within(panel('Novo u tvom razredu')).getByRole('link').textContent).toContain(
    'Prosti brojevi',
  )
  expect(within(panel('Preporuka za tebe')).getByRole('link').textContent).toContain('Stari Egipat')
})

it('a pupil of a closed grade has no link to it', () => {
  render(<PupilProfile user={pupilOf()} {...EMPTY_PROFILE} />)
  expect(screen.queryByRole('link', { name: /^Kreni učiti/ })).toBeNull()
})

it.each([
  [0, 'Razina 1', 'Još 20 XP do razine 2', '/thunder/thunder-0.svg', '0', '20'],
  [42, 'Razina 3', 'Još 33 XP do razine 4', '/thunder/thunder-2.svg', '2', '35'],
  [1_999, 'Razina 11', 'Još 1 XP do razine 12', '/thunder/thunder-10.svg', '499', '500'],
])('%i XP is „%s”, and „%s”', async (xp, level, rest, src, value, max) => {
  await open(pupilOf({ xp }))
  expect(panel(level).textContent).toContain(rest)
  expect(picture(panel(level))).toBe(src)
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBe(value)
  expect(bar.getAttribute('aria-valuemax')).toBe(max)
})

it('the highest level has no next one', async () => {
  await open(pupilOf({ xp: 2_000 }))
  expect(panel('Razina 12').textContent).toContain('To je najviša razina')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it.each([
  [0, '0 vatrica', 'Još 1 vatrica do veće vatre', '/fire/fire-0.svg'],
  [5, '5 vatrica', 'Još 2 vatrice do veće vatre', '/fire/fire-3.svg'],
  [15, '15 vatrica', 'Veća ne može biti', '/fire/fire-5.svg'],
])('%i visits are „%s”, and „%s”', async (dailyVisits, flames, rest, src) => {
  await open(pupilOf({ dailyVisits }))
  expect(panel('Tvoja vatra').textContent).toContain(flames)
  expect(panel('Tvoja vatra').textContent).toContain(rest)
  expect(picture(panel('Tvoja vatra'))).toBe(src)
})

const RECENT = [
  lessonOf('20', 'Stari Egipat', { mistakes: 4 }),
  lessonOf('21', 'Voda', {}),
  lessonOf('22', 'Karta', { cards: { met: 8, due: 3 } }),
]
const linksIn = (name: string) =>
  [...panel(name).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

it('links to the next step of each recent lesson, or to one where nothing is left', async () => {
  await open(pupilOf(), RECENT)
  expect(linksIn('Nastavi učiti')).toEqual([
    ['Stari Egipat, greške', `/profil/greske#lekcija-${idOf('20')}`],
    ['Voda', '/5-razred/knjiga/21'],
    ['Karta, kartice', '/5-razred/knjiga/22/kartice'],
    ['Sve lekcije: 5. razred', '/5-razred'],
  ])
  expect(screen.queryByRole('link', { name: /^Kreni učiti/ })).toBeNull()
})

const RIGHT = judgementOf({ outcome: 'right', correct: { kind: 'true-false', value: true } })

it('a quiz open in this browser is the next step, as on its lesson’s page', async () => {
  const round = { ...startRound([idOf('31'), idOf('32')]), position: 1 }
  const step = { answer: { kind: 'true-false', value: true }, judgement: RIGHT } as const
  useSession.setState({ viewer: viewerOf(pupilOf()) })
  onTestFinished(() => useSession.setState({ viewer: null }))
  keep(roundKey(idOf('20')), { ...round, steps: { [idOf('31')]: step } })
  await open(pupilOf(), RECENT)
  expect(linksIn('Nastavi učiti')[0]).toEqual(['Stari Egipat, kviz', '/5-razred/knjiga/20/kwiz'])
})

it('when nothing is left to do, the grade is the next step', async () => {
  await open(pupilOf(), [lessonOf('20', 'Stari Egipat', {})])
  expect(linksIn('Kreni učiti')).toEqual([
    ['Stari Egipat', '/5-razred/knjiga/20'],
    ['Kreni učiti: 5. razred', '/5-razred'],
  ])
})

it('explains what will be shown before any lesson was opened', async () => {
  await open()
  expect(panel('Kreni učiti').textContent).toContain('Odaberi prvu lekciju')
})

const planOf = (part: Partial<Plan> = {}): Plan => ({
  _id: idOf('50'),
  testDay: '2026-11-25',
  daysLeft: 3,
  lessons: [],
  doneDays: 1,
  today: null,
  ...part,
})

it.each([
  [null, 'Odaberi dan i lekcije', 'Dodaj test'],
  [planOf(), 'Test za 3 dana', 'Današnje ponavljanje'],
  [planOf({ today: { right: 6, total: 8 } }), 'je gotovo: 6 od 8 točno', 'Otvori plan'],
  [planOf({ daysLeft: 0 }), 'Danas je test. Sretno', 'Otvori plan'],
])('for the next test %#, the profile shows „%s” and offers „%s”', async (plan, words, offer) => {
  render(<PupilProfile user={pupilOf()} {...EMPTY_PROFILE} nextPlan={plan} />)
  await settle()
  expect(panel('Imam test').textContent).toContain(words)
  const link = screen.getByRole('link', { name: offer })
  expect(link.getAttribute('href')).toBe('/profil/imam-test')
})

it('links to the mistakes, without a count', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Otvori greške' })
  expect(link.getAttribute('href')).toBe('/profil/greske')
  expect(panel('Moje greške').textContent).not.toMatch(/\d/)
})

it.each([
  [true, 1],
  [false, 0],
])('with loginViaParent %s the switcher is offered %i times', async (loginViaParent, times) => {
  await open(pupilOf({ loginViaParent }))
  expect(screen.queryAllByRole('button', { name: 'Zamijeni profil' })).toHaveLength(times)
})

it('a picture is saved when chosen, and shown at once', async () => {
  answer(accountsApiCalls.updateAvatar, { user: pupilOf({ avatarURL: '/avatars/sova.svg' }) })
  await open()
  await press('Promijeni sličicu')
  fireEvent.click(await screen.findByRole('radio', { name: 'Sova' }))
  await settle()
  const body = { korisnikId: pupilOf()._id, avatarURL: '/avatars/sova.svg' }
  expect(bodies(accountsApiCalls.updateAvatar)).toEqual([body])
  expect(document.querySelector('img.size-24')?.getAttribute('src')).toBe('/avatars/sova.svg')
})

it('pictures chosen faster than the server responds are saved in sequence', async () => {
  const first = holdRequest(accountsApiCalls.updateAvatar)
  await open()
  await press('Promijeni sličicu')
  fireEvent.click(await screen.findByRole('radio', { name: 'Sova' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Ris' }))
  await settle()
  expect(calls()).toHaveLength(1)
  await first.answer({ user: pupilOf({ avatarURL: '/avatars/sova.svg' }) })
  expect(bodies(accountsApiCalls.updateAvatar).map(({ avatarURL }) => avatarURL)).toEqual([
    '/avatars/sova.svg',
    '/avatars/ris.svg',
  ])
})

it('a picture that can’t be saved is reported, and the old one is selected again', async () => {
  refuse(accountsApiCalls.updateAvatar, 503, 'Usluga je trenutačno nedostupna.')
  await open()
  await press('Promijeni sličicu')
  fireEvent.click(await screen.findByRole('radio', { name: 'Sova' }))
  await settle()
  expect(toasts()).toEqual(['error: Greška Usluga je trenutačno nedostupna.'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lisica' }).checked).toBe(true)
})

it('lists bookmarks, five at once and the rest unfolded, and the notebook', async () => {
  const marked = Array.from({ length: 7 }, (_, index) => ({
    lessonId: idOf(`3${index}`),
    title: `Lekcija ${index}`,
    area: 'povijest' as const,
    path: `/5-razred/knjiga/${index}`,
  }))
  render(<PupilProfile user={pupilOf()} {...EMPTY_PROFILE} marked={marked} />)
  await settle()
  const links = [...panel('Označene lekcije').querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(marked.map(({ path }) => path))
  const rest = panel('Označene lekcije').querySelector('details')
  expect(rest?.open).toBe(false)
  expect(rest?.querySelectorAll('a')).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'Otvori bilježnicu' })
  expect(link.getAttribute('href')).toBe('/profil/biljeznica')
})

it('explains bookmarks before there are any', async () => {
  await open()
  expect(panel('Označene lekcije').textContent).toContain('Označi lekciju')
})
