import { create } from 'zustand'

/** Who plays what: `key` names the game's places in the browser's storage. */
export type FunGame = { key: string; isPupil: boolean }

type FunPlayState = {
  /** Null until the browser has looked who plays: the page is the same for everyone. */
  game: FunGame | null
  /** The play that the game's round belongs to; null before it has begun. */
  playId: string | null
  /** When it was begun by the browser's clock, in milliseconds since 1970; for show only. */
  begunAt: number | null
  /** Takes up the play of a game that was begun in this browser. */
  open: (game: FunGame) => void
  begin: (playId: string, begunAt: number) => void
  forget: () => void
}

const placeOf = (game: FunGame | null) => `iskra_igra_${game?.key ?? ''}`
const timePlaceOf = (game: FunGame | null) => `${placeOf(game)}_od`

/** The play of the open fun quiz. The server knows a pupil's; a guest's is known here only. */
export const useFunPlay = create<FunPlayState>()((set, get) => ({
  game: null,
  playId: null,
  begunAt: null,
  open: (game) => {
    const begunAt = Number(inStorage((it) => it.getItem(timePlaceOf(game))))
    const playId = inStorage((it) => it.getItem(placeOf(game)))
    set({ game, playId, begunAt: begunAt > 0 ? begunAt : null })
  },
  begin: (playId, begunAt) => {
    inStorage((it) => {
      it.setItem(placeOf(get().game), playId)
      it.setItem(timePlaceOf(get().game), String(begunAt))
    })
    set({ playId, begunAt })
  },
  forget: () => {
    inStorage((it) => {
      it.removeItem(placeOf(get().game))
      it.removeItem(timePlaceOf(get().game))
    })
    set({ playId: null, begunAt: null })
  },
}))

function inStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(localStorage)
  } catch {
    // A closed storage costs the resume after a reload, not the play.
    return null
  }
}
