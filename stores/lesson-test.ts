import { create } from 'zustand'
import type { OutboxItem } from '@/lib/platform/browser/item-store'
import { keep, storageKeyOf, ownerOf, readKept } from '@/lib/platform/browser/storage'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import type { OpenTest } from '@/lib/learning/exams/model'
import { isCompleteAnswer, isEmpty } from '@/lib/content/questions/kinds/answers'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { itemFor, put } from './outbox'
import { storageOwner } from './session'

type LessonTestState = {
  test: OpenTest | null
  /** Storage key of the position. Stays the pupil's after their session has ended. */
  key: string
  position: number
  answers: Answers
  waiting: Waiting
  /** End of a timed test by the page's clock (`performance.now()`). */
  endsAt: number | null
  /**
   * Resumes a test at this browser's last position, or at its first open question.
   * @param left the test's answers in the outbox
   */
  open: (test: OpenTest, asked: RequestSnapshot, left: Waiting) => void
  /** Updates time and answers from the server. */
  hear: (heard: Heard, asked: RequestSnapshot) => void
  goTo: (position: number) => void
  give: (questionId: string, answer: SubmittedAnswer) => void
  /** Removes an answer the outbox has sent, unless a newer one is waiting. */
  settle: (questionId: string, waiting: Waiting[string] | undefined) => void
  close: (testId: string) => void
}

type Answers = Record<string, SubmittedAnswer>

/** Answers not yet acknowledged by the server; null withdraws an answer. */
type Waiting = Record<string, SubmittedAnswer | null>
type Heard = Pick<OpenTest, '_id' | 'remainingMs' | 'answers'>

/** The time of a request, and the answers at that time. */
export type RequestSnapshot = { at: number; answers: Answers; waiting: Waiting }

export const snapshotBeforeRequest = (): RequestSnapshot => ({
  at: performance.now(),
  answers: useLessonTest.getState().answers,
  waiting: useLessonTest.getState().waiting,
})

const testKey = (testId: string) => storageKeyOf(storageOwner(), 'test', testId)

const NO_TEST = { test: null, key: '', position: 0, answers: {}, waiting: {}, endsAt: null }

export const testAnswersKind = (testId: string) => `test:${testId}`

export const testAnswersInOutbox = (items: OutboxItem[], testId: string): Waiting =>
  Object.fromEntries(
    items
      .filter(({ kind }) => kind === testAnswersKind(testId))
      .map(({ input }) => {
        const body = input.body as { questionId: string; answer: SubmittedAnswer | null }
        return [body.questionId, body.answer]
      }),
  )

/** The open test. Unsaved answers are in the outbox. */
export const useLessonTest = create<LessonTestState>()((set, get) => ({
  ...NO_TEST,
  open: (test, asked, left) => {
    const here = get().test?._id === test._id ? get() : null
    const key = here?.key ?? testKey(test._id)
    const ids = new Set(test.questions.map(({ _id }) => _id))
    const kept = Object.entries({ ...left, ...here?.waiting })
    const waiting: Waiting = Object.fromEntries(kept.filter(([id]) => ids.has(id)))
    const answers = withOwn(test.answers, waiting, here?.answers ?? {}, asked)
    const place = readKept(key, isPlace)
    const position = place !== null && place in test.questions ? place : firstOpen(test, answers)
    set({ test, key, position, answers, waiting, endsAt: endOf(test.remainingMs, asked.at) })
    keep(key, position)
  },
  hear: ({ _id, remainingMs, answers: saved }, asked) => {
    const { test, waiting, answers } = get()
    if (test?._id !== _id) return
    const unsaved = { ...asked.waiting, ...waiting }
    set({
      answers: withOwn(saved, unsaved, answers, asked),
      endsAt: endOf(remainingMs, asked.at),
    })
  },
  goTo: (position) => {
    const { test, key } = get()
    if (!test || !(position in test.questions)) return
    set({ position })
    keep(key, position)
  },
  give: (questionId, answer) => {
    const { test, key, answers, waiting } = get()
    if (!test) return
    const sent = isEmpty(answer) ? null : answer
    set({
      answers: { ...answers, [questionId]: answer },
      waiting: { ...waiting, [questionId]: sent },
    })
    const kind = testAnswersKind(test._id)
    const input = { params: { id: test._id }, body: { questionId, answer: sent } }
    const envelope = { id: `${kind}:${questionId}`, owner: ownerOf(key), kind }
    void put(itemFor(examsApiCalls.keepAnswer, input, envelope))
  },
  settle: (questionId, waiting) => {
    const { [questionId]: latest, ...rest } = get().waiting
    if (latest === waiting) set({ waiting: rest })
  },
  close: (testId) => {
    const isOpen = get().test?._id === testId
    keep(isOpen ? get().key : testKey(testId), null)
    if (isOpen) set(NO_TEST)
  },
}))

const isPlace = (value: unknown): value is number => Number.isInteger(value)

/** Counts from the request, not the response, so that a slow network does not extend a test. */
const endOf = (remainingMs: number | null, askedAt: number) =>
  remainingMs === null ? null : askedAt + remainingMs

/** The server's answers, overridden by unsent answers and by those given during the request. */
function withOwn(saved: Answers, waiting: Waiting, here: Answers, asked: RequestSnapshot): Answers {
  const newer = Object.entries(here).filter(([id, answer]) => asked.answers[id] !== answer)
  const given = Object.entries({ ...saved, ...waiting, ...Object.fromEntries(newer) })
  return Object.fromEntries(given.flatMap(([id, answer]) => (answer ? [[id, answer]] : [])))
}

function firstOpen({ questions }: OpenTest, answers: Answers): number {
  const place = questions.findIndex(
    (question) => !isCompleteAnswer(question, answers[question._id]),
  )
  return Math.max(0, place)
}
