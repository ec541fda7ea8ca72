import { create } from 'zustand'
import {
  readLocalTest,
  withWaiting,
  type LocalTest,
  type Waiting,
} from '@/lib/learning/tests/local-test'
import type { OpenTest } from '@/lib/learning/tests/model'
import { isComplete } from '@/lib/questions/is-complete'
import type { SubmittedAnswer } from '@/lib/questions/model'

type LessonTestState = {
  test: OpenTest | null
  /** Index of the question that is shown. */
  position: number
  answers: Record<string, SubmittedAnswer>
  waiting: Waiting
  /** Takes a test up where this browser left it, or at its first open question. */
  open: (test: OpenTest) => void
  goTo: (position: number) => void
  give: (questionId: string, answer: SubmittedAnswer) => void
  /** The server has this answer, or refused it for good; a newer one goes on waiting. */
  settle: (questionId: string, answer: SubmittedAnswer | null) => void
  /** Forgets a test that was handed in. */
  close: (testId: string) => void
}

const keyOf = (testId: string) => `iskra_test_${testId}`

/** The test that is written; what is not saved yet is kept in the browser. */
export const useLessonTest = create<LessonTestState>()((set, get) => {
  const change = (next: Partial<LocalTest>) => {
    set(next)
    const { test, position, waiting } = get()
    if (test) store(keyOf(test._id), { position, waiting })
  }
  return {
    test: null,
    position: 0,
    answers: {},
    waiting: {},
    open: (test) => {
      const local = load(keyOf(test._id))
      const asked = new Set(test.questions.map(({ _id }) => _id))
      const kept = Object.entries(local?.waiting ?? {}).filter(([id]) => asked.has(id))
      const waiting: Waiting = Object.fromEntries(kept)
      const answers = withWaiting(test.answers, waiting)
      const isInside = local !== null && local.position in test.questions
      const position = isInside ? local.position : firstOpen(test, answers)
      set({ test, position, answers, waiting })
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
      if (latest === answer) change({ waiting: rest })
    },
    close: (testId) => {
      store(keyOf(testId), null)
      if (get().test?._id === testId) set({ test: null, position: 0, answers: {}, waiting: {} })
    },
  }
})

function firstOpen({ questions }: OpenTest, answers: Record<string, SubmittedAnswer>): number {
  const place = questions.findIndex((question) => !isComplete(question, answers[question._id]))
  return Math.max(0, place)
}

/** True for what was taken back: nothing ticked, typed or paired. */
function isEmpty(answer: SubmittedAnswer): boolean {
  if (answer.kind === 'several') return answer.choices.length === 0
  if (answer.kind === 'matching') return Object.keys(answer.pairs).length === 0
  return 'text' in answer && answer.text === ''
}

function load(key: string): LocalTest | null {
  try {
    return readLocalTest(localStorage.getItem(key))
  } catch {
    return null // Storage is closed: what the server has is all there is.
  }
}

function store(key: string, test: LocalTest | null): void {
  try {
    if (test) localStorage.setItem(key, JSON.stringify(test))
    else localStorage.removeItem(key)
  } catch {
    // A full or closed storage costs what is not saved yet after a reload, not the test.
  }
}
