import { create } from 'zustand'
import { keep, keyOf, readKept } from '@/lib/browser/storage'
import { isLocalTest, withWaiting, type LocalTest, type Waiting } from '@/lib/exams/local-test'
import type { OpenTest } from '@/lib/exams/model'
import { isComplete, isEmpty } from '@/lib/questions/kinds/answers'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { storageOwner } from './session'

type LessonTestState = {
  test: OpenTest | null
  /** Where what is not saved yet is kept; the writer's, also when the session is over meanwhile. */
  key: string
  /** Index of the question that is shown. */
  position: number
  answers: Answers
  waiting: Waiting
  /** When a timed test ends, by the page's clock (`performance.now()`). */
  endsAt: number | null
  /** Takes a test up where this browser left it, or at its first open question. */
  open: (test: OpenTest, asked: Asked) => void
  /** What the server says of a test that goes on: its time, and answers from another tab or device. */
  hear: (heard: Heard, asked: Asked) => void
  goTo: (position: number) => void
  give: (questionId: string, answer: SubmittedAnswer) => void
  /** The server has this answer, or refused it for good; a newer one goes on waiting. */
  settle: (questionId: string, answer: SubmittedAnswer | null) => void
  /** Forgets a test that was handed in. */
  close: (testId: string) => void
}

type Answers = Record<string, SubmittedAnswer>
type Heard = Pick<OpenTest, '_id' | 'remainingMs' | 'answers'>

/** When the server was asked for a test, and what was given and still to be sent by then. */
export type Asked = { at: number; answers: Answers; waiting: Waiting }

export const askNow = (): Asked => ({
  at: performance.now(),
  answers: useLessonTest.getState().answers,
  waiting: useLessonTest.getState().waiting,
})

const testKey = (testId: string) => keyOf(storageOwner(), 'test', testId)

const NO_TEST = { test: null, key: '', position: 0, answers: {}, waiting: {}, endsAt: null }

/** The test that is written; what is not saved yet is kept in the browser. */
export const useLessonTest = create<LessonTestState>()((set, get) => {
  /** Keeps what another tab of the test has not sent yet; only that tab knows whether it is old. */
  const change = (next: Partial<LocalTest>, settled: Waiting = {}) => {
    set(next)
    const { test, key, position, waiting } = get()
    if (!test) return
    const stored = Object.entries(load(key)?.waiting ?? {})
    const theirs = stored.filter(([id, answer]) => !(id in settled && isSame(settled[id], answer)))
    keep(key, { position, waiting: { ...Object.fromEntries(theirs), ...waiting } })
  }
  return {
    ...NO_TEST,
    open: (test, asked) => {
      const here = get().test?._id === test._id ? get() : null
      const key = here?.key ?? testKey(test._id)
      const local = load(key)
      const ids = new Set(test.questions.map(({ _id }) => _id))
      const kept = Object.entries({ ...local?.waiting, ...here?.waiting })
      const waiting: Waiting = Object.fromEntries(kept.filter(([id]) => ids.has(id)))
      const answers = withOwn(test.answers, waiting, here?.answers ?? {}, asked)
      const isInside = local !== null && local.position in test.questions
      const position = isInside ? local.position : firstOpen(test, answers)
      set({ test, key, position, answers, waiting, endsAt: endOf(test.remainingMs, asked.at) })
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
      if (position in (get().test?.questions ?? [])) change({ position })
    },
    give: (questionId, answer) => {
      const sent = isEmpty(answer) ? null : answer
      set({ answers: { ...get().answers, [questionId]: answer } })
      change({ waiting: { ...get().waiting, [questionId]: sent } })
    },
    settle: (questionId, answer) => {
      const { [questionId]: latest, ...rest } = get().waiting
      if (latest === answer) change({ waiting: rest }, { [questionId]: answer })
    },
    close: (testId) => {
      const isOpen = get().test?._id === testId
      keep(isOpen ? get().key : testKey(testId), null)
      if (isOpen) set(NO_TEST)
    },
  }
})

/** Counted from the question, not from its answer: what travels slowly makes no test longer. */
const endOf = (remainingMs: number | null, askedAt: number) =>
  remainingMs === null ? null : askedAt + remainingMs

/**
 * What the server has, with what this page knows better: answers that wait, and those that were
 * given while the server was asked, saved or not.
 */
function withOwn(saved: Answers, waiting: Waiting, here: Answers, asked: Asked): Answers {
  const newer = Object.entries(here).filter(([id, answer]) => asked.answers[id] !== answer)
  return { ...withWaiting(saved, waiting), ...Object.fromEntries(newer) }
}

function firstOpen({ questions }: OpenTest, answers: Answers): number {
  const place = questions.findIndex((question) => !isComplete(question, answers[question._id]))
  return Math.max(0, place)
}

/** What the storage gives back is another object of the same text. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const load = (key: string): LocalTest | null => readKept(key, isLocalTest)
