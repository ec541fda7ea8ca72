import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { Quiz } from '@/components/quiz/quiz'
import { CLAIMS_COOKIE } from '@/lib/auth/claims'
import { call } from '@/lib/http/client'
import { lessonStateCalls } from '@/lib/lesson-state/calls'
import { useQuiz } from '@/stores/quiz'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from './family'
import { loseConnection } from './network'
import { withEmptyOutbox } from './outbox'
import { judged, questionOf, wayOf } from './quiz'

/**
 * A lesson's quiz of three questions, the first two of which everyone gets, played by a pupil with a
 * subscription. Its tests mock `lib/http/client`'s `call` and `lib/browser/load-page`.
 */
export const LESSON = idOf('aa')
export const PUPIL_KEY = `iskra:${pupilOf()._id}:kviz:${LESSON}`
export const questions = [1, 2, 3].map((digit) => questionOf('single', digit))
export const ids = questions.map(({ _id }) => _id)
export const right = judged({ outcome: 'right', correct: { kind: 'single', choice: 'b' } })

export const QUESTIONS_PATH = '/lessons/{id}/questions'
export const JUDGE_PATH = '/pitanja/{id}/odgovor'

/** What the server answers at each path; an error is thrown. */
export const answers: Partial<Record<string, unknown>> = {}

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** Starts each test with a pupil who is signed in, no round, and a server that is well. */
export function withPupil() {
  withEmptyOutbox(pupilOf()._id)
  beforeEach(async () => {
    // What is loaded for pupils is there at once.
    await import('@/components/quiz/pupil-judging')
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    // The end of a round asks where the pupil stands.
    loseConnection(lessonStateCalls.lessonState)
    const pupil = pupilOf({ xp: 5 })
    useUser.setState({ user: pupil })
    const claims = { sub: pupil._id, type: 'ucenik', firstName: 'Maja', exp: 4_000_000_000 }
    document.cookie = `${CLAIMS_COOKIE}=${base64({ alg: 'none' })}.${base64(claims)}.`
    forgetRound()
    for (const path of Object.keys(answers)) answers[path] = undefined
    answers[QUESTIONS_PATH] = questions
    answers[JUDGE_PATH] = { ...right, earned: 0 }
    vi.mocked(call)
      .mockReset()
      .mockImplementation(({ path }) => {
        const answer = answers[path]
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      })
  })
}

/** A page that is loaded knows only what the storage and the cookie hold. */
export function forgetRound() {
  useQuiz.setState(useQuiz.getInitialState())
  useSession.setState(useSession.getInitialState())
}

export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

const demo = questions.slice(0, 2)
export const QUIZ = <Quiz lesson={wayOf(LESSON, questions.length)} questions={demo} />
export const renderQuiz = () => render(QUIZ)

export async function handIn() {
  fireEvent.click(screen.getByRole('radio', { name: /drugi/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Provjeri' }))
  await settle()
}

/** How often each path was asked. */
export const timesAsked = (path: string) =>
  vi.mocked(call).mock.calls.filter(([target]) => target.path === path).length

export const keep = (round: object) => localStorage.setItem(PUPIL_KEY, JSON.stringify(round))
export const kept = () => JSON.parse(localStorage.getItem(PUPIL_KEY) ?? 'null') as object
