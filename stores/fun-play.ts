import { create } from 'zustand'
import type { PublicQuestion } from '@/lib/questions/model'

/** Who plays what: `key` names the game's places in the browser's storage. */
export type FunGame = { key: string; isPupil: boolean }

type FunPlayState = {
  /** Null until the browser has looked who plays: the page is the same for everyone. */
  game: FunGame | null
  /** The play that the game's round belongs to; null before it has begun. */
  playId: string | null
  /** When it was begun by the browser's clock, in milliseconds since 1970; for show only. */
  begunAt: number | null
  /** A pupil's play asks in an order and with ids of its own; null for everyone else. */
  questions: PublicQuestion[] | null
  /** Takes up the play of a game that was begun in this browser. */
  open: (game: FunGame) => void
  begin: (playId: string, begunAt: number, questions: PublicQuestion[] | null) => void
  forget: () => void
}

const placeOf = (game: FunGame | null) => `iskra_igra_${game?.key ?? ''}`
const timePlaceOf = (game: FunGame | null) => `${placeOf(game)}_od`
const questionsPlaceOf = (game: FunGame | null) => `${placeOf(game)}_pitanja`

/** The play of the open fun quiz. The server knows a pupil's; a guest's is known here only. */
export const useFunPlay = create<FunPlayState>()((set, get) => ({
  game: null,
  playId: null,
  begunAt: null,
  questions: null,
  open: (game) => {
    const begunAt = Number(inStorage((it) => it.getItem(timePlaceOf(game))))
    const stored = inStorage((it) => it.getItem(placeOf(game)))
    const questions = game.isPupil ? storedQuestions(game) : null
    const playId = game.isPupil && !questions ? null : stored
    set({ game, playId, questions, begunAt: begunAt > 0 ? begunAt : null })
  },
  begin: (playId, begunAt, questions) => {
    inStorage((it) => {
      if (questions) it.setItem(questionsPlaceOf(get().game), JSON.stringify(questions))
      it.setItem(placeOf(get().game), playId)
      it.setItem(timePlaceOf(get().game), String(begunAt))
    })
    set({ playId, begunAt, questions })
  },
  forget: () => {
    inStorage((it) => {
      it.removeItem(placeOf(get().game))
      it.removeItem(timePlaceOf(get().game))
      it.removeItem(questionsPlaceOf(get().game))
    })
    set({ playId: null, begunAt: null, questions: null })
  },
}))

/** The questions of a begun play, as the server drew them; null where they are gone. */
function storedQuestions(game: FunGame): PublicQuestion[] | null {
  const stored = inStorage(
    (it) => JSON.parse(it.getItem(questionsPlaceOf(game)) ?? 'null') as unknown,
  )
  return Array.isArray(stored) ? (stored as PublicQuestion[]) : null
}

function inStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(localStorage)
  } catch {
    // A closed storage costs the resume after a reload, not the play.
    return null
  }
}
