import { create } from 'zustand'
import { GUEST, listKept, readKept } from '@/lib/browser/storage'
import { funQuizzesCalls } from '@/lib/fun-quizzes/calls'
import type { FunScore } from '@/lib/fun-quizzes/model'
import { call } from '@/lib/http/client'
import { rightCount } from '@/lib/quiz/quiz-progress'
import { isProgress } from '@/lib/quiz/stored-progress'
import { useSession } from './session'

type FunScoresState = {
  /** What the viewer has made of each finished quiz, by its slug. */
  scores: Record<string, FunScore | undefined>
  /** Asks the server for a pupil's, this browser for anyone else's. Once for all cards of a page. */
  load: () => void
}

let isLoading = false

/** What was played so far: a page's cards are the same for everyone and are marked afterwards. */
export const useFunScores = create<FunScoresState>()((set) => ({
  scores: {},
  load: () => {
    if (isLoading) return
    isLoading = true
    void read().then((scores) => {
      isLoading = false
      set({ scores })
    })
  },
}))

async function read(): Promise<FunScoresState['scores']> {
  const { viewer, look } = useSession.getState()
  const one = viewer ?? look()
  if (one?.type !== 'ucenik') return storedScores(one?.sub ?? GUEST)
  // Without an answer no quiz is marked; all of them can be played.
  const quizzes = await call(funQuizzesCalls.listFunQuizzes).catch(() => [])
  return Object.fromEntries(quizzes.flatMap(({ slug, best }) => (best ? [[slug, best]] : [])))
}

/** The rounds that were finished in this browser and not begun anew. */
function storedScores(player: string): FunScoresState['scores'] {
  const rounds = listKept('zabavni').flatMap(({ key, owner, which }) => {
    const progress = owner === player ? readKept(key, isProgress) : null
    const total = progress?.round.length ?? 0
    if (!progress || total === 0 || progress.position < total) return []
    return [[which, { right: rightCount(progress), total }] as const]
  })
  return Object.fromEntries(rounds)
}
