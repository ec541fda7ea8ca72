import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/components/ui/toast'
import { loadPage } from '@/lib/browser/load-page'
import {
  answers,
  forgetRound,
  handIn,
  ids,
  JUDGE_PATH,
  kept,
  renderQuiz,
  right,
  settle,
  timesAsked,
  withPupil,
} from '../support/pupil-quiz'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

withPupil()
beforeEach(() => {
  vi.mocked(loadPage).mockReset()
  vi.mocked(toast).mockReset()
  // The page of the test before is being left until the back button brings it back.
  window.dispatchEvent(new Event('pageshow'))
})

const message = () => screen.getByRole('alert').textContent
const B = { kind: 'single', choice: 'b' } as const

/** The server judges for a guest, who earns nothing: it says nothing of XP. */
async function answerAfterTheEnd() {
  answers[JUDGE_PATH] = right
  renderQuiz()
  await settle()
  await handIn()
}

it('an answer that was judged as a guest’s is not counted: it waits, and the pupil signs in', async () => {
  await answerAfterTheEnd()
  expect(screen.queryByRole('region', { name: /Objašnjenje/ })).toBeNull()
  expect(message()).toMatch(/^Tvoja je prijava istekla\./)
  expect(kept()).toMatchObject({ position: 0, steps: {}, pending: B })
  expect(vi.mocked(loadPage).mock.calls).toEqual([['/prijava']])
})

it('it is not judged as a guest’s until the page is gone', async () => {
  await answerAfterTheEnd()
  const asked = timesAsked(JUDGE_PATH)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(timesAsked(JUDGE_PATH)).toBe(asked)
  expect(kept()).toMatchObject({ steps: {}, pending: B })
  expect(vi.mocked(loadPage)).toHaveBeenCalledOnce()
})

it('after the sign-in the answer that waited is judged', async () => {
  await answerAfterTheEnd()
  cleanup()
  answers[JUDGE_PATH] = { ...right, earned: 0 }
  forgetRound()
  renderQuiz()
  await settle()
  expect(screen.getByRole('heading', { name: 'Točno!' })).toBeTruthy()
  expect(kept()).toMatchObject({ steps: { [String(ids[0])]: { answer: B } } })
})
