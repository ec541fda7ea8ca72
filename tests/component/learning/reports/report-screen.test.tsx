import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ReportWithoutSubscription } from '@/components/learning/reports/report-without-subscription'
import { UsagePanel } from '@/components/asking/assistant/usage-panel'
import { ProfessorQuestionsInReport } from '@/components/asking/professor/professor-report-panel'
import { ReportScreen } from '@/components/learning/reports/report-screen'
import { reportsApiCalls } from '@/lib/learning/reports/calls'
import { useUser } from '@/stores/user'
import { parentOf } from '../../support/family'
import { answer, answerBy, holdRequest, refuse, sentInputs, settle } from '../../support/network'
import { button, press } from '../../support/person'
import { reportOf } from '../../support/report'

// Charts are drawn by a library that measures the screen; their figures are in the table.
vi.mock('@/components/learning/reports/report-chart', () => ({ ReportChart: () => null }))

const childId = reportOf().child._id
const subscription = { name: 'Iskra', until: '2099-01-01T00:00:00Z' }

/** A parent with a subscription opens a child's report. */
async function open(changes: Parameters<typeof reportOf>[0] = {}) {
  answerBy(reportsApiCalls.report, ({ query }) =>
    query.razdoblje === '30' ? month() : reportOf({ ...changes }),
  )
  useUser.setState({ user: parentOf({ subscription }) })
  const view = render(
    <ReportScreen
      childId={childId}
      professor={<ProfessorQuestionsInReport childId={childId} />}
      assistant={<UsagePanel childId={childId} />}
    />,
  )
  await settle()
  return view
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
const part = (name: string) => within(screen.getByRole('region', { name }))
const month = () =>
  reportOf({ period: '30', from: '2026-10-24', totals: { ...reportOf().totals, days: 30 } })

it('describes everything in words before the charts', async () => {
  await open()
  expect(headings(1)).toEqual(['Izvještaj: Maja'])
  expect(headings(2)).toEqual([
    'Ukratko',
    'Ocjene testova',
    'Što ide, a što treba vježbati',
    'Sljedeći korak',
    'Tri pitanja za kuhinjski stol',
    'Vrijeme i odgovori po danima',
    'Pomoćnik',
  ])
  expect(
    part('Ukratko')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Učenje: 25 minuta, 2 dana od 7.',
    'Odgovoreno: 12 pitanja, od toga 9 točno.',
    'Završeno: 1 kviz i 1 test.',
    'Sveukupno, uz kartice i provjere, 3 zadatka čekaju novi pokušaj.',
  ])
  expect(screen.getByRole('status').textContent).toBe(
    'Od 16. studenoga 2026. do 22. studenoga 2026.',
  )
})

it('names where the child begins in a textbook, also without other activity', async () => {
  const start = { subject: 'Matematika', book: 'Atelje', lesson: 'Razlomci', day: '2026-11-20' }
  const none = { activeDays: 0, cards: 0, quizzes: 0, tests: 0, checks: 0 }
  await open({ starts: [start], totals: { ...reportOf().totals, ...none } })
  expect(part('Ukratko').getByText(/^Početna provjera/).textContent).toBe(
    'Početna provjera: Matematika (Atelje), počinje od lekcije „Razlomci”, 20. studenoga 2026.',
  )
})

it('shows each test’s mark as number and word', async () => {
  await open()
  const [row, ...more] = part('Ocjene testova').getAllByRole('listitem')
  expect(row?.textContent).toBe(
    '2Stari Egipatdovoljan (2), točno 6 od 10Povijest, 20. studenoga 2026.',
  )
  expect(more).toEqual([])
})

it('shows a test of a deleted unit without a subject', async () => {
  const [marked] = reportOf().tests
  if (!marked) throw new Error('The report has a test')
  await open({ tests: [{ ...marked, lesson: 'Mješoviti test', subject: '' }] })
  expect(part('Ocjene testova').getByRole('listitem').textContent).toBe(
    '2Mješoviti testdovoljan (2), točno 6 od 1020. studenoga 2026.',
  )
})

it.each([
  ['U ovom razdoblju nema predanih testova.', { tests: [] }],
  ['Posljednji od ukupno 25 testova.', { totals: { ...reportOf().totals, tests: 25 } }],
])('shows which tests are listed: „%s”', async (words, changes) => {
  await open(changes)
  expect(part('Ocjene testova').getByText(words)).toBeTruthy()
})

it('lists strengths before topics to practise', async () => {
  await open()
  const topics = part('Što ide, a što treba vježbati')
  expect(
    topics.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Ide jako dobro', 'Treba još vježbe'])
  const links = topics.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/5-razred/oko-svijeta-5/geografska-mreza',
    '/5-razred/vremeplov-5/stari-egipat',
  ])
  expect(topics.getByText('Povijest, točno 2 od 6')).toBeTruthy()
})

it('suggests one step with its link', async () => {
  await open()
  const [link, ...more] = part('Sljedeći korak').getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('/5-razred/vremeplov-5/stari-egipat/skripta')
  expect(more).toEqual([])
})

it('folds the answers, and has none for an open question', async () => {
  await open()
  const kitchen = part('Tri pitanja za kuhinjski stol')
  expect(kitchen.getAllByRole('listitem')).toHaveLength(3)
  const folded = [...document.querySelectorAll('#stol ~ ol details')]
  expect(folded.map((one) => [one.hasAttribute('open'), one.textContent])).toEqual([
    [false, 'Pokaži odgovor na 1. pitanjePisaći materijal.'],
    [false, 'Pokaži odgovor na 2. pitanjeVladar.'],
  ])
})

it('has the charts’ figures in a table, latest first', async () => {
  await open()
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toHaveLength(8)
  expect(rows[0]).toEqual(['Dan', 'Vrijeme', 'Točno', 'Za vježbu'])
  expect(rows[3]).toEqual(['20. 11.', '25 minuta', '9', '3'])
})

it('is friendly about a quiet period and draws no empty charts', async () => {
  const nothing = { ms: 0, activeDays: 0, answers: 0, right: 0, quizzes: 0, tests: 0 }
  const totals = { ...reportOf().totals, ...nothing }
  const bars = reportOf().bars.map((bar) => ({ ...bar, ms: 0, right: 0, wrong: 0 }))
  await open({ totals, bars, topics: [], tests: [] })
  expect(screen.getByText(/i to je u redu/)).toBeTruthy()
  expect(headings(2)).not.toContain('Vrijeme i odgovori po danima')
  expect(screen.getByText(/barem pet odgovorenih pitanja/)).toBeTruthy()
})

it('another period is fetched, shown, announced, and kept in the address', async () => {
  await open()
  expect(button('7 dana').getAttribute('aria-pressed')).toBe('true')
  await press('30 dana')
  expect(sentInputs(reportsApiCalls.report)).toEqual(
    ['7', '30'].map((razdoblje) => ({ query: { childId, razdoblje } })),
  )
  expect(button('30 dana').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Učenje: 25 minuta, 2 dana od 30.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('24. listopada 2026.')
  expect(window.location.search).toBe('?razdoblje=30')
})

it('of two clicks the last one counts, whichever response arrives first', async () => {
  await open()
  const slow = holdRequest(reportsApiCalls.report)
  await press('Sve')
  const quick = holdRequest(reportsApiCalls.report)
  await press('30 dana')
  await quick.answer(month())
  await slow.answer(reportOf({ period: 'sve' }))
  expect(button('30 dana').getAttribute('aria-pressed')).toBe('true')
  expect(window.location.search).toBe('?razdoblje=30')
})

it('an unavailable part is reported, and the report stays', async () => {
  await open()
  refuse(reportsApiCalls.report, 503, 'Usluga je trenutačno nedostupna.')
  await press('Sve')
  expect(screen.getByRole('status').textContent).toBe('Usluga je trenutačno nedostupna.')
  expect(button('7 dana').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Učenje: 25 minuta, 2 dana od 7.')).toBeTruthy()
  answer(reportsApiCalls.report, reportOf())
  await press('7 dana')
  expect(screen.getByRole('status').textContent).toMatch(/^Od 16\. studenoga/)
})

it('the address selects the period', async () => {
  window.history.replaceState(null, '', '?razdoblje=30')
  await open()
  expect(button('30 dana').getAttribute('aria-pressed')).toBe('true')
})

it('shows an empty preview of the report without a subscription, and no pressure', () => {
  render(<ReportWithoutSubscription firstName="Ivan" />)
  expect(headings(2)).toEqual([
    'Ukratko',
    'Što ide, a što treba vježbati',
    'Sljedeći korak',
    'Tri pitanja za kuhinjski stol',
  ])
  const text = document.body.textContent
  expect(text).toContain('Izvještaji su dio pretplate.')
  expect(text).toContain('Primjer je prazan.')
  // No figure that could be mistaken for a child's.
  expect(text).not.toMatch(/\d/)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/profil', '/cjenik'])
})
