import { storageKeyOf, keep, readKept } from '@/lib/platform/browser/storage'
import { createQuizStore } from './quiz'
import { storageOwner } from './session'
import { create } from 'zustand'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** The open fun quiz. Each player of a shared browser has their own key. */
export const useFunQuiz = createQuizStore(
  (slug) => storageKeyOf(storageOwner(), 'zabavni', slug),
  false,
)

/** `key`: the play's storage key. */
type FunGame = { slug: string; key: string; isPupil: boolean }

type Play = {
  /** Null before the play has begun. */
  playId: string | null
  /** Start time by the browser's clock, in milliseconds since 1970; for display only. */
  begunAt: number | null
  /** A pupil's play has its own order and ids; null for other players. */
  questions: PublicQuestion[] | null
}

const NO_PLAY: Play = { playId: null, begunAt: null, questions: null }

type FunPlayState = Play & {
  /** Null until the viewer is known: the page is the same for everyone. */
  game: FunGame | null
  /** Resumes the stored play of a game. */
  open: (game: FunGame) => void
  begin: (playId: string, begunAt: number, questions: PublicQuestion[] | null) => void
  forget: () => void
}

/** The play of the open fun quiz. A guest's play is stored only in this browser. */
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
