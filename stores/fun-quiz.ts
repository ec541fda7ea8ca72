import { keyOf, keep, readKept } from '@/lib/browser/storage'
import { createQuizStore } from './quiz'
import { storageOwner } from './session'
import { create } from 'zustand'
import type { PublicQuestion } from '@/lib/questions/model'

/** The open fun quiz, each player's in a place of its own: brothers and sisters share a browser. */
export const useFunQuiz = createQuizStore((slug) => keyOf(storageOwner(), 'zabavni', slug), {
  repeatsMistakes: false,
})

/** Who plays what: `key` is the play's place in the browser's storage. */
type FunGame = { slug: string; key: string; isPupil: boolean }

type Play = {
  /** The play that the game's round belongs to; null before it has begun. */
  playId: string | null
  /** When it was begun by the browser's clock, in milliseconds since 1970; for show only. */
  begunAt: number | null
  /** A pupil's play asks in an order and with ids of its own; null for everyone else. */
  questions: PublicQuestion[] | null
}

const NO_PLAY: Play = { playId: null, begunAt: null, questions: null }

type FunPlayState = Play & {
  /** Null until the browser has looked who plays: the page is the same for everyone. */
  game: FunGame | null
  /** Takes up the play of a game that was begun in this browser. */
  open: (game: FunGame) => void
  begin: (playId: string, begunAt: number, questions: PublicQuestion[] | null) => void
  forget: () => void
}

/** The play of the open fun quiz. The server knows a pupil's; a guest's is known here only. */
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
