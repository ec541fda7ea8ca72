import '../support/edges'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ReportScreen } from '@/components/reports/report-screen'
import type { Report } from '@/lib/reports/model'
import { pending } from '../support/form'
import { button, press, refusal, server, withoutMemory } from '../support/people'
import { reportOf } from '../support/report'

// Charts are drawn by a library that measures the screen; their figures are in the table.
vi.mock('@/components/reports/time-chart', () => ({ TimeChart: () => null }))
vi.mock('@/components/reports/answers-chart', () => ({ AnswersChart: () => null }))

withoutMemory()
afterEach(() => window.history.replaceState(null, '', '/'))

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
const part = (name: string) => within(screen.getByRole('region', { name }))
const month = (): Report =>
  reportOf({ period: '30', from: '2026-10-24', totals: { ...reportOf().totals, days: 30 } })

it('says everything in words before it draws anything', () => {
  render(<ReportScreen handed={reportOf()} />)
  expect(headings(1)).toEqual(['Izvještaj: Maja'])
  expect(headings(2)).toEqual([
    'Ukratko',
    'Ocjene testova',
    'Što ide, a što treba vježbati',
    'Sljedeći korak',
    'Tri pitanja za kuhinjski stol',
    'Vrijeme i odgovori po danima',
  ])
  expect(
    part('Ukratko')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Učenje: 25 minuta, 2 dana od 7.',
    'Odgovoreno: 12 pitanja, od toga 9 točno.',
    'Završeno: 1 kviz i 1 test.',
    'Još 3 zadatka čekaju novi pokušaj.',
  ])
  expect(screen.getByRole('status').textContent).toBe(
    'Od 16. studenoga 2026. do 22. studenoga 2026.',
  )
})

it('names the mark of each test by number and by word', () => {
  render(<ReportScreen handed={reportOf()} />)
  const [row, ...more] = part('Ocjene testova').getAllByRole('listitem')
  expect(row?.textContent).toBe(
    '2Stari Egipatdovoljan (2), točno 6 od 10Povijest, 20. studenoga 2026.',
  )
  expect(more).toEqual([])
})

it('says which tests are listed: none, or the latest of many', () => {
  const { totals, tests } = reportOf()
  const { unmount } = render(<ReportScreen handed={reportOf({ tests: [] })} />)
  expect(part('Ocjene testova').getByText('U ovom razdoblju nema predanih testova.')).toBeTruthy()
  unmount()
  const many = reportOf({ totals: { ...totals, tests: 25 }, tests })
  render(<ReportScreen handed={many} />)
  expect(part('Ocjene testova').getByText('Posljednji od ukupno 25 testova.')).toBeTruthy()
})

it('names what goes well before what needs practice', () => {
  render(<ReportScreen handed={reportOf()} />)
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

it('gives one step with its link', () => {
  render(<ReportScreen handed={reportOf()} />)
  const [link, ...more] = part('Sljedeći korak').getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('/5-razred/vremeplov-5/stari-egipat/skripta')
  expect(more).toEqual([])
})

it('folds the answers away, and has none for an open question', () => {
  render(<ReportScreen handed={reportOf()} />)
  const kitchen = part('Tri pitanja za kuhinjski stol')
  expect(kitchen.getAllByRole('listitem')).toHaveLength(3)
  const folded = [...document.querySelectorAll('#stol ~ ol details')]
  expect(folded.map((one) => [one.hasAttribute('open'), one.textContent])).toEqual([
    [false, 'Pokaži odgovor na 1. pitanjePisaći materijal.'],
    [false, 'Pokaži odgovor na 2. pitanjeVladar.'],
  ])
})

it('has the figures of the charts in a table, the latest first', () => {
  render(<ReportScreen handed={reportOf()} />)
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toHaveLength(8)
  expect(rows[0]).toEqual(['Dan', 'Vrijeme', 'Točno', 'Za vježbu'])
  expect(rows[3]).toEqual(['20. 11.', '25 minuta', '9', '3'])
})

it('of a quiet time is friendly and draws no empty charts', () => {
  const nothing = { ms: 0, activeDays: 0, answers: 0, right: 0, quizzes: 0, tests: 0 }
  const totals = { ...reportOf().totals, ...nothing }
  const bars = reportOf().bars.map((bar) => ({ ...bar, ms: 0, right: 0, wrong: 0 }))
  render(<ReportScreen handed={reportOf({ totals, bars, topics: [], tests: [] })} />)
  expect(screen.getByText(/i to je u redu/)).toBeTruthy()
  expect(headings(2)).not.toContain('Vrijeme i odgovori po danima')
  expect(screen.getByText(/barem pet odgovorenih pitanja/)).toBeTruthy()
})

it('another period is asked for, shown, said, and kept in the address', async () => {
  server.mockResolvedValue(month())
  render(<ReportScreen handed={reportOf()} />)
  expect(button('7 dana').getAttribute('aria-pressed')).toBe('true')
  await press('30 dana')
  expect(server.mock.calls.map(([{ path }, input]) => [path, input])).toEqual([
    ['/korisnik/izvjestaj', { query: { childId: reportOf().child._id, razdoblje: '30' } }],
  ])
  expect(button('30 dana').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Učenje: 25 minuta, 2 dana od 30.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('24. listopada 2026.')
  expect(window.location.search).toBe('?razdoblje=30')
})

it('of two presses the last one counts, whichever answer comes first', async () => {
  const [slow, quick] = [pending<Report>(), pending<Report>()]
  server.mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise)
  render(<ReportScreen handed={reportOf()} />)
  fireEvent.click(button('Sve'))
  fireEvent.click(button('30 dana'))
  await act(async () => quick.answer(month()))
  await act(async () => slow.answer(reportOf({ period: 'sve' })))
  expect(button('30 dana').getAttribute('aria-pressed')).toBe('true')
  expect(window.location.search).toBe('?razdoblje=30')
})

it('what can’t be read now is said, and the report stays', async () => {
  server.mockRejectedValue(refusal(503, 'Usluga je trenutačno nedostupna.'))
  render(<ReportScreen handed={reportOf()} />)
  await press('Sve')
  expect(screen.getByRole('status').textContent).toBe('Usluga je trenutačno nedostupna.')
  expect(button('7 dana').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Učenje: 25 minuta, 2 dana od 7.')).toBeTruthy()
})

it('a report that is handed anew is shown, and one that is not stays as it was chosen', async () => {
  server.mockResolvedValueOnce(month())
  const handed = reportOf()
  const { rerender } = render(<ReportScreen handed={handed} />)
  await press('30 dana')
  rerender(<ReportScreen handed={handed} />)
  expect(button('30 dana').getAttribute('aria-pressed')).toBe('true')
  const totals = { ...reportOf().totals, openMistakes: 4 }
  rerender(<ReportScreen handed={reportOf({ totals })} />)
  expect(button('7 dana').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Još 4 zadatka čekaju novi pokušaj.')).toBeTruthy()
})

it('a report that is handed anew takes an older refusal away', async () => {
  server.mockRejectedValueOnce(refusal(503, 'Usluga je trenutačno nedostupna.'))
  const { rerender } = render(<ReportScreen handed={reportOf()} />)
  await press('Sve')
  rerender(<ReportScreen handed={reportOf()} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Od 16\. studenoga/)
})
