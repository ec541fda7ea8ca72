import { v4 as uuid } from 'uuid'
import { create } from 'zustand'
import {
  draftAnswer,
  endRepeats,
  revertPendingToDraft,
  extendRound,
  setPendingAnswer,
  isOpenTurn,
  needsRoundId,
  recordOpenedHints,
  setRoundId,
  goToNextTurn,
  playAgain,
  recordStep,
  repeatMistake,
  resumeRound,
  deferPendingAnswer,
  removeOpenQuestion,
  startRound,
  stillWrong,
  removeRefusedTurn,
  type QuizProgress,
  type QuizStep,
} from '@/lib/learning/quiz/quiz-progress'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import { isProgress } from '@/lib/learning/quiz/stored-progress'
import { keep, readKept } from '@/lib/platform/browser/storage'
import { roundKey } from './quiz-rounds'
import { useSession } from './session'

/** The stored round of a key. */
export const loadRound = (key: string): QuizProgress | null => readKept(key, isProgress)

type AnswerStep = (
  progress: QuizProgress,
  questionId: string,
  answer: PracticeAnswer,
) => QuizProgress

export type QuizState = {
  /** Id of the lesson, or slug of the fun quiz; part of the storage key. */
  lessonId: string
  /** The storage key. Stays the same while the round is open, even after signing out. */
  key: string
  /** True for a pupil's round, also after signing out: its answers are to be recorded. */
  isPupil: boolean
  questionIds: string[]
  /** Null until the storage is read. */
  progress: QuizProgress | null
  /** An answer given before the open questions are known; `open` applies it. */
  early: { questionId: string; answer: PracticeAnswer; step: AnswerStep } | null
  open: (lessonId: string, questionIds: string[]) => void
  /** More questions are available: extends a round of the first ones. */
  extend: (questionIds: string[]) => void
  record: (questionId: string, step: QuizStep) => void
  /** Stores a draft and withdraws the question's submitted answer. */
  draft: (questionId: string, answer: PracticeAnswer) => void
  hold: (questionId: string, answer: PracticeAnswer) => void
  /** Notes how many hints of a question are open. */
  hint: (questionId: string, count: number) => void
  /** Turns a submitted answer back into a draft. */
  drop: (questionId: string) => void
  /** Skips a question; restarts if it was the only one. */
  skip: (questionId: string) => void
  next: () => void
  /** Ends the repeating of mistakes. */
  endRepeats: () => void
  /** Continues while the answer waits to be judged. */
  setAside: () => void
  /** A waiting answer was rejected. */
  takeBack: (turn: string, isAskedAgain: boolean) => void
  restart: () => void
  replayMistakes: () => void
}

export type QuizStore = ReturnType<typeof createQuizStore>

/** The open quiz. Each step is stored, so that a reload loses nothing. */
export const useQuiz = createQuizStore(roundKey, true)

/**
 * Creates a store of rounds, which follows what other tabs store.
 * @param keyOf returns a round's storage key
 * @param isLesson a lesson's rounds have ids for the server and repeat mistakes at the end
 */
export function createQuizStore(keyOf: (lessonId: string) => string, isLesson: boolean) {
  return create<QuizState>()((set, get) => {
    const catchUp = () => {
      const { key, questionIds } = get()
      const stored = loadRound(key)
      if (stored) set({ progress: resumeRound(stored, questionIds) })
    }
    if (typeof window !== 'undefined') window.addEventListener('storage', catchUp)
    const withId = (progress: QuizProgress) =>
      isLesson && needsRoundId(progress, get().isPupil) ? setRoundId(progress, uuid()) : progress
    const change = (step: (progress: QuizProgress) => QuizProgress) => {
      catchUp()
      const { progress, key } = get()
      const changed = progress && withId(step(progress))
      if (!changed || changed === progress) return
      set({ progress: changed })
      keep(key, changed)
    }
    /**
     * Applies an answer if its question is open; otherwise keeps it until `open` shows the round.
     */
    const answerWith = (step: AnswerStep) => (questionId: string, answer: PracticeAnswer) => {
      catchUp()
      const { progress } = get()
      if (progress && isOpenTurn(progress, questionId))
        change((now) => step(now, questionId, answer))
      else set({ early: { questionId, answer, step } })
    }
    const anew = (progress: QuizProgress) => playAgain(progress, get().questionIds, newSeed())
    return {
      lessonId: '',
      key: '',
      isPupil: false,
      questionIds: [],
      progress: null,
      early: null,
      open: (lessonId, questionIds) => {
        const { early } = get()
        const key = keyOf(lessonId)
        const progress = resumeRound(loadRound(key), questionIds)
        const isPupil = useSession.getState().viewer?.type === 'ucenik'
        set({ lessonId, key, isPupil, questionIds, progress, early: null })
        change((now) => (early ? early.step(now, early.questionId, early.answer) : now))
      },
      extend: (allIds) => {
        const { questionIds: demoIds } = get()
        set({ questionIds: allIds })
        change((progress) => extendRound(progress, demoIds, allIds))
      },
      record: (id, step) =>
        change((progress) => {
          const recorded = recordStep(progress, id, step)
          return isLesson ? repeatMistake(recorded, id) : recorded
        }),
      draft: answerWith(draftAnswer),
      hold: answerWith(setPendingAnswer),
      hint: (id, count) => change((progress) => recordOpenedHints(progress, id, count)),
      drop: (id) =>
        change((progress) =>
          isOpenTurn(progress, id) ? revertPendingToDraft(progress) : progress,
        ),
      skip: (id) =>
        change((progress) =>
          progress.round.length > 1
            ? removeOpenQuestion(progress, id)
            : startRound(get().questionIds),
        ),
      next: () => change(goToNextTurn),
      endRepeats: () => change(endRepeats),
      setAside: () => change(deferPendingAnswer),
      takeBack: (turn, isAskedAgain) =>
        change((progress) => removeRefusedTurn(progress, turn, isAskedAgain)),
      restart: () => change(anew),
      replayMistakes: () =>
        change((progress) => ({ ...anew(progress), round: stillWrong(progress) })),
    }
  })
}

const newSeed = () => Math.floor(Math.random() * 2 ** 31)
