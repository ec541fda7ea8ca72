import { act, cleanup, fireEvent, render, screen, type RenderResult } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { TestDesk } from '@/components/exams/test-desk'
import { toast } from '@/components/ui/toast'
import { ApiError, call } from '@/lib/http/client'
import type { OpenTest, TestOverview, TestResult, TestReview } from '@/lib/exams/model'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { useLessonTest } from '@/stores/lesson-test'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from './family'
import { withEmptyOutbox } from './outbox'
import { judged, questionOf } from './quiz'

/**
 * A pupil at a test of three questions, on a clock of its own, with a server that keeps answers.
 * Tests mock `lib/http/client`'s `call` and `components/ui/toast`.
 */
export const TEST_ID = idOf('70')
const LESSON_ID = idOf('71')
export const KEY = `iskra:gost:test:${TEST_ID}`

const questions = [questionOf('single', 1), questionOf('short', 2), questionOf('several', 3)]
export const [first, second, third] = questions.map(({ _id }) => _id) as [string, string, string]

export const openTest = (changes: Partial<OpenTest> = {}): OpenTest => ({
  _id: TEST_ID,
  lessonID: LESSON_ID,
  questions,
  answers: {},
  startedAt: '2026-11-20T10:00:00.000Z',
  minutes: null,
  remainingMs: null,
  ...changes,
})

const RESULT: TestResult = {
  _id: TEST_ID,
  lessonID: LESSON_ID,
  at: '2026-11-20T10:09:00.000Z',
  right: 2,
  total: 3,
  mark: 3,
}

const REVIEW: TestReview = {
  ...RESULT,
  items: [
    {
      question: questions[0] as OpenTest['questions'][number],
      answer: { kind: 'single', choice: 'a' },
      judgement: judged({
        outcome: 'wrong',
        correct: { kind: 'single', choice: 'b' },
        explanation: 'Jer je drugi.',
      }),
    },
    {
      question: questions[1] as OpenTest['questions'][number],
      answer: { kind: 'short', text: 'Zagreb' },
      judgement: judged({ outcome: 'right', correct: { kind: 'short', text: 'Zagreb' } }),
    },
    {
      question: questions[2] as OpenTest['questions'][number],
      answer: null,
      judgement: judged({ outcome: 'wrong', correct: { kind: 'several', choices: ['a', 'c'] } }),
    },
  ],
}

/** A test of which the server says that it ended at this instant. */
export const reviewAt = (at: string): TestReview => ({ ...REVIEW, at })

export const OVERVIEW: TestOverview = {
  results: [],
  open: null,
  questionCount: 3,
  timers: [5, 10],
  isAllowed: true,
}

/** What the server says of a test that goes on. */
export const goingOn = (
  remainingMs: number | null,
  answers: OpenTest['answers'] = {},
): TestOverview => ({
  ...OVERVIEW,
  open: { _id: TEST_ID, startedAt: openTest().startedAt, remainingMs, answers },
})

const offline = new ApiError(0, 'Nema veze s internetom. Treba pokušati ponovno kad se veza vrati.')

/** What the server answers, by path; an error is thrown, a function asked each time. */
let answers: Record<string, unknown>

export const server = {
  says: (path: string, answer: unknown) => (answers[path] = answer),
  /** Nothing reaches it any more. */
  goesAway: () => {
    for (const path of Object.keys(answers)) answers[path] = offline
  },
  comesBack: () => (answers = whole()),
  /** Answers that were sent to be kept, in their order. */
  kept: () =>
    bodies('/testovi/{id}/odgovori').map((body) => {
      const { questionId, answer } = body as {
        questionId: string
        answer: SubmittedAnswer | null
      }
      return [questionId, answer] as const
    }),
  handedIn: () => bodies('/learn/results'),
  begun: () => bodies('/lessons/{id}/test'),
}

const bodies = (path: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([target]) => target.path === path)
    .map(([, input]) => (input as { body?: unknown }).body)

const whole = (): Record<string, unknown> => ({
  '/lessons/{id}/testovi': goingOn(null),
  '/lessons/{id}/test': openTest(),
  '/testovi/{id}/odgovori': { success: true },
  '/learn/results': { success: true, result: RESULT },
  '/testovi/{id}': REVIEW,
})

/** Gives each test of a file an empty storage, a fresh server and a clock of its own. */
export function atTheDesk() {
  withEmptyOutbox()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    localStorage.clear()
    useLessonTest.setState(useLessonTest.getInitialState())
    useUser.setState({ user: pupilOf() })
    answers = whole()
    vi.mocked(toast).mockReset()
    vi.mocked(call).mockReset()
    vi.mocked(call).mockImplementation(async ({ path }, ...[, options]) => {
      const said = answers[path]
      const answer: unknown = typeof said === 'function' ? await said(options) : said
      if (answer instanceof Error) throw answer
      return answer as never
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** As the router keeps pages: one that was left is hidden, with all that it knows. */
const desk = (isLeft: boolean) => (
  <Activity mode={isLeft ? 'hidden' : 'visible'}>
    <TestDesk
      lessonId={LESSON_ID}
      title="Pas i mačka"
      paths={{ test: '/l/test', quiz: '/l/kwiz', script: '/l/skripta', lesson: '/l' }}
      address="https://iskra.test/l/test"
    />
  </Activity>
)

let shown: RenderResult

export async function sitDown() {
  shown = render(desk(false))
  await pass(0)
}

/** The pupil goes to another page of the site, or comes back from there. */
export async function walk(to: 'away' | 'back') {
  shown.rerender(desk(to === 'away'))
  await pass(0)
}

/** The pupil turns to another tab or locks the device, and comes back. */
export async function lookAway() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
}
export async function comeBack() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
}

/** A page that is loaded knows only what the storage holds and the server says. */
export async function reload() {
  cleanup()
  useLessonTest.setState(useLessonTest.getInitialState())
  await sitDown()
}

export const choose = (name: RegExp) => fireEvent.click(screen.getByLabelText(name))
export const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Tvoj odgovor'), { target: { value: text } })

export async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

/** Lets what was given be saved. */
export const settle = () => pass(600)

export const where = () =>
  screen.getByRole('button', { current: 'step' }).getAttribute('aria-label')
export const texts = () => document.body.textContent
