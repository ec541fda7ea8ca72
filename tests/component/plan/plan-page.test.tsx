import '../support/edges'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DayReview } from '@/lib/plan/model'
import { idOf } from '../support/family'
import { TODAY } from '../support/mistakes'
import { field, fill, press, refusal, sent, server, settle, withoutMemory } from '../support/people'
import { open, pageFor, planOf } from '../support/plans'
import { judged, questionOf } from '../support/quiz'

withoutMemory()
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = vi.fn()
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
