import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { Quiz } from '@/components/quiz/quiz'
import { ApiError, call } from '@/lib/http/client'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/questions/model'
import { useQuiz } from '@/stores/quiz'
import { withEmptyOutbox } from './outbox'
import { judged, questionOf, wayOf } from './quiz'

/** A quiz of one question whose tests run on their own clock and mock `lib/http/client`'s `call`. */
const LESSON = 'lekcija'
export const KEY = `iskra:gost:kviz:${LESSON}`
export const OFFLINE = /^Nema veze s internetom\. Tvoj odgovor je sačuvan/

const question = questionOf('single')
export const questionId = question._id
export const judgement = judged({ outcome: 'right', correct: { kind: 'single', choice: 'b' } })
export const B: SubmittedAnswer = { kind: 'single', choice: 'b' }
export const C: SubmittedAnswer = { kind: 'single', choice: 'c' }

export const server = {
  offline: () => vi.mocked(call).mockRejectedValue(new ApiError(0, 'Nema veze.')),
  refuse: (status: number) => vi.mocked(call).mockRejectedValue(new ApiError(status, 'Ne sada.')),
  online: () => vi.mocked(call).mockResolvedValue(judgement),
  /** Answers that went out since the last `forget`. */
  sent: () =>
    vi
      .mocked(call)
      .mock.calls.map(([, input]) => (input as { body: { answer: SubmittedAnswer } }).body.answer),
  forget: () => vi.mocked(call).mockClear(),
}

/** Gives each test of a file its own clock, an empty storage and a server that has heard nothing. */
export function onOwnClock() {
  withEmptyOutbox()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    localStorage.clear()
    forgetRound()
    vi.mocked(call).mockReset()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

export async function open(asked: PublicQuestion = question) {
  const questions = [asked]
  render(<Quiz lesson={wayOf(LESSON, 1)} questions={questions} />)
  await pass(0)
}

/** A page that is loaded knows only what the storage holds. */
const forgetRound = () => useQuiz.setState(useQuiz.getInitialState())

export async function reload(asked?: PublicQuestion) {
  cleanup()
  forgetRound()
  await open(asked)
}

export const store = (round: object) => localStorage.setItem(KEY, JSON.stringify(round))
export const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as object

export const choose = (name: RegExp) => fireEvent.click(screen.getByLabelText(name))

export async function check() {
  fireEvent.click(screen.getByRole('button', { name: 'Provjeri' }))
  await pass(0)
}

export async function handInB() {
  await open()
  choose(/drugi/)
  await check()
}

/** Hands `B` in while nothing reaches the server. */
export async function waitWithB() {
  server.offline()
  await handInB()
  server.forget()
}

export const chosen = () =>
  screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent)
export const message = () => screen.getByRole('alert').textContent
export const verdict = () => screen.queryByRole('heading', { level: 2 })?.textContent
