import { create } from 'zustand'
import type { Item } from '@/lib/browser/item-store'
import { keep, keyOf, ownerOf, readKept } from '@/lib/browser/storage'
import { examsCalls } from '@/lib/exams/calls'
import type { OpenTest } from '@/lib/exams/model'
import { isComplete, isEmpty } from '@/lib/questions/kinds/answers'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { itemFor, put } from './outbox'
import { storageOwner } from './session'

type LessonTestState = {
  test: OpenTest | null
  /** Where its position is kept; the writer's, also when the session is over meanwhile. */
  key: string
  /** Index of the question that is shown. */
  position: number
  answers: Answers
  /** What the outbox holds of it. */
  waiting: Waiting
  /** When a timed test ends, by the page's clock (`performance.now()`). */
  endsAt: number | null
  /**
   * Takes a test up where this browser left it, or at its first open question.
   * @param left what the outbox holds of it
   */
  open: (test: OpenTest, asked: Asked, left: Waiting) => void
  /** What the server says of a test that goes on: its time, and answers from another tab or device. */
  hear: (heard: Heard, asked: Asked) => void
  goTo: (position: number) => void
  give: (questionId: string, answer: SubmittedAnswer) => void
  /** The outbox has nothing of this question; an answer that was given since goes on waiting. */
  settle: (questionId: string, waiting: Waiting[string] | undefined) => void
  /** Forgets a test that was handed in. */
  close: (testId: string) => void
}

type Answers = Record<string, SubmittedAnswer>

/** Answers that the server has not said to have; null takes an answer back. */
type Waiting = Record<string, SubmittedAnswer | null>
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

/** The kind of a test's answers in the outbox. */
export const answersOf = (testId: string) => `test:${testId}`

/** The answers to a test among items of the outbox. */
export const answersIn = (items: Item[], testId: string): Waiting =>
  Object.fromEntries(
    items
      .filter(({ kind }) => kind === answersOf(testId))
      .map(({ input }) => {
        const body = input.body as { questionId: string; answer: SubmittedAnswer | null }
        return [body.questionId, body.answer]
      }),
  )

/** The test that is written; what is not saved yet is in the outbox. */
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
    const kind = answersOf(test._id)
    const input = { params: { id: test._id }, body: { questionId, answer: sent } }
    const envelope = { id: `${kind}:${questionId}`, owner: ownerOf(key), kind }
    void put(itemFor(examsCalls.keepAnswer, input, envelope))
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

/** Counted from the question, not from its answer: what travels slowly makes no test longer. */
const endOf = (remainingMs: number | null, askedAt: number) =>
  remainingMs === null ? null : askedAt + remainingMs

/**
 * What the server has, with what this page knows better: answers that wait, and those that were
 * given while the server was asked, saved or not.
 */
function withOwn(saved: Answers, waiting: Waiting, here: Answers, asked: Asked): Answers {
  const newer = Object.entries(here).filter(([id, answer]) => asked.answers[id] !== answer)
  const given = Object.entries({ ...saved, ...waiting, ...Object.fromEntries(newer) })
  return Object.fromEntries(given.flatMap(([id, answer]) => (answer ? [[id, answer]] : [])))
}

function firstOpen({ questions }: OpenTest, answers: Answers): number {
  const place = questions.findIndex((question) => !isComplete(question, answers[question._id]))
  return Math.max(0, place)
}
