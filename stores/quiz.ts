import { create } from 'zustand'
import {
  draftAnswer,
  dropPending,
  extendRound,
  holdAnswer,
  isOpen,
  nameRound,
  nextQuestion,
  playAgain,
  recordStep,
  repeatMistake,
  resumeRound,
  skipQuestion,
  startRound,
  stillWrong,
  type QuizProgress,
  type QuizStep,
} from '@/lib/quiz/quiz-progress'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { keep } from '@/lib/browser/storage'
import { loadRound, roundKey } from './quiz-rounds'

type AnswerStep = (
  progress: QuizProgress,
  questionId: string,
  answer: SubmittedAnswer,
) => QuizProgress

export type QuizState = {
  /** What the round is of: it names its place in the browser's storage. */
  lessonId: string
  /** That place. It stays while the round is open, whoever signs out meanwhile. */
  key: string
  questionIds: string[]
  /** Null until the browser has looked for a stored round. */
  progress: QuizProgress | null
  /**
   * What is chosen or checked before it is known which questions are open to this player: `open`
   * takes it over.
   */
  early: { questionId: string; answer: SubmittedAnswer; step: AnswerStep } | null
  open: (lessonId: string, questionIds: string[]) => void
  /** More of the lesson's questions are open to this player: a round of the first ones goes on. */
  extend: (questionIds: string[]) => void
  /** The name of the round for the server; made when it is first asked for. */
  roundId: (make: () => string) => string | undefined
  /** Takes up what another tab has done in this quiz since. */
  catchUp: () => void
  record: (questionId: string, step: QuizStep) => void
  /** Keeps what is chosen or typed; nothing that was handed in for this question is sent. */
  draft: (questionId: string, answer: SubmittedAnswer) => void
  /** Keeps an answer until it is judged. */
  hold: (questionId: string, answer: SubmittedAnswer) => void
  /** What was handed in for this question is a draft again. */
  drop: (questionId: string) => void
  /** Goes on without a question that is not judged any more; anew where it was the only one. */
  skip: (questionId: string) => void
  next: () => void
  restart: () => void
  /** A new round of what was not right in this one, not even at its second turn. */
  replayMistakes: () => void
}

export type QuizStore = ReturnType<typeof createQuizStore>

/** The open quiz; every step is kept in the browser, so a reload loses nothing. */
export const useQuiz = createQuizStore(roundKey, { repeatsMistakes: true })

type QuizRules = {
  /** What was not right comes once more at the end of the round. */
  repeatsMistakes: boolean
}

/** A store of rounds. `keyOf` names the place of each in the browser's storage. */
export function createQuizStore(keyOf: (lessonId: string) => string, rules: QuizRules) {
  return create<QuizState>()((set, get) => {
    const catchUp = () => {
      const { key, questionIds } = get()
      const stored = loadRound(key)
      if (stored) set({ progress: resumeRound(stored, questionIds) })
    }
    const change = (step: (progress: QuizProgress) => QuizProgress) => {
      catchUp()
      const { progress, key } = get()
      const changed = progress && step(progress)
      if (!changed || changed === progress) return
      set({ progress: changed })
      keep(key, changed)
    }
    /** Changes the round where the question is open in it; else the answer waits for its round. */
    const answerWith = (step: AnswerStep) => (questionId: string, answer: SubmittedAnswer) => {
      catchUp()
      const { progress } = get()
      if (progress && isOpen(progress, questionId)) change((now) => step(now, questionId, answer))
      else set({ early: { questionId, answer, step } })
    }
    return {
      lessonId: '',
      key: '',
      questionIds: [],
      progress: null,
      early: null,
      open: (lessonId, questionIds) => {
        const { early } = get()
        const key = keyOf(lessonId)
        const progress = resumeRound(loadRound(key), questionIds)
        set({ lessonId, key, questionIds, progress, early: null })
        if (early) change((now) => early.step(now, early.questionId, early.answer))
      },
      extend: (allIds) => {
        const { questionIds: demoIds } = get()
        set({ questionIds: allIds })
        change((progress) => extendRound(progress, demoIds, allIds))
      },
      roundId: (make) => {
        change((progress) => nameRound(progress, make()))
        return get().progress?.id
      },
      catchUp,
      record: (id, step) =>
        change((progress) => {
          const recorded = recordStep(progress, id, step)
          return rules.repeatsMistakes ? repeatMistake(recorded, id) : recorded
        }),
      draft: answerWith(draftAnswer),
      hold: answerWith(holdAnswer),
      drop: (id) => change((progress) => (isOpen(progress, id) ? dropPending(progress) : progress)),
      skip: (id) =>
        change((progress) =>
          progress.round.length > 1 ? skipQuestion(progress, id) : startRound(get().questionIds),
        ),
      next: () => change(nextQuestion),
      restart: () => change((progress) => playAgain(progress, get().questionIds, newSeed())),
      replayMistakes: () =>
        change((progress) => ({
          ...playAgain(progress, get().questionIds, newSeed()),
          round: stillWrong(progress),
        })),
    }
  })
}

const newSeed = () => Math.floor(Math.random() * 2 ** 31)
