import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refresh } from '@/lib/platform/browser/queries'
import { planApiCalls } from '@/lib/learning/plan/calls'
import type { DayReview } from '@/lib/learning/plan/model'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { idOf } from '../../support/family'
import { TODAY } from '../../support/mistakes'
import { answer, loseConnection, refuse, sentInputs, settle } from '../../support/network'
import { field, fill, press } from '../../support/person'
import { servePlans, openPlans, planOf } from '../../support/plans'
import { judgementOf, questionOf } from '../../support/quiz'

const REMOVE = 'Obriši plan za 25. studenoga 2026.'
const START = 'Kreni s ponavljanjem'
const plans = () => screen.queryAllByRole('heading', { name: /^Test za/ })

/** The server's current data, fetched when the page is viewed again. */
async function fetchAgain(...kept: Parameters<typeof servePlans>) {
  servePlans(...kept)
  await refresh(planApiCalls.listPlans)
  await settle()
}

it('a removed plan can be restored, as the same plan and once', async () => {
  await openPlans([planOf()])
  await press(REMOVE)
  expect(plans()).toEqual([])
  const undo = screen.getByRole('button', { name: 'Vrati plan' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  fireEvent.click(undo)
  await settle()
  expect(sentInputs(planApiCalls.makePlan)[0]).toEqual({
    body: { id: idOf('50'), testDay: '2026-11-25', lessonIds: [idOf('20')] },
  })
  expect(plans()).toHaveLength(1)
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

it('a plan that can’t be removed stays, and shows why', async () => {
  await openPlans([planOf()])
  refuse(planApiCalls.removePlan, 503, 'Ne sada.')
  await press(REMOVE)
  expect(screen.getByText('Ne sada.')).toBeTruthy()
  expect(plans()).toHaveLength(1)
})

const question = questionOf('single')
const answered = { [question._id]: true }
const reviewOf = (part: Partial<DayReview> = {}): DayReview => ({
  day: TODAY,
  roundId: idOf('70'),
  questions: [question, questionOf('single', 2)],
  answered,
  done: null,
  ...part,
})

it('today’s review continues at its last position, and the server counts its end', async () => {
  const right = judgementOf({ outcome: 'right', correct: { kind: 'single', choice: 'b' } })
  answer(planApiCalls.dayReview, reviewOf())
  answer(quizApiCalls.judgeAnswer, { ...right, earned: 0 })
  answer(planApiCalls.finishDay, { right: 2, total: 2 })
  await openPlans([planOf()])
  await press(START)
  expect(screen.getByText('od 2').parentElement?.textContent).toBe('2. od 2')
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  expect(sentInputs(quizApiCalls.judgeAnswer)).toMatchObject([
    { body: { source: 'imam-test', roundId: idOf('70') } },
  ])
  await press('Završi')
  expect(screen.getByRole('heading', { name: '2 od 2 točno' })).toBeTruthy()
  await press('Natrag na plan')
  expect(screen.getByText('Današnje ponavljanje je gotovo: 2 od 2 točno.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: START })).toBeNull()
})

it('a review with all answers is ended at once', async () => {
  answer(planApiCalls.dayReview, reviewOf({ questions: [question] }))
  answer(planApiCalls.finishDay, { right: 1, total: 1 })
  await openPlans([planOf()])
  await press(START)
  expect(screen.getByRole('heading', { name: '1 od 1 točno' })).toBeTruthy()
})

it.each([
  ['with mistakes in one lesson', 1, 1, `/profil/greske#lekcija-${idOf('20')}`],
  ['with mistakes in several lessons', 1, 2, '/profil/greske'],
  ['without mistakes', 2, 1, undefined],
])('a review %s leads to them', async (_, right, count, path) => {
  answer(planApiCalls.dayReview, reviewOf({ done: { right, total: 2 } }))
  const lessons = ['20', '21'].slice(0, count).flatMap((digits) => {
    return planOf().lessons.map((lesson) => ({ ...lesson, lessonId: idOf(digits) }))
  })
  await openPlans([planOf({ lessons })])
  await press(START)
  const link = screen.queryByRole('link', { name: 'Vježbaj što nije išlo' })
  expect(link?.getAttribute('href')).toBe(path)
})

it('a review that can’t be fetched shows an error and can be retried', async () => {
  loseConnection(planApiCalls.dayReview)
  await openPlans([planOf()])
  await press(START)
  expect(screen.getByText(/^Nema veze/)).toBeTruthy()
  answer(planApiCalls.dayReview, reviewOf())
  await press('Pokušaj ponovno')
  expect(screen.getByRole('progressbar', { name: 'Napredak u vježbi' })).toBeTruthy()
})

it('on the day of the test there is a good wish and nothing to do', async () => {
  await openPlans([planOf({ daysLeft: 0 })])
  const card = screen.getByRole('region', { name: 'Test danas' })
  expect(card.textContent).toContain('Sretno')
  expect(within(card).queryByRole('button', { name: START })).toBeNull()
})

it('past tests are in the archive with a kind word', async () => {
  await openPlans([], [planOf({ daysLeft: -2, doneDays: 2 })])
  expect(screen.getByText('Test je iza tebe. Bravo za 2 dana vježbe!')).toBeTruthy()
  expect(screen.getByText('Nema testa na vidiku')).toBeTruthy()
})

it('a review ended after midnight leaves the new day’s to be done', async () => {
  answer(planApiCalls.dayReview, reviewOf({ questions: [question] }))
  loseConnection(planApiCalls.finishDay)
  await openPlans([planOf()])
  await press(START)
  await fetchAgain([planOf({ daysLeft: 2 })], [], '2026-11-23')
  answer(planApiCalls.finishDay, { right: 1, total: 1 })
  await press('Pokušaj ponovno')
  await press('Natrag na plan')
  expect(screen.getByRole('button', { name: START })).toBeTruthy()
})

it('refetched plans keep an open form and an open review', async () => {
  answer(planApiCalls.dayReview, reviewOf())
  await openPlans([planOf()])
  await press('Dodaj test')
  await fill('Kada je test?', '2026-11-25')
  await fetchAgain([planOf({ doneDays: 1 })])
  expect(field('Kada je test?').value).toBe('25.11.2026.')
  await press(START)
  await fetchAgain([planOf({ doneDays: 2 })])
  expect(screen.getByRole('progressbar', { name: 'Napredak u vježbi' })).toBeTruthy()
})
