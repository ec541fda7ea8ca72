import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, call } from '@/lib/http/client'
import { MESSAGES } from '@/lib/http/errors'
import { useUser } from '@/stores/user'
import { pupilOf } from '../support/family'
import {
  answers,
  forgetRound,
  handIn,
  ids,
  keep,
  kept,
  questions,
  QUESTIONS_PATH,
  QUIZ,
  renderQuiz,
  right,
  settle,
  timesAsked,
  withPupil,
} from '../support/pupil-quiz'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))

withPupil()
afterEach(() => {
  vi.useRealTimers()
})

const B = { kind: 'single', choice: 'b' } as const
/** Two of three are answered, and the third is not among the questions of the page. */
const ROUND = {
  id: '01890000-0000-7000-8000-0000000000f1',
  round: ids,
  position: 2,
  steps: Object.fromEntries(ids.slice(0, 2).map((id) => [id, { answer: B, judgement: right }])),
}
const WAITS = /^Pitanja trenutačno ne stižu\./

async function reopen() {
  cleanup()
  forgetRound()
  keep(ROUND)
  renderQuiz()
  await settle()
}
const untouched = () => expect(kept()).toEqual(ROUND)

it.each([0, 429, 503])(
  'a round that asks for more than the page holds waits when all are refused with %i, and goes on',
  async (status) => {
    answers[QUESTIONS_PATH] = new ApiError(status, 'Ne sada.')
    await reopen()
    expect(screen.getByRole('status').textContent).toMatch(WAITS)
    expect(screen.queryByRole('radio')).toBeNull()
    untouched()
    answers[QUESTIONS_PATH] = questions
    fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
    await settle()
    expect(screen.getByText('Pitanje 3')).toBeTruthy()
    expect(screen.getByText('Točno: 2')).toBeTruthy()
    await handIn()
    expect(kept()).toMatchObject({ id: ROUND.id, round: ids, position: 2 })
  },
)

it('it asks again by itself, with growing waits', async () => {
  answers[QUESTIONS_PATH] = new ApiError(503, 'Ne sada.')
  vi.useFakeTimers()
  cleanup()
  keep(ROUND)
  renderQuiz()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  const asked = timesAsked(QUESTIONS_PATH)
  await pass(2_000 + 4_000 + 8_000)
  expect(timesAsked(QUESTIONS_PATH)).toBe(asked + 3)
  answers[QUESTIONS_PATH] = questions
  await pass(16_000)
  expect(screen.getByText('Pitanje 3')).toBeTruthy()
})

it('while all are slow to come it waits too, and no tap begins another round', async () => {
  const { promise, resolve } = Promise.withResolvers()
  answers[QUESTIONS_PATH] = promise
  vi.useFakeTimers()
  keep(ROUND)
  renderQuiz()
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(screen.getByRole('status').textContent).toMatch(WAITS)
  untouched()
  await act(async () => resolve(questions))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Pitanje 3')).toBeTruthy()
  expect(timesAsked(QUESTIONS_PATH)).toBe(1)
})

it('whoever knows all of them keeps them when they can’t be had again', async () => {
  keep(ROUND)
  const { rerender } = render(<Activity>{QUIZ}</Activity>)
  await settle()
  rerender(<Activity mode="hidden">{QUIZ}</Activity>)
  answers[QUESTIONS_PATH] = new ApiError(503, 'Ne sada.')
  rerender(<Activity>{QUIZ}</Activity>)
  await settle()
  expect(timesAsked(QUESTIONS_PATH)).toBe(2)
  expect(screen.queryByRole('status')).toBeNull()
  await handIn()
  expect(kept()).toMatchObject({ id: ROUND.id, round: ids, position: 2 })
  expect(Object.keys((kept() as typeof ROUND).steps)).toHaveLength(3)
})

it('a session that has ended gets the first questions only: the round is kept for the sign-in', async () => {
  answers[QUESTIONS_PATH] = questions.slice(0, 2)
  answers['/korisnik/me'] = new ApiError(401, MESSAGES.invalidUserToken)
  // The one helper, which is stood in for here, forgets who is refused.
  useUser.setState({ user: null })
  await reopen()
  expect(screen.getByRole('status').textContent).toMatch(WAITS)
  untouched()
})

it('a pupil whose subscription has ended begins anew with the first questions', async () => {
  answers[QUESTIONS_PATH] = questions.slice(0, 2)
  answers['/korisnik/me'] = { user: pupilOf() }
  await reopen()
  expect(screen.getByText('Pitanje 1')).toBeTruthy()
  expect(screen.getByText('od 2')).toBeTruthy()
  expect(useUser.getState().user).not.toBeNull()
  expect(vi.mocked(call).mock.calls.map(([{ path }]) => path)).toContain('/korisnik/me')
})
