import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Quiz } from '@/components/quiz/quiz'
import { CLAIMS_COOKIE } from '@/lib/auth/claims'
import { ApiError, call } from '@/lib/http/client'
import { lessonStateCalls } from '@/lib/lesson-state/calls'
import { useQuiz } from '@/stores/quiz'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { pupilOf } from '../support/family'
import { loseConnection } from '../support/network'
import { withEmptyOutbox } from '../support/outbox'
import { judged, questionOf, wayOf } from '../support/quiz'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))

const LESSON = '01890000-0000-7000-8000-0000000000aa'
const [first, second, third] = [1, 2, 3].map((digit) => questionOf('single', digit)) as [
  ReturnType<typeof questionOf<'single'>>,
  ReturnType<typeof questionOf<'single'>>,
  ReturnType<typeof questionOf<'single'>>,
]
const right = judged({ outcome: 'right', correct: { kind: 'single', choice: 'b' } })
const change = { oldXP: 5, newXP: 6, xpGained: 1, oldLevel: 1, newLevel: 1 }

type Answers = Partial<Record<string, unknown>>
let answers: Answers
const asked = () =>
  vi.mocked(call).mock.calls.map(([{ path }, input]) => [path, (input as { body?: unknown }).body])

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

withEmptyOutbox(pupilOf()._id)
beforeEach(async () => {
  // What is loaded for pupils is there at once.
  await import('@/components/quiz/pupil-judging')
  // The end of a round asks where the pupil stands.
  loseConnection(lessonStateCalls.lessonState)
  useQuiz.setState(useQuiz.getInitialState())
  const pupil = pupilOf({ xp: 5 })
  useUser.setState({ user: pupil })
  const claims = { sub: pupil._id, type: 'ucenik', firstName: 'Maja', exp: 4_000_000_000 }
  document.cookie = `${CLAIMS_COOKIE}=${base64({ alg: 'none' })}.${base64(claims)}.`
  answers = {
    '/lessons/{id}/questions': [first, second, third],
    '/pitanja/{id}/odgovor': { ...right, earned: 1 },
    '/children/{id}/xp': change,
  }
  vi.mocked(call)
    .mockReset()
    .mockImplementation(({ path }) => {
      const answer = answers[path]
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    })
})

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))
async function open() {
  const view = render(<Quiz lesson={wayOf(LESSON, 3)} questions={[first, second]} />)
  await settle()
  return view
}
async function answer() {
  fireEvent.click(screen.getByRole('radio', { name: /drugi/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Provjeri' }))
  await settle()
}

it('a pupil with a subscription plays all questions, and a reload takes the round up', async () => {
  const { unmount } = await open()
  expect(screen.getByText('od 3')).toBeTruthy()
  await answer()
  fireEvent.click(screen.getByRole('button', { name: 'Dalje' }))
  unmount()
  await open()
  expect(screen.getByText(/Pitanje 2/).textContent).toBe('Pitanje 2 od 3')
})

it('what is chosen before all questions have come stays chosen', async () => {
  const { promise, resolve } = Promise.withResolvers()
  answers['/lessons/{id}/questions'] = promise
  await open()
  const option = () => screen.getByRole<HTMLInputElement>('radio', { name: /drugi/ })
  fireEvent.click(option())
  expect(option().checked).toBe(true)
  await act(async () => resolve([first, second, third]))
  await settle()
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
  expect(option().checked).toBe(true)
  expect(JSON.stringify(localStorage)).toContain('\\"choice\\":\\"b\\"')
  fireEvent.click(screen.getByRole('button', { name: 'Provjeri' }))
  await settle()
  expect(screen.getByText('+1 XP')).toBeTruthy()
})

it('what is checked before all questions have come is judged once they are there', async () => {
  const { promise, resolve } = Promise.withResolvers()
  answers['/lessons/{id}/questions'] = promise
  await open()
  await answer()
  expect(screen.queryByText('+1 XP')).toBeNull()
  await act(async () => resolve([first, second, third]))
  await settle()
  expect(screen.getByText('+1 XP')).toBeTruthy()
})

it('a round that an earlier build kept goes on, under its new key alone', async () => {
  const { unmount } = await open()
  await answer()
  fireEvent.click(screen.getByRole('button', { name: 'Dalje' }))
  unmount()
  const key = `iskra:${pupilOf()._id}:kviz:${LESSON}`
  localStorage.setItem(`iskra_kwiz_${LESSON}_${pupilOf()._id}`, localStorage.getItem(key) ?? '')
  localStorage.removeItem(key)
  useQuiz.setState(useQuiz.getInitialState())
  await open()
  expect(screen.getByText(/Pitanje 2/).textContent).toBe('Pitanje 2 od 3')
  expect(Object.keys(localStorage)).toEqual([key])
})

it('without an answer the first questions are played', async () => {
  answers['/lessons/{id}/questions'] = new ApiError(0, 'Nema veze s internetom.')
  await open()
  expect(screen.getByText('od 2')).toBeTruthy()
})

it('an answer is sent with the round and an id of its own, and its XP is redeemed and shown', async () => {
  await open()
  await answer()
  const sent = asked().filter(([path]) => path !== '/lessons/{id}/questions')
  const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string
  expect(sent).toEqual([
    ['/pitanja/{id}/odgovor', { answer: { kind: 'single', choice: 'b' }, roundId: uuid, id: uuid }],
    ['/children/{id}/xp', { xp: 1 }],
  ])
  expect(screen.getByText('+1 XP')).toBeTruthy()
  expect(useUser.getState().user).toMatchObject({ xp: 6 })
})

it('where a parent hid rewards, XP is redeemed in silence', async () => {
  useUser.setState({ user: pupilOf({ hasRewards: false }) })
  await open()
  await answer()
  expect(asked().map(([path]) => path)).toContain('/children/{id}/xp')
  expect(screen.queryByText('+1 XP')).toBeNull()
})

it('a finished round is told to the server once', async () => {
  answers['/kwiz/results'] = { right: 3, total: 3 }
  await open()
  for (const label of ['Dalje', 'Dalje', 'Pogledaj rezultat']) {
    await answer()
    fireEvent.click(screen.getByRole('button', { name: label }))
  }
  await waitFor(() => {
    const told = asked().filter(([path]) => path === '/kwiz/results')
    expect(told).toEqual([
      [
        '/kwiz/results',
        {
          childID: pupilOf()._id,
          parentID: pupilOf().parent._id,
          lessonID: LESSON,
          roundID: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        },
      ],
    ])
  })
})

it('each child of a shared browser has a round of its own', async () => {
  const { unmount } = await open()
  await answer()
  fireEvent.click(screen.getByRole('button', { name: 'Dalje' }))
  unmount()
  const brother = {
    sub: '01890000-0000-7000-8000-000000000011',
    type: 'ucenik',
    exp: 4_000_000_000,
  }
  document.cookie = `${CLAIMS_COOKIE}=${base64({ alg: 'none' })}.${base64(brother)}.`
  await open()
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
})

it('what is ticked while the pupil signs out is kept with their round, never with the guests’', async () => {
  await open()
  await answer()
  fireEvent.click(screen.getByRole('button', { name: 'Dalje' }))
  act(() => useSession.getState().forget())
  fireEvent.click(screen.getByRole('radio', { name: /drugi/ }))
  expect(localStorage.getItem(`iskra:gost:kviz:${LESSON}`)).toBeNull()
  const kept = localStorage.getItem(`iskra:${pupilOf()._id}:kviz:${LESSON}`)
  expect(JSON.parse(kept ?? 'null')).toMatchObject({
    position: 1,
    draft: { kind: 'single', choice: 'b' },
  })
})
