import { keyOf, keep, readKept } from '@/lib/platform/browser/storage'
import { createQuizStore } from './quiz'
import { storageOwner } from './session'
import { create } from 'zustand'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** The open fun quiz; each player of a shared browser has a key of their own. */
export const useFunQuiz = createQuizStore((slug) => keyOf(storageOwner(), 'zabavni', slug), {
  repeatsMistakes: false,
})

/** `key`: the play's storage key. */
type FunGame = { slug: string; key: string; isPupil: boolean }

type Play = {
  /** Null before the play has begun. */
  playId: string | null
  /** Start by the browser's clock, in milliseconds since 1970; only shown. */
  begunAt: number | null
  /** A pupil's play has its own order and ids; null for others. */
  questions: PublicQuestion[] | null
}

const NO_PLAY: Play = { playId: null, begunAt: null, questions: null }

type FunPlayState = Play & {
  /** Null before the viewer is known: the page is the same for everyone. */
  game: FunGame | null
  /** Resumes the kept play of a game. */
  open: (game: FunGame) => void
  begin: (playId: string, begunAt: number, questions: PublicQuestion[] | null) => void
  forget: () => void
}

/** The play of the open fun quiz; a guest's is known here only. */
export const useFunPlay = create<FunPlayState>()((set, get) => ({
  game: null,
  ...NO_PLAY,
  open: (game) => {
    const kept = readKept(game.key, isPlay) ?? NO_PLAY
    set({ game, ...(game.isPupil && !kept.questions ? NO_PLAY : kept) })
  },
  begin: (playId, begunAt, questions) => {
    const play = { playId, begunAt, questions }
    keep(get().game?.key ?? '', play)
    set(play)
  },
  forget: () => {
    keep(get().game?.key ?? '', null)
    set(NO_PLAY)
  },
}))

const isPlay = (value: unknown): value is Play =>
  typeof value === 'object' &&
  value !== null &&
  'playId' in value &&
  typeof value.playId === 'string' &&
  'begunAt' in value &&
  typeof value.begunAt === 'number' &&
  'questions' in value &&
  (value.questions === null || Array.isArray(value.questions))
