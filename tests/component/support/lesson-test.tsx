import {
  cleanup,
  fireEvent,
  render,
  screen,
  within,
  type RenderResult,
} from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { TestDesk } from '@/components/learning/exams/test-desk'
import { lessonTestFrame } from '@/components/learning/exams/test-screen-frame'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import type { OpenTest, TestOverview, TestResult, TestReview } from '@/lib/learning/exams/model'
import { useLessonTest } from '@/stores/lesson-test'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from './family'
import { answer, bodies, loseConnection, advanceClock as passTime, settle } from './network'
import { withEmptyOutbox } from './outbox'
import { judgementOf, questionOf } from './quiz'

/** A pupil taking a test of three questions, with a server that stores answers. */
export const TEST_ID = idOf('70')
const LESSON_ID = idOf('71')
export const TEST_STORAGE_KEY = `iskra:gost:test:${TEST_ID}`

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

export const RESULT: TestResult = {
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
      judgement: judgementOf({
        outcome: 'wrong',
        correct: { kind: 'single', choice: 'b' },
        explanation: 'Jer je drugi.',
      }),
    },
    {
      question: questions[1] as OpenTest['questions'][number],
      answer: { kind: 'short', text: 'Zagreb' },
      judgement: judgementOf({ outcome: 'right', correct: { kind: 'short', text: 'Zagreb' } }),
    },
    {
      question: questions[2] as OpenTest['questions'][number],
      answer: null,
      judgement: judgementOf({
        outcome: 'wrong',
        correct: { kind: 'several', choices: ['a', 'c'] },
      }),
    },
  ],
}

/** A test that ended, according to the server, at this instant. */
export const reviewAt = (at: string): TestReview => ({ ...REVIEW, at })

export const OVERVIEW: TestOverview = {
  results: [],
  open: null,
  questionCount: 3,
  timers: [5, 10],
  isAllowed: true,
}

/** The server's state of an ongoing test. */
export const ongoingOverview = (
  remainingMs: number | null,
  answers: OpenTest['answers'] = {},
): TestOverview => ({
  ...OVERVIEW,
  open: { _id: TEST_ID, startedAt: openTest().startedAt, remainingMs, answers },
})

/** Describes a server that has the test and accepts everything. */
export function serveTest() {
  answer(examsApiCalls.testOverview, ongoingOverview(null))
  answer(examsApiCalls.startTest, openTest())
  answer(examsApiCalls.keepAnswer, { success: true })
  answer(examsApiCalls.handInTest, { success: true, result: RESULT })
  answer(examsApiCalls.testReview, REVIEW)
}

/** Makes the server unreachable. */
export const makeServerUnreachable = () =>
  loseConnection(
    examsApiCalls.testOverview,
    examsApiCalls.startTest,
    examsApiCalls.keepAnswer,
    examsApiCalls.handInTest,
    examsApiCalls.testReview,
  )

/** The answers sent for saving, in order. */
export const keptAnswers = () =>
  bodies(examsApiCalls.keepAnswer).map(({ questionId, answer }) => [questionId, answer])
export const resultBodies = () => bodies(examsApiCalls.handInTest)
export const startBodies = () => bodies(examsApiCalls.startTest)

/** Gives each test an empty outbox, a working server and its own clock. */
export function setUpTestDesk() {
  withEmptyOutbox()
  beforeEach(() => {
    vi.useFakeTimers()
    useLessonTest.setState(useLessonTest.getInitialState())
    useUser.setState({ user: pupilOf() })
    serveTest()
  })
  afterEach(() => void vi.useRealTimers())
}

/** Lets a step finish: it takes up to three requests in sequence. */
export async function settleSteps() {
  for (let call = 0; call < 3; call += 1) await settle()
}

export async function advanceTestClock(milliseconds: number) {
  await passTime(milliseconds)
  await settleSteps()
}

/** As the router keeps pages: a page that was left is hidden with its state. */
const desk = (isLeft: boolean) => (
  <Activity mode={isLeft ? 'hidden' : 'visible'}>
    <TestDesk
      scope={{ lessonId: LESSON_ID }}
      title="Pas i mačka"
      place={lessonTestFrame({ quiz: '/l/kwiz', script: '/l/skripta', lesson: '/l' })}
      address="https://iskra.test/l/test"
    />
  </Activity>
)

let shown: RenderResult

export async function openDesk() {
  shown = render(desk(false))
  await settleSteps()
}

/** The pupil goes to another page of the site, or returns from it. */
export async function navigate(to: 'away' | 'back') {
  shown.rerender(desk(to === 'away'))
  await settleSteps()
}

/** The pupil turns to another tab or locks the device, and returns. */
export async function hideTab() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await settleSteps()
}
export async function showTab() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  await settleSteps()
}

/** Reloads the page: only storage and server data remain. */
export async function reload() {
  cleanup()
  useLessonTest.setState(useLessonTest.getInitialState())
  await openDesk()
}

export const choose = (name: RegExp) => fireEvent.click(screen.getByLabelText(name))
export const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Tvoj odgovor'), { target: { value: text } })

export async function press(
  name: string | RegExp,
  place: Pick<typeof screen, 'getByRole'> = screen,
) {
  fireEvent.click(place.getByRole('button', { name }))
  await settleSteps()
}

/** The question whether to submit, and its buttons. */
export const dialog = () => within(screen.getByRole('dialog', { name: 'Predati test?' }))
export const pressInDialog = (name: string) => press(name, dialog())
export async function handIn() {
  await press('Predaj test već sada')
  await pressInDialog('Predaj test')
}

/** Waits until given answers are saved. */
export const save = () => advanceTestClock(600)

export const currentStepLabel = () =>
  screen.getByRole('button', { current: 'step' }).getAttribute('aria-label')
export const pageText = () => document.body.textContent
