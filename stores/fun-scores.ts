import { create } from 'zustand'
import { GUEST_OWNER, listKeptKeys, readKept } from '@/lib/platform/browser/storage'
import { funQuizzesApiCalls } from '@/lib/learning/fun-quizzes/calls'
import type { FunScore } from '@/lib/learning/fun-quizzes/model'
import { call } from '@/lib/platform/http/client'
import { rightCount } from '@/lib/learning/quiz/quiz-progress'
import { isProgress } from '@/lib/learning/quiz/stored-progress'
import { useSession } from './session'

type FunScoresState = {
  /** The viewer's scores of finished quizzes, by slug. */
  scores: Record<string, FunScore | undefined>
  /** Loads a pupil's scores from the server, others' from this browser; once for all cards. */
  load: () => void
}

let isLoading = false

/** Quiz scores. Cards are rendered the same for everyone and marked afterwards. */
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
  if (one?.type !== 'ucenik') return storedScores(one?.sub ?? GUEST_OWNER)
  // When the server does not respond, no quiz is marked.
  const quizzes = await call(funQuizzesApiCalls.listFunQuizzes).catch(() => [])
  return Object.fromEntries(quizzes.flatMap(({ slug, best }) => (best ? [[slug, best]] : [])))
}

function storedScores(player: string): FunScoresState['scores'] {
  const rounds = listKeptKeys('zabavni').flatMap(({ key, owner, which }) => {
    const progress = owner === player ? readKept(key, isProgress) : null
    const total = progress?.round.length ?? 0
    if (!progress || total === 0 || progress.position < total) return []
    return [[which, { right: rightCount(progress), total }] as const]
  })
  return Object.fromEntries(rounds)
}
