import '../../support/edges'
import { fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PlanPage } from '@/components/learning/plan/plan-page'
import type { SubjectLessons } from '@/lib/content/model'
import type { DayReview, Plan, Plans } from '@/lib/learning/plan/model'
import { idOf } from '../../support/family'
import { lessonLink, TODAY } from '../../support/mistakes'
import {
  field,
  fill,
  press,
  refusal,
  sent,
  server,
  settle,
  withoutMemory,
} from '../../support/people'
import { judged, questionOf } from '../../support/quiz'

withoutMemory()
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = vi.fn()
})

const lessonOf = (digits: string, title: string) => ({
  _id: idOf(digits),
  title,
  literatureSlug: 'knjiga',
})
const SUBJECTS: SubjectLessons[] = [
  { subject: 'Povijest', area: 'povijest', lessons: [lessonOf('20', 'Stari Egipat')] },
  {
    subject: 'Matematika',
    area: 'matematika',
    lessons: Array.from({ length: 11 }, (_, index) =>
      lessonOf(`${60 + index}`, `Brojevi ${index}`),
    ),
  },
]

const planOf = (part: Partial<Plan> = {}): Plan => ({
  _id: idOf('50'),
  testDay: '2026-11-25',
  daysLeft: 3,
  lessons: [lessonLink()],
  doneDays: 0,
  today: null,
  ...part,
})
const pageFor = (handed: Plans, today = TODAY) => (
  <PlanPage handed={handed} subjects={SUBJECTS} today={today} />
)
const open = async (plans: Plan[] = [], archive: Plan[] = []) => {
  const view = render(pageFor({ open: plans, archive }))
  await settle()
  return view
}
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name))
const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox')

it('makes a plan of a day and lessons', async () => {
  server.mockResolvedValue({ plan: planOf() })
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', '2026-11-25')
  tick('Stari Egipat')
  await press('Spremi plan')
  const [[path, body] = []] = sent()
  expect(path).toBe('/planovi')
  expect(body).toMatchObject({ testDay: '2026-11-25', lessonIds: [idOf('20')] })
  expect(screen.getByRole('heading', { name: 'Test za 3 dana' })).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

it.each([
  ['2026-11-22', 'Odaberi dan od sutra'],
  ['2027-01-22', 'Odaberi dan od sutra'],
  ['', 'Odaberi dan od sutra'],
])('the day „%s” is refused beside its field, and nothing is sent', async (day, words) => {
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', day)
  await press('Spremi plan')
  expect(screen.getByRole('form').textContent).toContain(words)
  expect(screen.getByRole('form').textContent).toContain('Odaberi barem jednu lekciju.')
  expect(document.activeElement).toBe(screen.getByLabelText('Kada je test?'))
  expect(sent()).toEqual([])
})

it.each(['2026-11-23', '2027-01-21'])('the day %s is taken', async (day) => {
  server.mockResolvedValue({ plan: planOf() })
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', day)
  tick('Stari Egipat')
  await press('Spremi plan')
  expect(sent()).toHaveLength(1)
})

it('the search narrows lessons down, without diacritics too, and keeps what is ticked', async () => {
  await open()
  await press('Dodaj test')
  tick('Brojevi 3')
  await fill('Pretraži lekcije', 'EGIPAT')
  expect(ticks().map(({ checked }) => checked)).toEqual([false, true])
  await fill('Pretraži lekcije', 'nema toga')
  expect(ticks()).toHaveLength(1)
})

it('more than ten lessons can’t be ticked', async () => {
  await open()
  await press('Dodaj test')
  for (let index = 0; index < 10; index += 1) tick(`Brojevi ${index}`)
  expect(screen.getByText('Odabrano: 10 od najviše 10')).toBeTruthy()
  expect(ticks().filter(({ disabled }) => disabled)).toHaveLength(2)
})

it('what was wrong is right again as soon as it is mended', async () => {
  await open()
  await press('Dodaj test')
  await press('Spremi plan')
  const words = () => screen.getByRole('form').textContent
  await fill('Kada je test?', '2026-11-25')
  expect(words()).not.toContain('Odaberi dan od sutra')
  expect(words()).toContain('Odaberi barem jednu lekciju.')
  tick('Stari Egipat')
  expect(words()).not.toContain('Odaberi barem jednu lekciju.')
})

it('a plan that is brought back by a double tap is there once', async () => {
  server.mockResolvedValue({ plan: planOf() })
  await open([planOf()])
  await press('Obriši plan za 25. studenoga 2026.')
  const undo = screen.getByRole('button', { name: 'Vrati plan' })
  fireEvent.click(undo)
  fireEvent.click(undo)
  await settle()
  expect(screen.getAllByRole('heading', { name: 'Test za 3 dana' })).toHaveLength(1)
})

it('a removed plan can be brought back, as the same plan', async () => {
  server.mockResolvedValueOnce({ success: true }).mockResolvedValueOnce({ plan: planOf() })
  await open([planOf()])
  await press('Obriši plan za 25. studenoga 2026.')
  expect(screen.queryByRole('heading', { name: 'Test za 3 dana' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vrati plan' }))
  await press('Vrati plan')
  expect(sent()[1]).toEqual([
    '/planovi',
    { id: idOf('50'), testDay: '2026-11-25', lessonIds: [idOf('20')] },
  ])
  expect(screen.getByRole('heading', { name: 'Test za 3 dana' })).toBeTruthy()
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

it('a plan that can’t be removed stays, and says why', async () => {
  server.mockRejectedValue(refusal(503, 'Ne sada.'))
  await open([planOf()])
  await press('Obriši plan za 25. studenoga 2026.')
  expect(screen.getByText('Ne sada.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Test za 3 dana' })).toBeTruthy()
})

const question = questionOf('single')
const reviewOf = (part: Partial<DayReview> = {}): DayReview => ({
  day: TODAY,
  roundId: idOf('70'),
  questions: [question, questionOf('single', 2)],
  answered: { [question._id]: true },
  done: null,
  ...part,
})

it('today’s review goes on where it was left, and its end is counted by the server', async () => {
  const right = judged({ outcome: 'right', correct: { kind: 'single', choice: 'b' } })
  server
    .mockResolvedValueOnce(reviewOf())
    .mockResolvedValueOnce({ ...right, earned: 0 })
    .mockResolvedValueOnce({ right: 2, total: 2 })
  await open([planOf()])
  await press('Kreni s ponavljanjem')
  expect(screen.getByText('od 2').parentElement?.textContent).toBe('2. od 2')
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  expect(sent()[1]?.[1]).toMatchObject({ source: 'imam-test', roundId: idOf('70') })
  await press('Završi')
  expect(screen.getByRole('heading', { name: '2 od 2 točno' })).toBeTruthy()
  await press('Natrag na plan')
  expect(screen.getByText('Današnje ponavljanje je gotovo: 2 od 2 točno.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Kreni s ponavljanjem' })).toBeNull()
})

it('a review whose answers are all there is ended at once', async () => {
  const answered = { [question._id]: true }
  server
    .mockResolvedValueOnce(reviewOf({ questions: [question], answered }))
    .mockResolvedValueOnce({ right: 1, total: 1 })
  await open([planOf()])
  await press('Kreni s ponavljanjem')
  expect(sent().map(([path]) => path)).toEqual(['/planovi/{id}/danas', '/planovi/{id}/danas'])
  expect(screen.getByRole('heading', { name: '1 od 1 točno' })).toBeTruthy()
})

it('a review that can’t be fetched says so and is asked for again', async () => {
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.')).mockResolvedValueOnce(reviewOf())
  await open([planOf()])
  await press('Kreni s ponavljanjem')
  expect(screen.getByText('Nema veze.')).toBeTruthy()
  await press('Pokušaj ponovno')
  expect(screen.getByRole('progressbar', { name: 'Napredak u vježbi' })).toBeTruthy()
})

it('on the day of the test there is a good wish and nothing to do', async () => {
  await open([planOf({ daysLeft: 0 })])
  const card = screen.getByRole('region', { name: 'Test danas' })
  expect(card.textContent).toContain('Sretno')
  expect(within(card).queryByRole('button', { name: 'Kreni s ponavljanjem' })).toBeNull()
})

it('what is over stands in the archive with a kind word', async () => {
  await open([], [planOf({ daysLeft: -2, doneDays: 2 })])
  expect(screen.getByText('Test je iza tebe. Bravo za 2 dana vježbe!')).toBeTruthy()
  expect(screen.getByText('Nema testa na vidiku')).toBeTruthy()
})

it('a new day’s plans bring a new review', async () => {
  const { rerender } = await open([planOf({ today: { right: 2, total: 2 }, doneDays: 1 })])
  expect(screen.queryByRole('button', { name: 'Kreni s ponavljanjem' })).toBeNull()
  rerender(pageFor({ open: [planOf({ daysLeft: 2, doneDays: 1 })], archive: [] }, '2026-11-23'))
  expect(screen.getByRole('heading', { name: 'Test za 2 dana' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Kreni s ponavljanjem' })).toBeTruthy()
})

it('a review that is ended after midnight leaves the new day’s to be done', async () => {
  const answered = { [question._id]: true }
  server
    .mockResolvedValueOnce(reviewOf({ questions: [question], answered }))
    .mockRejectedValueOnce(refusal(0, 'Nema veze.'))
    .mockResolvedValueOnce(reviewOf({ questions: [question], answered }))
    .mockResolvedValueOnce({ right: 1, total: 1 })
  const { rerender } = await open([planOf()])
  await press('Kreni s ponavljanjem')
  rerender(pageFor({ open: [planOf({ daysLeft: 2 })], archive: [] }, '2026-11-23'))
  await press('Pokušaj ponovno')
  await press('Natrag na plan')
  expect(screen.getByRole('button', { name: 'Kreni s ponavljanjem' })).toBeTruthy()
})

it('a removed plan stays away while no other plans are handed', async () => {
  server.mockResolvedValue({ success: true })
  const handed = { open: [planOf()], archive: [] }
  const { rerender } = render(pageFor(handed))
  await press('Obriši plan za 25. studenoga 2026.')
  rerender(pageFor(handed))
  expect(screen.queryByRole('heading', { name: 'Test za 3 dana' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Vrati plan' })).toBeTruthy()
})

it('other plans leave a form that is being filled in, and a review that is open', async () => {
  server.mockResolvedValue(reviewOf())
  const { rerender } = await open([planOf()])
  await press('Dodaj test')
  await fill('Kada je test?', '2026-11-25')
  rerender(pageFor({ open: [planOf({ doneDays: 1 })], archive: [] }))
  expect(field('Kada je test?').value).toBe('2026-11-25')
  await press('Kreni s ponavljanjem')
  rerender(pageFor({ open: [planOf({ doneDays: 2 })], archive: [] }))
  expect(screen.getByRole('progressbar', { name: 'Napredak u vježbi' })).toBeTruthy()
})
