import { create } from 'zustand'
import { call } from '@/lib/http/client'
import { lessonStateCalls } from '@/lib/lesson-state/calls'
import type { LessonState } from '@/lib/lesson-state/model'
import type { Part } from '@/lib/lesson-state/next-step'
import { partOf } from '@/lib/quiz/quiz-progress'
import { loadRound, roundKey } from './quiz-rounds'

type Known = {
  lessonId: string
  /** Null when the server did not answer. */
  state: LessonState | null
  /** The quiz round that this browser keeps; null without one that goes on. */
  openRound: Part | null
}

type LessonStateStore = {
  /** What the page's lesson looks like for the pupil; null until it is known. */
  known: Known | null
  /** Asks for a lesson anew. The parts of a page ask in one breath and share one request. */
  want: (lessonId: string) => void
}

let wanted: string | null = null
let asked = 0

/** Where the pupil stands in the lesson of the page. */
export const useLessonState = create<LessonStateStore>()((set, get) => ({
  known: null,
  want: (lessonId) => {
    if (get().known?.lessonId !== lessonId) set({ known: null })
    if (wanted === null) setTimeout(() => void ask(), 0)
    wanted = lessonId
  },
}))

async function ask(): Promise<void> {
  const lessonId = wanted
  wanted = null
  if (lessonId === null) return
  const turn = ++asked
  // Without an answer the tiles stay as a guest has them: every way into the lesson is there.
  const state = await call(lessonStateCalls.lessonState, { params: { id: lessonId } }).catch(
    () => null,
  )
  // A slow answer about a page that was left would take what is known of the open one away.
  if (turn !== asked) return
  useLessonState.setState({ known: { lessonId, state, openRound: openRound(lessonId) } })
}

/** Rounds that go on live in the browser: the server knows them once they are finished. */
function openRound(lessonId: string): Part | null {
  const round = loadRound(roundKey(lessonId))
  return round && partOf(round)
}
