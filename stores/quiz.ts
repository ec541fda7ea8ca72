import { create } from 'zustand'
import {
  mistakesOf,
  nextQuestion,
  recordStep,
  resumeRound,
  startRound,
  type QuizProgress,
  type QuizStep,
} from '@/lib/learning/quiz-progress'

type QuizState = {
  /** Null until the browser has looked for a stored round. */
  progress: QuizProgress | null
  open: (lessonId: string, questionIds: string[]) => void
  record: (questionId: string, step: QuizStep) => void
  next: () => void
  restart: () => void
  /** A new round of what was not right in this one. */
  replayMistakes: () => void
}

const keyOf = (lessonId: string) => `iskra_kwiz_${lessonId}`

/** The quiz of the open lesson; every step is kept in the browser, so a reload loses nothing. */
export const useQuiz = create<QuizState & { lessonId: string; questionIds: string[] }>()((
  set,
  get,
) => {
  const keep = (progress: QuizProgress) => {
    set({ progress })
    store(keyOf(get().lessonId), progress)
  }
  const change = (step: (progress: QuizProgress) => QuizProgress) => () => {
    const { progress } = get()
    if (progress) keep(step(progress))
  }
  return {
    lessonId: '',
    questionIds: [],
    progress: null,
    open: (lessonId, questionIds) => {
      set({ lessonId, questionIds })
      set({ progress: resumeRound(load(keyOf(lessonId)), questionIds) })
    },
    record: (id, step) => change((progress) => recordStep(progress, id, step))(),
    next: change(nextQuestion),
    restart: () => keep(startRound(get().questionIds)),
    replayMistakes: change((progress) => startRound(mistakesOf(progress))),
  }
})

function load(key: string): QuizProgress | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isProgress(stored) ? stored : null
  } catch {
    // Storage is closed or holds something else: the quiz starts from the first question.
    return null
  }
}

function store(key: string, progress: QuizProgress): void {
  try {
    localStorage.setItem(key, JSON.stringify(progress))
  } catch {
    // A full or closed storage costs the resume after a reload, not the quiz.
  }
}

function isProgress(value: unknown): value is QuizProgress {
  if (!isObject(value)) return false
  const { round, position, steps } = value
  return (
    Array.isArray(round) &&
    round.every((id) => typeof id === 'string') &&
    Number.isInteger(position) &&
    isObject(steps) &&
    Object.values(steps).every(isStep)
  )
}

const OUTCOMES = ['right', 'spelling', 'partly', 'wrong']

function isStep(value: unknown): value is QuizStep {
  if (!isObject(value)) return false
  const { answer, judgement } = value
  if (!isObject(answer) || !isObject(judgement)) return false
  const { outcome, feedback, correct, marks } = judgement
  const isOutcome = OUTCOMES.includes(String(outcome))
  return isOutcome && Array.isArray(feedback) && isObject(correct) && isObject(marks)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
