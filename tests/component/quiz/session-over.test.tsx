import { act, cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SessionRefused } from '@/lib/http/client'
import { useSession } from '@/stores/session'
import {
  answers,
  forgetRound,
  handIn,
  ids,
  JUDGE_PATH,
  kept,
  renderQuiz,
  settle,
  timesAsked,
  withPupil,
} from '../support/pupil-quiz'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))

withPupil()

const message = () => screen.getByRole('alert').textContent
const B = { kind: 'single', choice: 'b' } as const

async function answerAfterTheEnd() {
  const judgement = answers[JUDGE_PATH]
  answers[JUDGE_PATH] = new SessionRefused()
  renderQuiz()
  await settle()
  await handIn()
  answers[JUDGE_PATH] = judgement
}

it('an answer after the end of the session waits, and is never sent as a guest’s', async () => {
  await answerAfterTheEnd()
  expect(message()).toMatch(/^Prijava je istekla\./)
  expect(kept()).toMatchObject({ position: 0, steps: {}, pending: B })
  const asked = timesAsked(JUDGE_PATH)
  act(() => useSession.getState().forget())
  await act(async () => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(timesAsked(JUDGE_PATH)).toBe(asked)
  expect(message()).toMatch(/^Prijava je istekla\./)
})

it('after the sign-in the answer that waited is judged', async () => {
  await answerAfterTheEnd()
  cleanup()
  forgetRound()
  renderQuiz()
  await settle()
  expect(screen.getByRole('heading', { name: 'Točno!' })).toBeTruthy()
  expect(kept()).toMatchObject({ steps: { [String(ids[0])]: { answer: B } } })
})
