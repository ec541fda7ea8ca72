import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { Quiz } from '@/components/learning/quiz/quiz'
import { CLAIMS_COOKIE } from '@/lib/platform/auth/claims'
import { lessonStateApiCalls } from '@/lib/learning/lesson-state/calls'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { useQuiz } from '@/stores/quiz'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from './family'
import { answer, bodies, loseConnection, settle } from './network'
import { withEmptyOutbox } from './outbox'
import { press } from './person'
import { judgementOf, questionOf, quizLessonOf } from './quiz'

export const LESSON = idOf('aa')
export const questions = [1, 2, 3].map((digit) => questionOf('single', digit))
export const ids = questions.map(({ _id }) => _id)
export const [questionId] = ids as [string]
export const right = judgementOf({ outcome: 'right', correct: { kind: 'single', choice: 'b' } })
export const ANSWER_B: SubmittedAnswer = { kind: 'single', choice: 'b' }
export const ANSWER_C: SubmittedAnswer = { kind: 'single', choice: 'c' }
export const OFFLINE_TEXT = /^Nema veze s internetom\. Tvoj odgovor je sačuvan/

let player: string
/** Number of requests a test has already checked. */
let seen: number

const keyOf = (owner: string) => `iskra:${owner}:kviz:${LESSON}`
export const roundKey = () => keyOf(player)
export const storeRound = (round: object) => localStorage.setItem(roundKey(), JSON.stringify(round))
export const storedRound = (owner = player) =>
  JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null') as object

/** Reloads the page: only storage and cookie data remain. */
function forgetRound() {
  useQuiz.setState(useQuiz.getInitialState())
  useSession.setState(useSession.getInitialState())
}

function asPlayer(id: string) {
  withEmptyOutbox(id)
  beforeEach(() => {
    player = id
    seen = 0
    forgetRound()
  })
  afterEach(() => void vi.useRealTimers())
}

/** Each test starts as a guest with its own clock. */
export function playAsGuest() {
  asPlayer('gost')
  beforeEach(() => void vi.useFakeTimers())
}

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** Signs a pupil in through the cookie. */
export function signIn(sub: string, changes: { isEarlyReader?: true } = {}) {
  const claims = { sub, type: 'ucenik', firstName: 'Maja', exp: 4_000_000_000, ...changes }
  document.cookie = `${CLAIMS_COOKIE}=${base64({ alg: 'none' })}.${base64(claims)}.`
}

/** Each test starts as a pupil with access to all three questions and a working server. */
export function playAsPupil() {
  const pupil = pupilOf({ xp: 5 })
  asPlayer(pupil._id)
  beforeEach(async () => {
    // Parts for pupils are preloaded.
    await Promise.all([
      import('@/components/learning/rewards/redeem-earned'),
      import('@/components/learning/quiz/send-round-end'),
    ])
    useUser.setState({ user: pupil })
    signIn(pupil._id)
    // The end of a round fetches the pupil's state of the lesson.
    loseConnection(lessonStateApiCalls.lessonState)
    answer(quizApiCalls.lessonQuestions, questions)
    answer(quizApiCalls.judgeAnswer, { ...right, earned: 0 })
    answer(quizApiCalls.saveRoundResult, { right: 3, total: 3 })
  })
}

/** The quiz of three questions; the page contains the first two. */
const demo = questions.slice(0, 2)
export const QUIZ = (
  <Quiz lesson={quizLessonOf(LESSON, questions.length)} questions={demo} freeLesson={null} />
)

/** Opens the quiz: a pupil's with all three questions, a guest's with one. */
export async function openQuiz(asked = questions[0] as PublicQuestion) {
  const single = <Quiz lesson={quizLessonOf(LESSON, 1)} questions={[asked]} freeLesson={null} />
  const view = render(player === 'gost' ? single : QUIZ)
  await settle()
  return view
}

export async function reload(asked?: PublicQuestion) {
  cleanup()
  forgetRound()
  return openQuiz(asked)
}

export const choose = (name: RegExp) => fireEvent.click(screen.getByLabelText(name))
export const pressCheck = () => press('Provjeri')

/** Submits `B` for the open question. */
export async function submitB() {
  fireEvent.click(screen.getByRole('radio', { name: /drugi/ }))
  await pressCheck()
}

/** Opens a quiz of one question and submits `B` while the server is unreachable. */
export async function submitBOffline() {
  loseConnection(quizApiCalls.judgeAnswer)
  await openQuiz()
  await submitB()
  seen = bodies(quizApiCalls.judgeAnswer).length
}

/** Sent answers, except that of `submitBOffline`. */
export const sentAnswers = () =>
  bodies(quizApiCalls.judgeAnswer)
    .slice(seen)
    .map((body) => body.answer)

export const chosen = () =>
  screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent)
export const message = () => screen.getByRole('alert').textContent
export const verdict = () => screen.queryByRole('heading', { level: 2 })?.textContent
